import { expect, test } from 'vitest';
import { LoginService, SessionService } from '#auth';
import type { NewInstitution } from '../../../../modules/auth/institution-admin/institution-input.ts';
import { InstitutionsService } from '../../../../modules/auth/institution-admin/institutions.service.ts';
import { another } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { HOUR } from '../../../server/support/test-clock.ts';
import { type Given, useManagedInstitutions } from './managed-institutions.ts';

const DAY = 24 * HOUR;

describeWithDatabase('the vendor manages institutions', (engine) => {
  const { database, clock, services, admin, vendor, list, details, row, fresh, add, change, entries } =
    useManagedInstitutions(engine);

  test('adds one with its main user, who logs in with a password shown once', async () => {
    const saved = await add({ Name: '  Pflege Nord ', Kundennummer: ' 4711A ', PaketId: 1 });
    expect(saved).toMatchObject({ version: 1, login: { Loginname: 'ina.falk' } });
    expect(await row(saved.id)).toMatchObject({
      ...{ name: 'Pflege Nord', kundennummer: '4711A', vertriebsweg: 30, berechnungsmethode: 'A' },
      ...{ testphase: true, testbeginn: '2026-03-09', ansprechpartner: 'Ina Falk', isVendor: false },
    });
    expect((await list({ q: 'pflege nord' })).rows).toMatchObject([{ Testende: 30, Status: 'wartend' }]);
    expect((await details(saved.id)).mainUsers).toMatchObject([{ RollenId: 2, Mail: 'falk1@haus.example' }]);
    const { password = '', Loginname = '' } = saved.login ?? {};
    expect(await (await services()).get(LoginService).login(Loginname, password)).toMatchObject({ ok: true });
    expect((await add()).login?.Loginname).toBe('ina.falk2');
    const log = [await entries('institution-added'), await entries('user-added')];
    expect(log[0]?.[0]).toMatchObject({ whom: `institution:${saved.id}`, after: { Name: 'Pflege Nord' } });
    expect(JSON.stringify(log)).not.toContain(password);
  });

  test('requires every field of the specification, and a Kundennummer and a mail that are free', async () => {
    const fieldsOf = async (more: Partial<Record<keyof NewInstitution, unknown>>) =>
      add(more as Given).then(
        () => null,
        ({ fields }) => Object.keys(fields),
      );
    for (const name of ['Name', 'Kundennummer', 'Strasse', 'Hausnummer', 'PLZ', 'Ort', 'Email'] as const)
      expect(await fieldsOf({ [name]: ' ' })).toEqual([name]);
    for (const name of ['Anrede', 'Vorname', 'Nachname', 'Vertriebsweg', 'PaketId'] as const)
      expect(await fieldsOf({ [name]: undefined })).toEqual([name]);
    expect(await fieldsOf({ Kundennummer: '123456789' })).toEqual(['Kundennummer']);
    expect(await fieldsOf({ Vertriebsweg: 21 })).toEqual(['Vertriebsweg']);
    expect(await fieldsOf({ PaketId: 999 })).toEqual(['PaketId']);
    expect(await fieldsOf({ Unbekannt: 1 } as never)).not.toBeNull();
    await expect(add({ Kundennummer: '204711' })).rejects.toMatchObject({
      fields: { Kundennummer: 'Diese Kundennummer ist schon vergeben.' },
    });
    expect(await fieldsOf({ Email: 'leitung@apotheke-stadtgarten.example' })).toEqual(['Email']);
    const free = async (number: string, id: number | null) =>
      (await services()).get(InstitutionsService).isFree(await vendor(), number, id);
    expect([await free('204711', null), await free('204711', 2), await free('XY', null)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('gives a Kundennummer to one of two who take it at the same time', async () => {
    const other = await another(database, engine);
    const made = await Promise.allSettled([
      (await admin()).save(await vendor(), fresh({ Kundennummer: 'GLEICH' })),
      (await admin(other.em())).save(await vendor(), fresh({ Kundennummer: 'GLEICH' })),
    ]);
    await other.close();
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { fields: { Kundennummer: 'Diese Kundennummer ist schon vergeben.' } },
    });
  });

  test('changes one; the second of two editors sees the current state', async () => {
    const { id } = await add();
    expect(await change(id, { Ort: 'Kiel', Vertriebsweg: 40, Kundennummer: 'NEU1' })).toMatchObject({
      ...{ version: 2, mailChanged: false },
    });
    expect(await row(id)).toMatchObject({ ort: 'Kiel', vertriebsweg: 40, kundennummer: 'NEU1' });
    expect(await entries('institution-changed')).toEqual([
      {
        whom: `institution:${id}`,
        before: expect.objectContaining({ Ort: 'Hamburg', Vertriebsweg: 30 }),
        after: { Ort: 'Kiel', Vertriebsweg: 40, Kundennummer: 'NEU1' },
      },
    ]);
    await expect(change(id, { version: 1, Ort: 'Husum' })).rejects.toMatchObject({
      code: 'conflict',
      current: { Ort: 'Kiel', version: 2 },
    });
    expect((await row(id)).ort).toBe('Kiel');
    await expect(change(id, { Kundennummer: '305802' })).rejects.toMatchObject({
      fields: { Kundennummer: 'Diese Kundennummer ist schon vergeben.' },
    });
  });

  // @spec access-3-2 access-4-12
  test('starts a trial today with a Paket that has one, leaves it with the same, and ends it with another', async () => {
    const { id, login } = await add({ PaketId: 1 });
    clock.advance(5 * DAY);
    await change(id, { Ort: 'Kiel' });
    expect((await details(id)).Testende).toBe(25);
    await change(id, { PaketId: 3 });
    expect(await row(id)).toMatchObject({ testphase: false, testbeginn: null });
    await change(id, { PaketId: 1 });
    expect((await details(id)).Testende).toBe(30);
    const { token } = (await (
      await services()
    )
      .get(LoginService)
      .login(login?.Loginname ?? '', login?.password ?? '')) as { token: string };
    clock.advance(31 * DAY);
    await change(id, { PaketId: 2 });
    // What the end of the trial had ended does not begin again.
    clock.advance(-31 * DAY);
    expect(await (await services()).get(SessionService).resolve(token)).toBeNull();
    clock.advance(-5 * DAY);
  });
});
