import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { parse } from './build/guide.ts';

// The development server's backend, started by `cargo xtask dev`. It compares origin and host, so the proxy keeps the host.
const server = loadEnv('', '.', 'SYRTIS_').SYRTIS_SERVER ?? 'http://127.0.0.1:8080';
const proxy = { '/api': { target: server, ws: true, changeOrigin: false } };

/** `game.ftl?head` is the title, the description and the variants of a game: all that the first page says of it. */
function heads(): Plugin {
  return {
    name: 'heads',
    enforce: 'pre',
    async load(id) {
      const [path, query] = id.split('?');
      if (query !== 'head' || !path) return null;
      const messages = (await readFile(path, 'utf8')).split(/\n(?=\S)/);
      return `export default ${JSON.stringify(messages.filter((message) => /^[a-z]+-(title|about|option-variant-[a-z-]+) =/.test(message)).join('\n'))};`;
    },
  };
}

/** A guide is read here, so that the page needs no reader of Markdown. */
function guides(): Plugin {
  return {
    name: 'guides',
    enforce: 'pre',
    async load(id) {
      if (!/\/docs\/guide\/[a-z]+\/[a-z]+\.md$/.test(id)) return null;
      return `export default ${JSON.stringify(parse(await readFile(id, 'utf8')))};`;
    },
  };
}

/** Everything that the server sends is also there compressed as well as possible. */
function compressed(): Plugin {
  const compress = promisify(brotliCompress);
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => /\.(js|css|html|svg)$/.test(file))
          .map(async (file) => {
            const text = await readFile(join(dir, file));
            const small = await compress(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
            if (small.length < text.length) await writeFile(join(dir, `${file}.br`), small);
          }),
      );
    },
  };
}

/** The pages whose files are named in the head of the page, so that none waits for another: by page and language. */
const AHEAD = {
  home: { module: 'src/pages/Home.svelte', words: ['frame.ftl?raw', 'titles.ftl?raw', 'server.ftl?raw', 'web.ftl?raw'] },
  table: { module: 'src/pages/Table.svelte', words: ['frame.ftl?raw', 'titles.ftl?raw', 'server.ftl?raw'] },
};

/** `ahead.json` tells the server the files of a page, and of the board and the words of a game. */
function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const files = (module: string): string[] => {
        const found = new Set<string>();
        const add = (name: string) => {
          const chunk = chunks.find(({ fileName }) => fileName === name);
          if (!chunk || found.has(name)) return;
          found.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
          chunk.imports.forEach(add);
        };
        for (const { fileName, facadeModuleId } of chunks) if (facadeModuleId?.endsWith(module)) add(fileName);
        return [...found];
      };
      const games = (await readdir('src/games', { withFileTypes: true })).filter((entry) => entry.isDirectory());
      const parts = [
        ...Object.entries(AHEAD),
        ...games.map(({ name }) => [name, { module: `src/games/${name}/index.ts`, words: [`${name}.ftl?raw`] }] as const),
      ];
      const languages = await readdir('../locales');
      const named = parts.map(([part, { module, words }]) => [
        part,
        Object.fromEntries(
          languages.map((language) => [language, [...files(module), ...words.flatMap((word) => files(`locales/${language}/${word}`))]]),
        ),
      ]);
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(Object.fromEntries(named)) });
    },
  };
}

/** The service worker keeps the files of this build and no others. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const source = await readFile('src/worker.js', 'utf8');
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: source.replace('FILES', JSON.stringify(files)) });
    },
  };
}

/**
 * What every page needs is one file, and so is what every table needs: a browser loads few files at a time, and on a slow
 * line each costs a round trip. What is opened on demand stays apart, as does the library that draws codes for phones.
 */
const GROUPS = [
  {
    name: 'base',
    priority: 2,
    test: /node_modules\/(?!uqr)|\/src\/(words\/(words|names)|api\/(http|line)|frame\/(routes|router|settings|basics\/(hand|Placeholder))|games\/index|pages\/shared\/(enter|shelf))|vite\/preload/,
  },
  {
    name: 'table',
    priority: 1,
    test: /\/src\/(api\/(ask|edits|session|material)|words\/|frame\/(Stage|room|motion|rules\/(RuleChip|links)|log\/(?!Deeds|Since|ReactionPicker)|pointing\/(?!Marks|Rings|marks|addresses)|chat|decision(?!\/Advice)|status\/(?!BigMoment|MomentLine)|players\/(?!SeatPicker)|basics|score\/verdict|keys\/keys|drawing\/drawn))/,
  },
];

export default defineConfig({
  plugins: [heads(), guides(), svelte(), ahead(), worker(), compressed()],
  // The locales lie outside this folder because the server uses them too.
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});
