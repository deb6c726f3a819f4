import { describe, expect, test } from 'vitest';
import { faultsOf, mend } from '../../scripts/lockfile.mjs';

const NATIVE = '@tool/native-darwin-arm64';

/** A lock of one development package with a binary for one other platform. */
const lock = () => ({
  '': { name: 'product' },
  'node_modules/tool': {
    version: '2.0.0',
    integrity: 'sha512-tool',
    dev: true,
    optionalDependencies: { [NATIVE]: '2.0.0' },
  },
  [`node_modules/${NATIVE}`]: {
    version: '2.0.0',
    integrity: 'sha512-native',
    cpu: ['arm64'],
    optional: true,
  },
});

describe('a lock', () => {
  test('that names every platform, each entry with its integrity, is whole', () => {
    expect(faultsOf(lock())).toEqual([]);
  });

  test('lacks the integrity of an entry, and gets it from the registry', () => {
    const packages = lock();
    const path = `node_modules/${NATIVE}` as const;
    Reflect.deleteProperty(packages[path] as object, 'integrity');
    const faults = faultsOf(packages);
    expect(faults).toEqual([{ path, name: NATIVE, version: '2.0.0' }]);
    for (const fault of faults) mend(packages, fault, { 'dist.integrity': 'sha512-native' });
    expect(packages).toEqual(lock());
  });

  test('lacks a platform, and gets an entry as npm writes it', () => {
    const packages: Record<string, object> = lock();
    delete packages[`node_modules/${NATIVE}`];
    const faults = faultsOf(packages);
    expect(faults).toEqual([
      { path: `node_modules/${NATIVE}`, name: NATIVE, version: '2.0.0', parent: 'node_modules/tool' },
    ]);
    const answer = { 'dist.integrity': 'sha512-native', cpu: ['arm64'], os: ['darwin'] };
    for (const fault of faults) mend(packages, fault, answer);
    expect(packages[`node_modules/${NATIVE}`]).toEqual({
      version: '2.0.0',
      integrity: 'sha512-native',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    });
    expect(faultsOf(packages)).toEqual([]);
  });

  test('holds another version of a platform than the one asked for', () => {
    const packages: Record<string, object> = lock();
    packages[`node_modules/${NATIVE}`] = { version: '1.0.0', integrity: 'sha512-older' };
    expect(faultsOf(packages)).toEqual([
      {
        path: `node_modules/tool/node_modules/${NATIVE}`,
        name: NATIVE,
        version: '2.0.0',
        parent: 'node_modules/tool',
      },
    ]);
  });

  test('may link a folder of its own, which has no integrity', () => {
    expect(faultsOf({ 'node_modules/own': { link: true, resolved: 'own' } })).toEqual([]);
  });
});
