import { describe, expect, it } from 'vitest';
import { paths, pathsIn } from './sources.ts';

/** Services of modules without a test of their name where one looks for it. */
function untested(files: readonly string[], tests: readonly string[]): string[] {
  const present = new Set(tests);
  return files.filter(
    (file) =>
      /^modules\/.*\.service\.ts$/.test(file) && !present.has(`tests/${file.replace(/\.ts$/, '.test.ts')}`),
  );
}

describe('the services of modules', () => {
  const tests = pathsIn('tests');

  it('have each a test of their name, in the folder of their subject', () => {
    expect(paths.filter((path) => path.endsWith('.service.ts')).length).toBeGreaterThan(50);
    expect(untested(paths, tests)).toEqual([]);
  });

  it('are found where the test is missing, elsewhere, or only described by another', () => {
    const planted = 'modules/auth/users/planted.service.ts';
    for (const beside of [[], ['tests/modules/auth/planted.service.test.ts'], tests])
      expect(untested([planted], beside)).toEqual([planted]);
    expect(untested([planted], ['tests/modules/auth/users/planted.service.test.ts'])).toEqual([]);
    expect(untested(['modules/auth/users/user-rows.ts', 'apps/server/a.service.ts'], [])).toEqual([]);
  });
});
