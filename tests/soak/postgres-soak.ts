import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyRows, postgresUrl, psql } from '../bench/postgres.ts';
import { advise, type Shift, tokenOf } from './adviser.ts';
import type { Part } from './figures.ts';
import { inko } from './inko.ts';
import { addKrankenkassen } from './krankenkassen.ts';
import { AcknowledgedOffers, BEFORE_FIRST, INSTITUTION_ID, institutionsOf, storedOffers } from './offers.ts';
import { SoakProxy } from './proxy.ts';
import { Recorder } from './recorder.ts';
import { kill, mostMemory, type SoakServer, serve } from './servers.ts';

const [DATABASE, ELSEWHERE] = [`inko_soak_${process.pid}`, `inko_soak_${process.pid}_elsewhere`];
const PREFIX = 'Dauerlauf';
const SAVE_PAUSE_MS = 700;
/** Parts of the time: quiet, rolling restart, a process killed, backup and restore. */
const PARTS = ['advising', 'rolling restart', 'kill -9', 'backup and restore elsewhere'] as const;

/**
 * Two processes on one PostgreSQL behind a proxy, advisers who consult all the time, and a maintainer who adds
 * Krankenkassen: through a rolling restart, a kill -9 and a backup that is restored elsewhere.
 *
 * @param advisers how many
 * @param ms how long they work together
 * @param say called with what begins
 * @param done called with each part of the table as it ends
 */
export async function postgresSoak(
  { advisers, ms }: { readonly advisers: number; readonly ms: number },
  say: (what: string) => void,
  done: (part: Part) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'inko-soak-'));
  let servers: SoakServer[] = [];
  const proxy = await SoakProxy.start();
  try {
    say(`PostgreSQL: two processes start`);
    psql('postgres', `create database ${DATABASE}`);
    servers.push(await serve(postgresUrl(DATABASE)));
    staff(advisers);
    servers.push(await serve(postgresUrl(DATABASE)));
    await proxy.use(servers.map(({ port }) => port));

    let isOver = false;
    let recorder = new Recorder();
    const shift: Shift = { origin: proxy.url, recorder: () => recorder, isOver: () => isOver };
    const names: string[] = [];
    const offers = new AcknowledgedOffers();
    const working = Array.from({ length: advisers }, (_, number) =>
      advise(shift, number + 1, () => offers.add(number + 1)),
    );
    const token = await tokenOf(shift, 'admin');
    const saving = addKrankenkassen({
      origin: proxy.url,
      token: token ?? '',
      prefix: PREFIX,
      pauseMs: SAVE_PAUSE_MS,
      recorder: () => recorder,
      isOver: () => isOver,
      acknowledged: (name) => void names.push(name),
    });

    const replace = async (at: number, end: (server: SoakServer) => Promise<void>) => {
      await end(servers[at] as SoakServer);
      servers = servers.with(at, await serve(postgresUrl(DATABASE)));
      await proxy.use(servers.map(({ port }) => port));
    };
    let restoreLost = 0;
    const acts: Readonly<Record<(typeof PARTS)[number], () => Promise<void>>> = {
      advising: async () => {},
      'rolling restart': async () => {
        for (const at of servers.keys()) await replace(at, (server) => server.stop());
      },
      'kill -9': () => replace(0, kill),
      'backup and restore elsewhere': async () => {
        restoreLost = await restoreElsewhere(folder, { names: [...names], offers: offers.copy() }, recorder);
      },
    };
    for (const name of PARTS) {
      say(`PostgreSQL: ${name}`);
      recorder = new Recorder();
      const [before, saved] = [offers.total, names.length];
      await Promise.all([acts[name](), setTimeout(ms / PARTS.length)]);
      // Whatever is on its way when the next part begins still counts here.
      done({
        name,
        ...view(recorder),
        memory: mostMemory(servers),
        acknowledged: offers.total - before + names.length - saved,
        lost: name === 'backup and restore elsewhere' ? restoreLost : 0,
      });
    }
    isOver = true;
    await Promise.all([...working, saving]);
    const checked = await inko(postgresUrl(DATABASE), folder, ['db', 'check']);
    done({
      name: 'counted at the end',
      ...{ times: [], repeated: 0, memory: 0 },
      errors: checked === null ? [] : [checked],
      acknowledged: offers.total + names.length,
      lost: lostIn(DATABASE, { names, offers }),
    });
  } finally {
    proxy.close();
    for (const server of servers) await server.stop();
    dropDatabases();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Drops the soak's databases, also under servers that still use them. */
export function dropDatabases(): void {
  for (const name of [DATABASE, ELSEWHERE]) psql('postgres', `drop database if exists ${name} with (force)`);
}

/** The recorder's own lists: what comes in late belongs to its part, too. */
const view = (recorder: Recorder) => ({
  times: recorder.times,
  errors: recorder.errors,
  get repeated() {
    return recorder.repeated;
  },
});

/** Makes the institutions and users, each like the demo's. */
function staff(advisers: number): void {
  copyRows(DATABASE, 'institution', {
    count: institutionsOf(advisers),
    changed: {
      id: `${BEFORE_FIRST} + n.i`,
      name: `'Apotheke ' || n.i`,
      kundennummer: `'9' || lpad(n.i::text, 5, '0')`,
      pdf_passwort: 'null',
    },
    one: "select i.* from institution i join users u on u.institution_id = i.id where u.login_key = 'beratung'",
  });
  copyRows(DATABASE, 'users', {
    count: advisers,
    changed: {
      id: `${BEFORE_FIRST} + n.i`,
      institution_id: INSTITUTION_ID,
      loginname: `'adviser' || n.i`,
      login_key: `'adviser' || n.i`,
      mail: `'adviser' || n.i || '@apotheke.example'`,
    },
    one: "select u.* from users u where login_key = 'leitung'",
  });
  psql(DATABASE, 'update users set introduction_seen = true');
}

/** What had been acknowledged at one moment. */
interface Acknowledged {
  /** Names of Krankenkassen. */
  readonly names: readonly string[];
  readonly offers: AcknowledgedOffers;
}

/** How much of it a database lacks. */
function lostIn(database: string, { names, offers }: Acknowledged): number {
  const there = new Set(
    psql(database, `select kasse from krankenkasse where kasse like '${PREFIX} %'`).trim().split('\n'),
  );
  return names.filter((name) => !there.has(name)).length + offers.lostIn(storedOffers(database));
}

/**
 * Backs up while everybody works, restores into another database, and serves it.
 *
 * @param before what had been acknowledged before
 * @returns how much of that is not there
 */
async function restoreElsewhere(folder: string, before: Acknowledged, recorder: Recorder): Promise<number> {
  const file = join(folder, 'soak.backup');
  psql('postgres', `create database ${ELSEWHERE}`);
  const steps = [
    await inko(postgresUrl(DATABASE), folder, ['db', 'backup', file]),
    await inko(postgresUrl(ELSEWHERE), folder, ['db', 'restore', file, '--yes']),
    await inko(postgresUrl(ELSEWHERE), folder, ['db', 'check']),
  ];
  for (const said of steps) if (said !== null) recorder.errors.push(said);
  const server = await serve(postgresUrl(ELSEWHERE));
  try {
    await recorder.ask(`${server.url}/login`);
    return lostIn(ELSEWHERE, before);
  } finally {
    await server.stop();
  }
}
