import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { secretPurpose } from '#auth';
import { openPdfPassword } from '#institution';
import { giveWay, isPostgres, type Keyring } from '#platform';

/** A check with its result. */
export interface DatabaseFinding {
  readonly state: 'ok' | 'warning' | 'error';
  readonly check: string;
  readonly detail: string;
}

/** How many faults are listed by name. */
const NAMED = 5;

/** Checks a database for damage; changes nothing. */
export async function checkDatabase(orm: MikroORM, keys: Keyring): Promise<readonly DatabaseFinding[]> {
  const em = orm.em.fork() as SqlEntityManager;
  const onPostgres = isPostgres(em);
  return [
    found('integrity', onPostgres ? await unsoundPostgres(em) : await unsoundSqlite(em), 'is whole'),
    found('references', onPostgres ? await danglingPostgres(em) : await danglingSqlite(em), 'all rows exist'),
    await prices(em),
    await checkSealed(orm, keys),
  ];
}

function found(check: string, faults: readonly string[], fine: string): DatabaseFinding {
  if (faults.length === 0) return { state: 'ok', check, detail: fine };
  const more = faults.length - NAMED;
  const detail = faults.slice(0, NAMED).join('; ') + (more > 0 ? `; and ${more} more` : '');
  return { state: 'error', check, detail };
}

async function unsoundSqlite(em: SqlEntityManager): Promise<readonly string[]> {
  const rows = await em.execute<{ integrity_check: string }[]>('pragma integrity_check(20)');
  return rows.map((row) => row.integrity_check).filter((text) => text !== 'ok');
}

/** PostgreSQL checks its pages itself; invalid indexes and constraints can remain. */
async function unsoundPostgres(em: SqlEntityManager): Promise<readonly string[]> {
  const rows = await em.execute<{ name: string }[]>(
    `select 'index ' || indexrelid::regclass as name from pg_index where not indisvalid
     union all select 'constraint ' || conname from pg_constraint
       where not convalidated and connamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name }) => `${name} is not valid`);
}

async function danglingSqlite(em: SqlEntityManager): Promise<readonly string[]> {
  const rows = await em.execute<{ table: string; n: number }[]>(
    'select "table", count(*) as n from pragma_foreign_key_check group by "table", "parent"',
  );
  return rows.map(({ table, n }) => `${n} rows of ${table} point nowhere`);
}

/** Rows inserted while foreign keys were disabled, as some import tools do. */
async function danglingPostgres(em: SqlEntityManager): Promise<readonly string[]> {
  const references = await em.execute<{ name: string; child: string; parent: string; pairs: string[] }[]>(
    `select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
       array(select format('p.%I = c.%I', pa.attname, ca.attname)
         from unnest(c.conkey, c.confkey) as k(ck, pk)
         join pg_attribute ca on ca.attrelid = c.conrelid and ca.attnum = k.ck
         join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = k.pk) as pairs
     from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  );
  const faults: string[] = [];
  for (const { child, parent, pairs } of references) {
    const own = pairs.map((pair) => `${pair.split(' = ')[1]} is not null`).join(' and ');
    const [row] = await em.execute<{ n: number }[]>(
      `select count(*)::int as n from ${child} c
       where ${own} and not exists (select 1 from ${parent} p where ${pairs.join(' and ')})`,
    );
    if ((row?.n ?? 0) > 0) faults.push(`${row?.n} rows of ${child} point nowhere`);
  }
  return faults;
}

/**
 * Prices outlive their sizes on purpose, so that a size that returns finds them. Until then they have no
 * effect.
 */
async function prices(em: SqlEntityManager): Promise<DatabaseFinding> {
  const [row] = await em.execute<{ n: number | string }[]>(
    `select count(*) as n from own_price where not exists
       (select 1 from product_size where product_size.id = own_price.size_id)`,
  );
  const count = Number(row?.n ?? 0);
  const detail = count === 0 ? 'all are of a size that exists' : `${count} are of sizes that do not exist`;
  return { state: count === 0 ? 'ok' : 'warning', check: 'prices', detail };
}

/** Whether the encrypted values can be decrypted with the current keys, which depend on SECRET_KEY. */
export async function checkSealed(orm: MikroORM, keys: Keyring): Promise<DatabaseFinding> {
  const em = orm.em.fork() as SqlEntityManager;
  const passwords = await em.execute<{ id: number; sealed: string }[]>(
    'select id, pdf_passwort as sealed from institution where pdf_passwort is not null order by id',
  );
  const factors = await em.execute<{ id: number; sealed: string }[]>(
    'select user_id as id, secret as sealed from second_factor order by user_id',
  );
  const faults: string[] = [];
  for (const { id, sealed } of passwords) {
    if (openPdfPassword(keys, id, sealed) === null) faults.push(`PDF password of institution id:${id}`);
    await giveWay();
  }
  for (const { id, sealed } of factors) {
    if (keys.open(sealed, secretPurpose(id)) === null) faults.push(`second factor of user id:${id}`);
    await giveWay();
  }
  const { state, detail, check } = found(
    'sealed',
    faults,
    `${passwords.length + factors.length} can be read`,
  );
  const hint = 'cannot be read with SECRET_KEY and PDF_KEYS as they are';
  return { state, check, detail: state === 'ok' ? detail : `${hint}: ${detail}` };
}
