/**
 * `npm run soak`: works with the product for ten minutes as a customer does, ends and kills its processes meanwhile, and
 * prints one table. Ends with 1 after an error, or where something that was acknowledged is not there. On loopback alone;
 * needs a PostgreSQL on which this account may create databases.
 */
import { parseArgs } from 'node:util';
import { POSTGRES_SERVER } from '../bench/postgres.ts';
import { isClean, type Part, soakTable } from './figures.ts';
import { postgresSoak } from './postgres-soak.ts';
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

console.log(`${advisers} advisers for ${minutes} minutes on PostgreSQL, then ${kills} kills on SQLite …\n`);
const parts: readonly Part[] = [...(await postgresSoak(advisers, minutes * 60_000)), await sqliteSoak(kills)];
console.log(soakTable(parts));
for (const { name, errors } of parts)
  for (const error of errors.slice(0, SHOWN)) console.log(`\n${name}: ${error}`);
process.exitCode = isClean(parts) ? 0 : 1;
