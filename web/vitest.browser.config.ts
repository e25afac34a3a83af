import { defineConfig } from 'vitest/config';

// One browser and one server at a time: the machine is small. The time only ends what hangs.
export default defineConfig({
  test: {
    include: [process.env.SYRTIS_PICTURES === '1' ? 'tests/pictures/*.test.ts' : 'tests/browser/*.test.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
});
