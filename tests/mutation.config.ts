import { defineConfig } from 'vitest/config';

/** The tests that have to notice a mutation: the pure ones of the mutated folders, and nothing slow. */
export default defineConfig({
  test: {
    include: [
      'tests/modules/consultation/**/!(*.service).test.ts',
      'tests/modules/platform/domain/{money,dates,dated}.test.ts',
    ],
  },
});
