// The rules of `npm run lint`. Above all: the folders of `src` point one way.

import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Each folder may import itself and the folders before it. */
const LAYERS = ['api', 'words', 'frame', 'game', 'games', 'pages', 'app'];

/** Where they are: a game is a folder of its own, and `app` is what lies directly in `src`. */
const FOLDERS = { game: { pattern: 'src/games/*', capture: ['name'] }, app: { pattern: 'src' } };

/** What a layer may import. A game is imported by nobody but itself. */
const upTo = (layer) => {
  const before = LAYERS.slice(0, LAYERS.indexOf(layer)).filter((type) => type !== 'game');
  const itself = layer === 'game' ? { captured: { name: '{{ from.element.captured.name }}' } } : {};
  return [{ type: before }, { type: layer, ...itself }];
};

export default ts.config(
  { ignores: ['dist/', 'src/api/types.ts', 'src/games/*/types.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  // The build puts its files there.
  { files: ['src/worker.js'], languageOptions: { globals: { ...globals.serviceworker, FILES: 'readonly' } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // Most maps and sets here are caches that nothing on screen depends on.
      'svelte/prefer-svelte-reactivity': 'off',
      // Lists drawn from constants never change their order.
      'svelte/require-each-key': 'off',
      // svelte-check reports these already, and far faster.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    // These drawings are constants of ours, never text from outside.
    files: ['src/games/*/Icon.svelte', 'src/games/ares/Scene.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    // The shape of a view and of what lies in a box is known to its game only.
    files: ['src/frame/game.ts', 'src/games/*/box.svelte.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/include': ['src/**/*'],
      'boundaries/elements': LAYERS.map((type) => ({ type, pattern: `src/${type}`, ...FOLDERS[type] })),
      'import/resolver': { node: { extensions: ['.ts', '.svelte'] } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: `{{from.type}} must not import {{to.type}}: ${LAYERS.join(' → ')}, and no game another`,
          policies: LAYERS.map((layer) => ({
            from: { element: { type: layer } },
            allow: upTo(layer).map((element) => ({ to: { element } })),
          })),
        },
      ],
      'boundaries/no-unknown-dependencies': 'error',
      'boundaries/no-unknown-files': 'error',
    },
  },
);
