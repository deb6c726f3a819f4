import { defineConfig } from 'vitest/config';

/** The tests that have to notice a mutation: the pure ones of the mutated folders, and nothing slow. */
export default defineConfig({
  test: {
    include: [
      'tests/modules/consultation/**/*.test.ts',
      'tests/modules/platform/{money,dates,dated}.test.ts',
    ],
  },
});
