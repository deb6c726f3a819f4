/**
 * Mutation testing of the calculation and the questionnaire: `npm run mutation`. Each change to a rule has to
 * make a test fail; the few that cannot are argued away beside the line they stand on.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'modules/consultation/{answers,cart,definitions,figures,own-prices,price-case,pricing,recommendations,review,settings-transfer}/*.ts',
    // What is tested against a database.
    '!modules/consultation/**/*{.service,.entity,.worker,.definition,-rows,settings-upload,settings-document,settings-parts,settings-plan}.ts',
    '!modules/consultation/**/{change-own-prices,delivered-definitions,write-recommendation,plan-*}.ts',
    'modules/platform/domain/money.ts',
    'modules/platform/domain/dates.ts',
    'modules/platform/domain/day-count.ts',
    'modules/platform/domain/dated.ts',
  ],
  // Only what the tests read is copied into the sandbox.
  ignorePatterns: [
    '/apps',
    '/build',
    '/docs',
    '/cli',
    '/scripts',
    '/tools',
    '/var',
    '/tests/bench',
    '/tests/web',
    '/tests/server',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/stryker.json',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 100, low: 100, break: 100 },
};
