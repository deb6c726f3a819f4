import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  backupName,
  expiredBackups,
  parseKeepRule,
} from '../../../../modules/platform/backup/kept-backups.ts';

const at = (time: string) => backupName(new Date(`${time}:00Z`));
const DAY_MS = 24 * 60 * 60_000;

describe('a rule for keeping backups', () => {
  test.each([
    ['7d,4w,12m', { d: 7, w: 4, m: 12 }],
    ['12m', { d: 0, w: 0, m: 12 }],
    ['2w,1d', { d: 1, w: 2, m: 0 }],
  ])('%s is understood', (text, rule) => {
    expect(parseKeepRule(text)).toEqual(rule);
  });

  test.each(['', '7', 'd', '0d', '7d,', '7d,3d', '7y', '-1d', '7d 4w', '99999d'])('%j is none', (text) => {
    expect(parseKeepRule(text)).toBeNull();
  });
});

describe('expired backups', () => {
  test('keep the newest of each day, week and month', () => {
    // Sunday, Monday and so on: weeks begin on Monday.
    const days = [
      '2026-09-30',
      '2026-10-31',
      '2026-11-15',
      '2026-11-16',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ];
    const names = days.flatMap((day) => [at(`${day}T03:00`), at(`${day}T15:00`)]);
    const keptBy = (rule: string) => {
      const expired = expiredBackups(names, parseKeepRule(rule) ?? { d: 0, w: 0, m: 0 });
      return names.filter((name) => !expired.includes(name));
    };
    expect(keptBy('2d')).toEqual([at('2026-11-23T15:00'), at('2026-11-24T15:00')]);
    expect(keptBy('3w')).toEqual([at('2026-11-15T15:00'), at('2026-11-22T15:00'), at('2026-11-24T15:00')]);
    expect(keptBy('2m')).toEqual([at('2026-10-31T15:00'), at('2026-11-24T15:00')]);
    expect(keptBy('1d,1w,3m')).toEqual([
      at('2026-09-30T15:00'),
      at('2026-10-31T15:00'),
      at('2026-11-24T15:00'),
    ]);
  });

  test('are never other files', () => {
    const others = [
      'inko-2026-11-20.backup',
      'notes.txt',
      'inko-2026-11-20T030000Z.backup.part',
      '.inko-2026',
    ];
    expect(expiredBackups([...others, at('2026-11-24T03:00')], { d: 1, w: 0, m: 0 })).toEqual([]);
  });

  test('of a daily run grow to no more than the rule says, and never hold the newest', () => {
    fc.assert(
      fc.property(
        fc.record({ d: fc.nat(9), w: fc.nat(6), m: fc.nat(14) }),
        fc.integer({ min: 1, max: 500 }),
        (rule, runs) => {
          let names: string[] = [];
          for (let run = 0; run < runs; run += 1) {
            names.push(backupName(new Date(Date.UTC(2026, 0, 1, 3) + run * DAY_MS)));
            const expired = new Set(expiredBackups(names, rule));
            expect(expired.has(names.at(-1) ?? '')).toBe(false);
            names = names.filter((name) => !expired.has(name));
            expect(names.length).toBeLessThanOrEqual(Math.max(1, rule.d + rule.w + rule.m));
          }
          // As many months as there were, up to the rule.
          const months = new Set(names.map((name) => name.slice(5, 12)));
          expect(months.size).toBeGreaterThanOrEqual(Math.min(rule.m, Math.floor(runs / 31)));
        },
      ),
      { numRuns: 30 },
    );
  });
});
