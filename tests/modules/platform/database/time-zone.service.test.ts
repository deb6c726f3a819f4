import { defineEntity, p } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform';
import { emptyDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';

/** A table of times: as the product keeps them, and in a column that keeps no zone beside the time. */
const Event = defineEntity({
  name: 'Event',
  properties: { id: p.integer().primary(), at: p.datetime(), bare: p.datetime().columnType('timestamp') },
});

/** The hour that Berlin has twice in a year, a day of summer, and one of winter. */
const INSTANTS = [
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-07-01T10:00:00Z',
  '2026-01-05T10:00:00Z',
];

describeOnBothEngines('times in the database', (engine) => {
  test('are the same instants whatever the time zones of the process and the database server are', async () => {
    // Of the process: vitest.config.ts.
    expect(process.env.TZ).toBe('Europe/Berlin');
    const database = await emptyDatabase(engine);
    const open = () =>
      openDatabase(database.url, { entities: [Event], migrations: { sqlite: [], postgresql: [] } });
    const first = await open();
    if (engine === 'postgresql') {
      const name = new URL(database.url).pathname.slice(1);
      await first.schema.execute(`alter database ${name} set timezone to 'America/New_York'`);
    }
    await first.close();
    const orm = await open();
    onTestFinished(async () => {
      await orm.close();
      await database.drop();
    });
    await orm.schema.create();
    const given = INSTANTS.map((instant, id) => ({ id, at: new Date(instant), bare: new Date(instant) }));
    const em = orm.em.fork() as SqlEntityManager;
    await em.insertMany(Event, given);
    const rows = await em.fork().find(Event, {}, { orderBy: { id: 'asc' } });
    expect(rows.map(({ id, at, bare }) => ({ id, at, bare }))).toEqual(given);
    // A search meets the one hour and not the other.
    for (const { id, at, bare } of given)
      expect((await em.fork().find(Event, { at, bare })).map((row) => row.id)).toEqual([id]);
    if (engine === 'sqlite') return;
    expect(
      await em.execute(
        `select extract(epoch from at)::int * 1000::bigint as at,
                extract(epoch from bare at time zone 'UTC')::int * 1000::bigint as bare from event order by id`,
      ),
    ).toEqual(given.map(({ at }) => ({ at: String(at.getTime()), bare: String(at.getTime()) })));
  });
});
