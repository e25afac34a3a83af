import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';

// The server to talk to while developing: `cargo xtask dev` starts one. It compares origin and host, so the host stays as it is.
const server = loadEnv('', '.', 'SYRTIS_').SYRTIS_SERVER ?? 'http://127.0.0.1:8080';
const proxy = { '/api': { target: server, ws: true, changeOrigin: false } };

export default defineConfig({
  plugins: [svelte()],
  // The words lie beside the client, for the server speaks them too.
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
