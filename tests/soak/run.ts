/**
 * `npm run soak`: works with the product for ten minutes as a customer does, ends and kills its processes meanwhile, and
 * prints one table. Ends with 1 after an error, or where something that was acknowledged is not there. On loopback alone;
 * needs a PostgreSQL on which this account may create databases.
 */
import { parseArgs } from 'node:util';
import { POSTGRES_SERVER } from '../bench/postgres.ts';
import { mostMs, sayer, within } from './bounds.ts';
import { isClean, type Part, soakTable } from './figures.ts';
import { dropDatabases, postgresSoak } from './postgres-soak.ts';
import { killAll } from './servers.ts';
import { sqliteSoak } from './sqlite-soak.ts';

/** Errors that are printed below the table. */
const SHOWN = 10;

/** @throws Error that names the option */
function numberOf(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!(number > 0 && number <= most)) throw new Error(`--${name} must be a number up to ${most}`);
  return number;
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    advisers: { type: 'string', default: '100' },
    kills: { type: 'string', default: '30' },
  },
});
const minutes = numberOf('minutes', values.minutes, 60);
const advisers = Math.ceil(numberOf('advisers', values.advisers, 500));
const kills = Math.ceil(numberOf('kills', values.kills, 200));
if (POSTGRES_SERVER === undefined) throw new Error('No PostgreSQL found (TEST_POSTGRES_URL names one).');

const ms = minutes * 60_000;
const most = mostMs({ ms, kills });
const say = sayer(console.log);
console.log(
  `${advisers} advisers for ${minutes} minutes on PostgreSQL, then ${kills} kills on SQLite; broken off after ${Math.ceil(most / 60_000)} minutes at the latest.`,
);
const parts: Part[] = [];
const soak = async () => {
  await postgresSoak({ advisers, ms }, say, (part) => void parts.push(part));
  parts.push(await sqliteSoak(kills, say));
};
const clearAway = async () => {
  await killAll();
  dropDatabases();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    console.log('\nBroken off; no table, and its databases are dropped.');
    await clearAway();
    process.exit(1);
  });
let failure: unknown = null;
try {
  await within(most, 'The soak', soak());
} catch (error) {
  failure = error;
}
say('done\n');
console.log(soakTable(parts));
for (const { name, errors } of parts)
  for (const error of errors.slice(0, SHOWN)) console.log(`\n${name}: ${error}`);
if (failure !== null) {
  console.log(`\nThe table is not complete: ${failure instanceof Error ? failure.message : failure}`);
  await clearAway();
}
// Whatever is still waited for holds nothing up.
process.exit(failure === null && isClean(parts) ? 0 : 1);
