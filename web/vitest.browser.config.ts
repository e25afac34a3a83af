import { defineConfig } from 'vitest/config';

// All tests share one server and one browser. Files run beside each other, and so do the tests within a file: while one waits
// for a bot or a frame, another goes on. The time limit only ends what hangs.
export default defineConfig({
  test: {
    include: [process.env.SYRTIS_PICTURES === '1' ? 'tests/pictures/*.test.ts' : 'tests/browser/*.test.ts'],
    globalSetup: 'tests/browser/setup.ts',
    sequence: { concurrent: true },
    maxWorkers: 3,
    maxConcurrency: 3,
    testTimeout: 900_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
});
