import type { SqlEntityManager } from '@mikro-orm/sql';
import { closeDatabase, Keyring } from '#platform';
import { reseal, sealedCounts } from '#setup';
import { EXIT, type FormatOptions, type Kind, printRows } from '../output/output.ts';
import { interruptible } from '../program/interruptible.ts';
import { openReadyPlatform, type Platform } from '../program/open-platform.ts';

const STATUS: Kind = { columns: ['values', 'key', 'state', 'count'], none: 'Nothing is sealed.' };
const RESEALED: Kind = {
  columns: ['values', 'resealed', 'current', 'unreadable'],
  none: 'Nothing is sealed.',
};

/** Prints the number of sealed values by key. */
export async function runKeysStatus(options: FormatOptions): Promise<void> {
  const counts = await onKeys(({ em, keys, operator }) => sealedCounts(operator, em, keys));
  const rows = counts.map(({ values, key, isNewest, count }) => {
    const state = key === null ? 'missing' : isNewest ? 'newest' : 'older';
    return { values, key: key ?? '', state, count };
  });
  await printRows(rows, STATUS, options);
  if (rows.some(({ state }) => state === 'missing')) process.exitCode = EXIT.failed;
}

/** Seals all values under the newest key. */
export async function runReseal(options: FormatOptions): Promise<void> {
  let count = 0;
  const onResealed = () => {
    count += 1;
  };
  const results = await interruptible(
    ({ signal, writing }) =>
      onKeys(({ em, keys, operator }) => writing(() => reseal(operator, em, keys, { signal, onResealed }))),
    () => brokenOffText(count),
  );
  await printRows(
    results.map((result) => ({ ...result })),
    RESEALED,
    options,
  );
  const unreadable = results.reduce((sum, result) => sum + result.unreadable, 0);
  if (unreadable === 0) return;
  const left =
    unreadable === 1
      ? 'value has no key and was left as it is'
      : 'values have no key and were left as they are';
  process.stderr.write(`inko: ${unreadable} ${left}: inko keys status\n`);
  process.exitCode = EXIT.failed;
}

function brokenOffText(count: number): string {
  const done = count === 1 ? '1 value was' : `${count} values were`;
  return `inko: broken off; ${done} sealed again, the others are as before. Run inko keys reseal again for the rest\n`;
}

interface OpenKeys extends Pick<Platform, 'operator'> {
  readonly em: SqlEntityManager;
  readonly keys: Keyring;
}

async function onKeys<Result>(work: (open: OpenKeys) => Promise<Result>): Promise<Result> {
  const { orm, config, operator } = await openReadyPlatform();
  try {
    return await work({ em: orm.em.fork() as SqlEntityManager, keys: new Keyring(config.pdfKeys), operator });
  } finally {
    await closeDatabase(orm);
  }
}
