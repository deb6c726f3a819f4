import { beforeEach, expect, test } from 'vitest';
import { Competitor } from '#catalogue';
import { competitorRecord } from '#catalogue/domain';
import { AuditLog, RecordServices, ruled, TableImports } from '#platform';
import { DomainError, listQueryOf } from '#platform/domain';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import type { RecordRules } from '../../../../modules/platform/records/record-rules.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

type Rules = RecordRules<typeof competitorRecord.columns>;

/** A list of names, with rules that a test gives it. */
describeOnBothEngines('a plain list', (engine) => {
  const database = useSeededDatabase(engine);
  const list = async (
    rules: Partial<Rules> = {},
    { em = database.em(), audit }: { em?: ReturnType<typeof database.em>; audit?: AuditLog } = {},
  ) => {
    const services = await servicesOn(em);
    const ground = {
      em,
      audit: audit ?? services.get<AuditLog>(AuditLog),
      tables: services.get(TableImports),
    };
    const record = ruled(competitorRecord, { entity: Competitor, ...rules });
    return new RecordServices([record], ground).of(competitorRecord);
  };
  const names = async () =>
    (await database.em().find(Competitor, {}, { orderBy: { id: 'asc' } })).map(({ Name }) => Name);
  const entries = async () =>
    (await database.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } })).map(({ what, detail }) => ({
      what,
      ...JSON.parse(detail ?? '{}'),
    }));
  const add = async (Name: string) => (await list()).save(vendor, { id: null, Name });

  beforeEach(async () => {
    await database.em().nativeDelete(Competitor, {});
    await database.em().nativeDelete(AuditEntry, {});
  });

  test('writes and removes a row with its version and its audit entry', async () => {
    const { id } = await add('Eins');
    expect(await (await list()).save(vendor, { id, version: 1, Name: 'Zwei' })).toEqual({ id, version: 2 });
    expect(await (await list()).remove(vendor, id, 2)).toBeUndefined();
    expect(await names()).toEqual([]);
    expect(await entries()).toEqual([
      { what: 'competitor-saved', after: { id, Name: 'Eins' } },
      { what: 'competitor-saved', before: { id, Name: 'Eins' }, after: { id, Name: 'Zwei' } },
      { what: 'competitor-deleted', before: { id, Name: 'Zwei' } },
    ]);
    for (const late of [
      async () => (await list()).save(vendor, { id, Name: 'x' }),
      async () => (await list()).remove(vendor, id),
    ])
      await expect(late()).rejects.toMatchObject({ code: 'not-found', message: competitorRecord.words.gone });
  });

  test('takes a name once, however it is written; a row keeps its own', async () => {
    const { id } = await add('Tücher 1');
    await add('Andere');
    const taken = { code: 'invalid', fields: { Name: competitorRecord.words.taken('TÜCHER 1') } };
    await expect(add('TÜCHER 1')).rejects.toMatchObject(taken);
    expect(await (await list()).save(vendor, { id, version: 1, Name: 'TÜCHER 1' })).toMatchObject({
      version: 2,
    });
    await expect((await list()).save(vendor, { id, Name: 'andere' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await names()).toEqual(['TÜCHER 1', 'Andere']);
  });

  test('lets one of several add a name at once, in two processes', async () => {
    const other = await another(database, engine);
    const lists = [await list(), await list({}, { em: other.em() })];
    const outcomes = await Promise.all(
      ['Äther', 'ÄTHER', 'äther', 'ÄtheR'].map((Name, at) =>
        (lists[at % 2] as (typeof lists)[number]).save(vendor, { id: null, Name }).then(
          () => 'saved',
          ({ code }) => code,
        ),
      ),
    );
    await other.close();
    expect(outcomes.sort()).toEqual(['invalid', 'invalid', 'invalid', 'saved']);
  });

  test('shows the current row to an editor who has seen an older one, and lets one of two win', async () => {
    const { id } = await add('Eins');
    const other = await another(database, engine);
    const both = await Promise.allSettled([
      (await list()).save(vendor, { id, version: 1, Name: 'Hier' }),
      (await list({}, { em: other.em() })).save(vendor, { id, version: 1, Name: 'Dort' }),
    ]);
    await other.close();
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [Name] = await names();
    const conflict = { code: 'conflict', current: { id, version: 2, Name } };
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: conflict });
    await expect((await list()).remove(vendor, id, 1)).rejects.toMatchObject(conflict);
    // Without a version nobody is asked.
    expect(await (await list()).save(vendor, { id, Name: 'Doch' })).toEqual({ id, version: 3 });
    expect(await entries()).toHaveLength(3);
  });

  test('lets its subject refuse, and then undoes what the subject has written', async () => {
    const { id } = await add('Eins');
    const seen: unknown[] = [];
    const strict = await list({
      async beforeSave(em, after, present) {
        seen.push([after, present]);
        await em.insert(Competitor, { Name: 'Nebenbei', version: 1 });
        throw new DomainError('conflict', 'Nein.');
      },
      async beforeRemove() {
        throw new DomainError('conflict', 'Wird gebraucht.');
      },
    });
    await expect(strict.save(vendor, { id, Name: 'Zwei' })).rejects.toMatchObject({ message: 'Nein.' });
    await expect(strict.remove(vendor, id)).rejects.toMatchObject({ message: 'Wird gebraucht.' });
    expect(seen).toEqual([[{ Name: 'Zwei' }, { id, version: 1, Name: 'Eins' }]]);
    expect([await names(), (await entries()).length]).toEqual([['Eins'], 1]);
  });

  test('says how many use each row, and how many lose one', async () => {
    const [used, unused] = [await add('Benutzt'), await add('Frei')];
    const counted = await list({ usage: async () => new Map([[used.id, 3]]), beforeRemove: async () => 3 });
    const page = await counted.list(vendor, listQueryOf(competitorRecord).parse({ sort: 'Name' }));
    expect(page.rows.map(({ Name, institutions }) => [Name, institutions])).toEqual([
      ['Benutzt', 3],
      ['Frei', 0],
    ]);
    expect([await counted.usage(vendor, used.id), await counted.usage(vendor, unused.id)]).toEqual([3, 0]);
    expect(await counted.remove(vendor, used.id)).toBe(3);
    expect((await entries()).at(-1)).toMatchObject({ what: 'competitor-deleted', count: 3 });
  });

  test('writes nothing where the audit log cannot be written', async () => {
    const { id } = await add('Eins');
    const audit = { note: () => Promise.reject(new Error('voll')) } as unknown as AuditLog;
    const broken = await list({}, { audit });
    await expect(broken.save(vendor, { id: null, Name: 'Zwei' })).rejects.toThrow('voll');
    await expect(broken.save(vendor, { id, Name: 'Zwei' })).rejects.toThrow('voll');
    await expect(broken.remove(vendor, id)).rejects.toThrow('voll');
    expect(await names()).toEqual(['Eins']);
  });

  test('gives all who ask the same rows until one changes', async () => {
    await add('Zeta');
    const asked = await list();
    const rows = await asked.all(vendor);
    expect(await asked.all({ ...vendor, admin: false })).toBe(rows);
    await add('Alpha');
    expect((await asked.all(vendor)).map(({ Name }) => Name)).toEqual(['Alpha', 'Zeta']);
    expect(rows).toHaveLength(1);
  });
});
