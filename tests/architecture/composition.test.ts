import { describe, expect, it } from 'vitest';
import {
  AuditEntries,
  AuditLog,
  Clock,
  ImportRuns,
  RateLimiter,
  StagedImports,
  TableImports,
  UploadSlots,
} from '#platform';
import { Services } from '#setup';
import { TestClock } from '../server/support/test-clock.ts';
import { testConfig } from '../server/support/test-config.ts';
import { builtIn } from './composition.ts';
import { pathsIn, sources, sourcesOf } from './sources.ts';

const services = new Services({
  em: {} as never,
  clock: new TestClock(),
  config: testConfig('sqlite:unused'),
});

/** What only the root builds. Settings, such as keys, others may have as well. */
const OF_MODULES = services.tokens.filter((token) => Reflect.hasMetadata('__injectable__', token));
const NAMES = new Set([...OF_MODULES, RateLimiter].map(({ name }) => name));
/** What a benchmark may build of its parts, and the product may not. */
const PARTS = new Set(
  [AuditEntries, AuditLog, ImportRuns, StagedImports, TableImports, UploadSlots].map(({ name }) => name),
);

describe('services', () => {
  it('are built in one place', () => {
    expect(NAMES.size).toBeGreaterThan(30);
    const files = [...sources, ...sourcesOf(pathsIn('tests', 'scripts', 'tools'))];
    expect(files.flatMap(({ file, text }) => builtIn(file, text, NAMES))).toEqual([]);
    expect(sources.flatMap(({ file, text }) => builtIn(file, text, PARTS))).toEqual([]);
  });

  it.each([
    ['by a command', 'cli/a.ts', 'const users = new OperatorUsersService(em, audit);'],
    ['by a command, through a face', 'cli/a.ts', 'return new auth.OperatorUsersService(em, audit).unlock();'],
    ['by another service', 'modules/pdf/services/a.ts', 'this.audit = new AuditLog(em, clock);'],
    ['by a test', 'tests/server/a.test.ts', 'const sessions = () => new SessionService(em, clock);'],
  ])('that are built %s are found', (_, file, text) => {
    expect(builtIn(file, text, new Set([...NAMES, ...PARTS]))).toHaveLength(1);
  });

  it('are all there, each with what its constructor names, and made once', () => {
    for (const token of services.tokens) {
      expect(services.get(token)).toBeDefined();
      expect(services.get(token)).toBe(services.get(token));
    }
    expect(services.get(Clock)).toBeInstanceOf(TestClock);
  });

  it('that no module lists are not found', () => {
    expect(() => services.get(class Stray {})).toThrow('Stray is no service');
  });
});
