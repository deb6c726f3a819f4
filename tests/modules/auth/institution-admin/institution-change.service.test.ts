import { expect, test } from 'vitest';
import { Institution } from '#institution';
import { RIGHTS, type UserActor } from '#platform/domain';
import {
  InstitutionChangeService,
  type SentInstitution,
} from '../../../../modules/auth/institution-admin/institution-change.service.ts';
import type { Account } from '../../../../modules/auth/login/account.service.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

const NOT_HERE = 'Das lässt sich hier nicht ändern. Bitte lassen Sie die Angabe weg.';

/** An institution as some edge answers it. */
const shown = ({ institution }: Account) => ({
  Kundennummer: institution.kundennummer,
  Vertriebsweg: institution.vertriebsweg,
  PaketId: institution.paket.id,
  Testphase: institution.testphase ? 1 : 0,
  PdfPasswort: null,
});

describeWithDatabase('an institution that somebody sends back', (engine) => {
  const database = useSeededDatabase(engine);
  const changes = async () => (await servicesOn(database.em())).get(InstitutionChangeService);
  const row = (id: number) =>
    database
      .em()
      .fork()
      .findOneOrFail(Institution, id, { populate: ['paket'] });
  const vendor = async (): Promise<UserActor> => ({ ...(await actorOf(database.orm, 'admin')), admin: true });

  async function contactOf(id: number) {
    const { name, strasse, hausnummer, plz, ort } = await row(id);
    return { Name: name, Strasse: strasse, Hausnummer: hausnummer, PLZ: plz, Ort: ort };
  }
  const send = async (
    actor: UserActor,
    { others = {}, ...more }: Partial<Omit<SentInstitution, 'shown'>> = {},
  ) => {
    const contact = await contactOf(actor.institutionId);
    return (await changes()).save(actor, { contact, ...more, others, shown });
  };

  test('changes its own contact data, with all else as it was read', async () => {
    const actor = await actorOf(database.orm, 'leitung');
    const { kundennummer, version } = await row(actor.institutionId);
    const contact = { ...(await contactOf(actor.institutionId)), Ort: 'Freiburg' };
    const others = { Kundennummer: kundennummer, Testphase: 0 };
    expect(await send(actor, { contact, others })).toEqual({
      id: actor.institutionId,
      version: version + 1,
      mailChanged: false,
    });
    expect((await row(actor.institutionId)).ort).toBe('Freiburg');
  });

  test('changes nothing where a field differs that is not the actor’s to change', async () => {
    const actor = await actorOf(database.orm, 'leitung');
    const { version } = await row(actor.institutionId);
    const others = { Kundennummer: '999999', PaketId: 1, Testphase: 0, Erfunden: 1 };
    await expect(send(actor, { others })).rejects.toMatchObject({
      code: 'invalid',
      message: `Kundennummer, PaketId, Erfunden: ${NOT_HERE}`,
      fields: { Kundennummer: NOT_HERE, PaketId: NOT_HERE, Erfunden: NOT_HERE },
    });
    expect((await row(actor.institutionId)).version).toBe(version);
  });

  test('is refused without the right, whatever is sent, and out of reach', async () => {
    const actor = await actorOf(database.orm, 'leitung');
    const without = { ...actor, rights: new Set(RIGHTS.filter((right) => right !== 'kont_einst')) };
    await expect(send(without, { others: { PaketId: 1 } })).rejects.toMatchObject({ code: 'forbidden' });
    const { institutionId } = await actorOf(database.orm, 'demo');
    for (const id of [institutionId, 99_999, null])
      for (const others of [{}, { Kundennummer: '1' }])
        await expect(send(actor, { id, others })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('of a customer is changed by the vendor with number and Paket, without password and main user', async () => {
    const { institutionId: id } = await actorOf(database.orm, 'demo');
    const contact = await contactOf(id);
    const saved = await send(await vendor(), { id, contact, others: { PaketId: 2, Testphase: 1 } });
    expect(saved).toMatchObject({ id, mailChanged: false });
    expect(await row(id)).toMatchObject({ paket: { id: 2 }, testphase: false });
    const fixed = { sealedPassword: 'x', ownPasswordEach: true };
    const sent = { id, contact, ...fixed, others: { Vorname: 'Ina', Kundennummer: 'NEU-1' } };
    await expect(send(await vendor(), sent)).rejects.toMatchObject({
      fields: { Vorname: NOT_HERE, PdfPasswort: NOT_HERE, KennwortJeVersand: NOT_HERE },
    });
    expect((await row(id)).kundennummer).not.toBe('NEU-1');
  });

  test('is new with its main user, and with nothing that only comes to be', async () => {
    const address = { Strasse: 'Weg', Hausnummer: '1', PLZ: '20095', Ort: 'Hamburg' };
    const contact = { Name: 'Haus Neu', ...address, Email: 'falk@neu.example' };
    const others = { Kundennummer: 'NEU-2', Vertriebsweg: 30, PaketId: 1 };
    const person = { Anrede: 0, Vorname: 'Ina', Nachname: 'Falk' };
    const add = async (more: object) =>
      send(await vendor(), { id: null, contact, others: { ...others, ...more } });
    await expect(add({ ...person, Testphase: 0 })).rejects.toMatchObject({ fields: { Testphase: NOT_HERE } });
    await expect(add({})).rejects.toMatchObject({
      fields: { Anrede: expect.any(String), Vorname: expect.any(String), Nachname: expect.any(String) },
    });
    expect(await add(person)).toMatchObject({ version: 1, login: { Loginname: 'ina.falk' } });
  });
});
