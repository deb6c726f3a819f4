import { availableParallelism } from 'node:os';
import type { RunningServer } from '../../web/support/server.ts';
import { loginToken } from '../login-token.ts';
import { POSTGRES_SERVER, psql } from '../postgres.ts';
import type { Row } from '../report.ts';
import { growDatabase } from './grow-database.ts';
import { serverOn } from './grow-server.ts';
import { adviserRows, vendorRows } from './grown-pages.ts';
import { twoProcessRows } from './two-processes.ts';

const [SMALL, GROWN] = [`inko_bench_${process.pid}_small`, `inko_bench_${process.pid}_grown`];

/** Two servers, their clients and PostgreSQL at once. */
const CORES = 4;

/** A write to each table that the vendor's lists are made of. */
function changeRows(): void {
  const changed = {
    users: 'vorname',
    institution: 'strasse',
    product_size: 'hueftumfang',
    krankenkasse: 'kindalter',
    paket: 'testphasendauer',
  };
  const rows = Object.entries(changed).map(
    ([table, column]) =>
      `update ${table} set ${column} = ${column} where id = (select max(id) from ${table})`,
  );
  psql(GROWN, ...rows);
}

/**
 * Pages, calls and lists in a database of 5,000 institutions and 50,000 users, to the same ones in that of the demo,
 * and two processes to one. Without a PostgreSQL there are no such rows.
 */
export async function growRows(): Promise<Row[]> {
  if (POSTGRES_SERVER === undefined) return [];
  const servers: RunningServer[] = [];
  try {
    psql('postgres', `create database ${SMALL}`);
    await (await serverOn(SMALL)).stop();
    psql(SMALL, 'update users set introduction_seen = true');
    psql('postgres', `create database ${GROWN} template ${SMALL}`);
    growDatabase(GROWN);
    for (const database of [SMALL, GROWN]) servers.push(await serverOn(database));
    const [small, grown] = servers as [RunningServer, RunningServer];
    const rows = [...(await adviserRows(small, grown)), ...(await vendorRows(small, grown, changeRows))];
    await servers.shift()?.stop();
    if (availableParallelism() >= CORES) {
      servers.push(await serverOn(GROWN));
      const token = await loginToken(grown.url);
      rows.push(...(await twoProcessRows(servers, token)));
    } else console.log(`two processes to one: not measured, needs ${CORES} processors`);
    return rows;
  } finally {
    for (const server of servers) await server.stop();
    for (const name of [GROWN, SMALL]) psql('postgres', `drop database if exists ${name} with (force)`);
  }
}
