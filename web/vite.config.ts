import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';

// The development server's backend, started by `cargo xtask dev`. It compares origin and host, so the proxy keeps the host.
const server = loadEnv('', '.', 'SYRTIS_').SYRTIS_SERVER ?? 'http://127.0.0.1:8080';
const proxy = { '/api': { target: server, ws: true, changeOrigin: false } };

export default defineConfig({
  plugins: [svelte()],
  // The locales lie outside this folder because the server uses them too.
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
