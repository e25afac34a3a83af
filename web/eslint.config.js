// The rules of `npm run lint`. Above all: the folders of `src` point one way.

import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Each folder may import itself and the folders before it. `app` is what lies directly in `src`. */
const LAYERS = ['api', 'words', 'frame', 'games', 'pages', 'app'];

/** What `src/<layer>` may import. */
const upTo = (layer) => LAYERS.slice(0, LAYERS.indexOf(layer) + 1);

export default ts.config(
  { ignores: ['dist/', 'src/api/types.ts', 'src/games/*/types.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
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
    files: ['src/games/*/Icon.svelte'],
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
      'boundaries/elements': [...LAYERS.slice(0, -1).map((type) => ({ type, pattern: `src/${type}` })), { type: 'app', pattern: 'src' }],
      'import/resolver': { node: { extensions: ['.ts', '.svelte'] } },
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: `src/{{from.type}} must not import src/{{to.type}}: ${LAYERS.join(' → ')}`,
          policies: LAYERS.map((layer) => ({
            from: { element: { type: layer } },
            allow: { to: { element: { type: upTo(layer) } } },
          })),
        },
      ],
      'boundaries/no-unknown-dependencies': 'error',
      'boundaries/no-unknown-files': 'error',
    },
  },
);
