import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { EntityManager } from '@mikro-orm/core';
import type { Clock } from '../clock.ts';
import { sweepRows } from '../database/sweep-rows.ts';
import { giveWay } from '../limits/in-slices.ts';
import { ImportRun } from './import-run.entity.ts';
import { StagedImport } from './staged-import.entity.ts';

/** A large text takes the drivers seconds; these work in a thread of their own. Speed counts more than the last bytes. */
const [compressed, expanded] = [promisify(gzip), promisify(gunzip)];

const KEPT_MS = 24 * 60 * 60_000;
const ID_BYTES = 32;

/** Whose import of which table. */
export interface StagingPlace {
  readonly who: string;
  readonly tableName: string;
  readonly institutionId: number | null;
}

/** Keeps what an upload would change, in the database, until it is taken over: any process may do that. */
export class StagedImports {
  private readonly em: EntityManager;
  private readonly clock: Clock;

  constructor(em: EntityManager, clock: Clock) {
    this.em = em;
    this.clock = clock;
  }

  /** Keeps changes; an earlier upload of the same person to the same table goes. Gives the id. */
  async keep(place: StagingPlace, changes: unknown): Promise<string> {
    const id = randomBytes(ID_BYTES).toString('base64url');
    const created = this.clock.now();
    const expires = new Date(created.getTime() + KEPT_MS);
    const row = {
      id,
      ...place,
      changes: await compressed(await packed(changes), { level: 1 }),
      created,
      expires,
    };
    await this.em.fork().transactional(async (em) => {
      await em.nativeDelete(StagedImport, place);
      await em.insert(StagedImport, row);
    });
    return id;
  }

  /** Forgets all that waits, and was taken over, of an institution that is deleted for good, in the transaction of that. */
  async forgetInstitution(em: EntityManager, institutionId: number): Promise<void> {
    await em.nativeDelete(StagedImport, { institutionId });
    await em.nativeDelete(ImportRun, { institutionId });
  }

  /** The changes of an upload; null where it is not there any more, or somebody else's. */
  async read(place: StagingPlace, id: string): Promise<unknown> {
    const row = await this.em
      .fork()
      .findOne(StagedImport, { id, ...place, expires: { $gt: this.clock.now() } });
    return row === null ? null : unpacked(await expanded(row.changes));
  }

  /** The id of the upload that waits; null where there is none. */
  async waiting(place: StagingPlace): Promise<string | null> {
    const row = await this.em
      .fork()
      .findOne(StagedImport, { ...place, expires: { $gt: this.clock.now() } }, { fields: ['id'] });
    return row?.id ?? null;
  }

  /**
   * Takes an upload away. Of any number of times one succeeds.
   *
   * @param em the transaction in which its changes are written
   */
  async take(place: StagingPlace, id: string, em: EntityManager = this.em.fork()): Promise<boolean> {
    return (await em.nativeDelete(StagedImport, { id, ...place })) === 1;
  }

  /** Deletes those whose time is over. */
  async sweep(): Promise<void> {
    await sweepRows(this.em, { table: 'staged_import', where: 'expires <= ?', values: [this.clock.now()] });
  }
}

/** Changes that are written or read at once: doing so holds nobody up. */
const PART = 250;
/** What a list begins with. */
const LIST = Buffer.from('[');

/** Changes as JSON: of a list some of them a line. */
async function packed(changes: unknown): Promise<Buffer> {
  if (!Array.isArray(changes)) return Buffer.from(JSON.stringify(changes));
  const lines: Buffer[] = [Buffer.from('[]\n')];
  for (let start = 0; start < changes.length; start += PART) {
    lines.push(Buffer.from(`${JSON.stringify(changes.slice(start, start + PART))}\n`));
    await giveWay();
  }
  return Buffer.concat(lines);
}

async function unpacked(bytes: Buffer): Promise<unknown> {
  if (!bytes.subarray(0, 1).equals(LIST)) return JSON.parse(bytes.toString());
  const changes: unknown[] = [];
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf('\n', start);
    const end = found === -1 ? bytes.length : found;
    changes.push(...JSON.parse(bytes.toString('utf8', start, end)));
    start = end + 1;
    await giveWay();
  }
  return changes;
}
