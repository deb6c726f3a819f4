import { expect, test } from 'vitest';
import { OwnPriceTableService } from '#consultation';
import { Institution, OwnPriceService } from '#institution';
import { ownPricesInput } from '#institution/domain';
import { checked } from '#platform';
import type { UserActor } from '#platform/domain';
import { OwnPriceAdminService } from '../../../../modules/consultation/own-price-admin/own-price-admin.service.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf as userOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

const HEAD = 'id;Artikelnummer;PZN;Produktbezeichnung;Konfektionsgroesse;UVP;Preis\r\n';
const bytes = (text: string) => new TextEncoder().encode(text);

describeWithDatabase('an institution’s own prices as a file', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = async () => await servicesOn(database.em(), clock);
  const tables = async () => (await services()).get(OwnPriceTableService);
  const own = async (actor: UserActor) => (await services()).get(OwnPriceService).own(actor);

  const actorOf = (loginKey: string) => userOf(database.orm, loginKey);
  const set = async (actor: UserActor, prices: Record<string, string>) =>
    (await services()).get(OwnPriceAdminService).replace(actor, checked(ownPricesInput, { prices }));
  /** The lines of an export, by id. */
  async function linesOf(actor: UserActor) {
    const [, ...lines] = (await (await tables()).export(actor, 'csv')).trimEnd().split('\r\n');
    return new Map(lines.map((line) => [line.split(';')[0] as string, line]));
  }

  test('has every size of the catalogue, and changes nothing when imported again', async () => {
    const actor = await actorOf('leitung');
    await set(actor, { 1: '7', 12: '24.05' });
    const csv = await (await tables()).export(actor, 'csv');
    expect(csv.startsWith(`\ufeff${HEAD}`)).toBe(true);
    const lines = await linesOf(actor);
    expect(lines.get('1')).toMatch(/^1;\d+;\d{8};.+;.+;\d+,\d\d;7,00$/);
    expect(lines.get('2')).toMatch(/;$/);
    expect(await (await tables()).stage(actor, bytes(csv))).toMatchObject({
      edited: 0,
      inserted: 0,
      notEdited: lines.size,
      errors: 0,
      differences: [],
    });
    const json = JSON.parse(await (await tables()).export(actor, 'json'));
    expect(json).toHaveLength(lines.size);
    expect(json[0]).toMatchObject({ id: 1, Preis: '7.00' });
  });

  test('is shown as a difference with its faults, and its good lines are written', async () => {
    const actor = await actorOf('leitung');
    await set(actor, { 1: '7', 2: '8', 3: '9' });
    const { version } = await database.em().findOneOrFail(Institution, actor.institutionId);
    const lines = await linesOf(actor);
    const pznOf = (id: string) => lines.get(id)?.split(';')[2] ?? '';
    const file = [
      '1;;;;;1,00;7,50',
      `;;${pznOf('2').replace(/^0+/, '')};;;;`,
      lines.get('3'),
      ';;00000000;;;;5',
      ';;;;;;5',
      '999999;;;;;;5',
      `4;;${pznOf('5')};;;;1.234,56`,
      '1;;;;;;5',
    ];
    const staged = await (await tables()).stage(actor, bytes(HEAD + file.join('\r\n')));
    expect(staged.faults).toEqual([
      { line: 5, column: 'PZN', message: 'Die PZN 00000000 gibt es im Katalog nicht.' },
      { line: 6, column: 'PZN', message: 'Die Zeile nennt weder id noch PZN.' },
      { line: 7, column: 'id', message: 'Die id 999999 gibt es nicht.' },
      {
        line: 8,
        column: 'Preis',
        message: 'Nur ein Komma oder Punkt, auch bei Tausendern: 1234,56 statt 1.234,56.',
      },
      { line: 9, column: 'id', message: 'Die id 1 steht schon in Zeile 2.' },
    ]);
    expect(staged).toMatchObject({ edited: 2, inserted: 0, notEdited: 1, errors: 5 });
    expect(staged.differences).toEqual([
      {
        line: 2,
        id: expect.any(Number),
        name: expect.stringMatching(/^[A-Z].+, .+$/),
        inserted: false,
        fields: [{ column: 'Preis', label: 'Preis', before: '7,00', after: '7,50' }],
      },
      expect.objectContaining({
        line: 3,
        fields: [{ column: 'Preis', label: 'Preis', before: '8,00', after: '' }],
      }),
    ]);
    expect(await own(actor)).toEqual(new Map(Object.entries({ 1: 700, 2: 800, 3: 900 })));
    expect(await (await tables()).commit(actor, staged.id)).toMatchObject({ edited: 2 });
    expect(await own(actor)).toEqual(new Map(Object.entries({ 1: 750, 3: 900 })));
    const [entry] = await database.em().find(AuditEntry, { what: 'table-imported' });
    expect([entry?.whom, JSON.parse(entry?.detail ?? '')]).toEqual([
      `institution:${actor.institutionId}`,
      { code: 'own-prices', after: { edited: 2, inserted: 0 } },
    ]);
    expect((await database.em().findOneOrFail(Institution, actor.institutionId)).version).toBe(version);
  });

  test('requires no columns but id, PZN and Preis', async () => {
    const actor = await actorOf('leitung');
    await set(actor, {});
    const staged = await (await tables()).stage(actor, bytes('Preis;PZN;id\r\n3,5;;7\r\n'));
    expect(staged).toMatchObject({ edited: 1, errors: 0 });
    await (await tables()).commit(actor, staged.id);
    expect(await own(actor)).toEqual(new Map([['7', 350]]));
  });

  test('is refused as a whole where a price was changed since, and raises the version otherwise', async () => {
    const actor = await actorOf('leitung');
    await set(actor, { 1: '7', 2: '8' });
    const { id } = await (await tables()).stage(actor, bytes('id;PZN;Preis\r\n1;;1\r\n2;;2\r\n'));
    const { version } = await set(actor, { 1: '7', 2: '8,01' });
    await expect((await tables()).commit(actor, id)).rejects.toMatchObject({
      code: 'conflict',
      current: { rows: [{ line: 3, name: expect.any(String) }] },
    });
    expect(await own(actor)).toEqual(new Map(Object.entries({ 1: 700, 2: 801 })));
    const again = await (await tables()).stage(actor, bytes('id;PZN;Preis\r\n1;;1\r\n'));
    await (await tables()).commit(actor, again.id);
    const seen = (await services()).get(OwnPriceService).stored(actor);
    expect(await seen).toMatchObject({ version: version + 1 });
  });
});
