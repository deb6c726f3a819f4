import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { within } from '../soak/bounds.ts';
import { isClean, type Part, soakTable } from '../soak/figures.ts';
import { AcknowledgedOffers } from '../soak/offers.ts';

const PART: Part = {
  name: 'advising',
  times: [1, 2, 3, 4, 100],
  errors: [],
  repeated: 1,
  memory: 250.4,
  acknowledged: 7,
  lost: 0,
};

describe('npm run soak', () => {
  test('is written as it can be loaded, and names an option that it cannot take', () => {
    const { status, stderr } = spawnSync('node', ['tests/soak/run.ts', '--minutes', 'lang'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('--minutes must be a number up to 60');
  });

  test('prints a row of figures for each part', () => {
    const [head = '', , row = ''] = soakTable([PART]).split('\n');
    const cells = (line: string) => line.split('|').map((cell) => cell.trim());
    expect(Object.fromEntries(cells(head).map((name, at) => [name, cells(row)[at]]))).toMatchObject({
      requests: '5',
      errors: '0',
      'sent again': '1',
      'p50 ms': '3',
      'p99 ms': '100',
      'memory MB': '250',
      acknowledged: '7',
      lost: '0',
    });
  });

  test('fails on an error and on a loss', () => {
    expect(isClean([PART, PART])).toBe(true);
    expect(isClean([PART, { ...PART, lost: 1 }])).toBe(false);
    expect(isClean([{ ...PART, errors: ['500'] }])).toBe(false);
  });

  test('misses an offer of one institution though another one has too many', () => {
    const offers = new AcknowledgedOffers();
    // Two advisers an institution.
    for (const adviser of [1, 2, 3]) offers.add(adviser);
    const before = offers.copy();
    offers.add(1);
    expect([offers.total, before.total]).toEqual([4, 3]);
    expect(
      before.lostIn(
        new Map([
          [1001, 2],
          [1002, 1],
        ]),
      ),
    ).toBe(0);
    expect(
      offers.lostIn(
        new Map([
          [1001, 2],
          [1002, 5],
        ]),
      ),
    ).toBe(1);
    expect(offers.lostIn(new Map())).toBe(4);
  });

  test('waits for nothing for ever', async () => {
    await expect(within(1, 'The soak', new Promise(() => {}))).rejects.toThrow('The soak did not end within');
    await expect(within(60_000, 'The soak', Promise.resolve(7))).resolves.toBe(7);
  });
});
