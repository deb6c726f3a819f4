import { describe, expect, it } from 'vitest';
import { builtIn } from './composition.ts';
import { pathsIn, sources, sourcesOf } from './sources.ts';

/** What Nest builds. */
const SERVICES = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/@Injectable\(\)\s+export class (\w+)/g)].map(([, name = '']) => name),
  ),
);
/** What a benchmark may build of the ground floor, and the product may not. */
const PARTS = new Set([
  'AuditEntries',
  'AuditLog',
  'ImportRuns',
  'RateLimiter',
  'StagedImports',
  'TableImports',
  'UploadSlots',
]);

describe('services', () => {
  it('are built by Nest alone', () => {
    expect(SERVICES.size).toBeGreaterThan(30);
    const files = [...sources, ...sourcesOf(pathsIn('tests', 'scripts', 'tools'))];
    expect(files.flatMap(({ file, text }) => builtIn(file, text, SERVICES))).toEqual([]);
    expect(sources.flatMap(({ file, text }) => builtIn(file, text, PARTS))).toEqual([]);
  });

  it.each([
    ['by a command', 'cli/a.ts', 'const users = new OperatorUsersService(em, audit);'],
    ['by a command, through a face', 'cli/a.ts', 'return new auth.OperatorUsersService(em, audit).unlock();'],
    ['by another service', 'modules/pdf/services/a.ts', 'this.audit = new AuditLog(em, clock);'],
    ['by a test', 'tests/server/a.test.ts', 'const sessions = () => new SessionService(em, clock);'],
  ])('that are built %s are found', (_, file, text) => {
    expect(builtIn(file, text, new Set([...SERVICES, ...PARTS]))).toHaveLength(1);
  });
});
