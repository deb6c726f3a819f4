import { expect, test } from 'vitest';
import { AuditTrailService, ColleaguesService, User } from '#auth';
import { AuditLog } from '#platform';
import type { UserActor } from '#platform/domain';
import { auditListQuery } from '../../../../modules/auth/audit-trail/audit-list.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

describeOnBothEngines('the audit log on its screen', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const server = useServer(database);
  const services = async () => await servicesOn(database.em(), clock);
  const staff = async (): Promise<UserActor> => ({ ...(await actorOf(database.orm, 'admin')), admin: true });
  const ask = async (address: Readonly<Record<string, string>> = {}) =>
    (await services()).get(AuditTrailService).list(await staff(), auditListQuery.parse(address));
  const note = async (...entry: Parameters<AuditLog['note']>) =>
    (await services()).get(AuditLog).note(...entry);
  const forget = () => database.em().execute('delete from audit_entry');
  const idOf = async (loginKey: string) => (await database.em().findOneOrFail(User, { loginKey })).id;

  test('shows each entry in plain German, with names in place of ids', async () => {
    await forget();
    const [leitung, beratung] = [await idOf('leitung'), await idOf('beratung')];
    await note({ userId: leitung }, 'user-changed', {
      user: beratung,
      before: { Vorname: 'Daniel' },
      after: { Vorname: 'Dani' },
    });
    await note('visitor', 'login-failed', { user: beratung, code: 2 });
    await note({ kind: 'operator', name: 'root' }, 'second-factor-reset', { user: 999_999 });
    const { rows } = await ask();
    expect(
      rows.map(({ who, what, whom, institution, detail }) => [who, what, whom, institution, detail]),
    ).toEqual([
      ['Betreiber (root)', 'Zweiten Faktor zurückgesetzt', 'N. N. (gelöscht)', null, ''],
      [
        'Besucher',
        'Anmeldung fehlgeschlagen',
        'Daniel Krüger (beratung)',
        'Apotheke am Stadtgarten',
        'erster Fehlversuch',
      ],
      [
        'Katharina Weiß (leitung)',
        'Benutzer geändert',
        'Daniel Krüger (beratung)',
        'Apotheke am Stadtgarten',
        'Vorname Daniel → Dani',
      ],
    ]);
    expect(rows.map(({ sentence }) => sentence)).toEqual([
      'Der Betreiber (root) hat den zweiten Faktor von N. N. (gelöscht) zurückgesetzt',
      'Ein Besucher hat vergeblich versucht, sich als Daniel Krüger anzumelden',
      'Katharina Weiß hat den Benutzer Daniel Krüger geändert',
    ]);
  });

  test('tells of which institution somebody was who is deleted for good, and no name', async () => {
    const id = await idOf('kalkulation');
    const remove = async (how: 'hidden' | 'permanent') =>
      (await services()).get(ColleaguesService).remove(await staff(), id, how);
    const newestEntry = async () => {
      const [{ sentence, whom, detail } = { sentence: '', whom: '', detail: '' }] = (await ask()).rows;
      return [sentence, whom, detail];
    };
    await remove('hidden');
    expect(await newestEntry()).toEqual([
      'Martina Vogel hat den Benutzer Sabine Lorenz gelöscht',
      'Sabine Lorenz (kalkulation)',
      'ausgeblendet; Institution Apotheke am Stadtgarten',
    ]);
    await remove('permanent');
    expect(await newestEntry()).toEqual([
      'Martina Vogel hat den Benutzer N. N. (gelöscht) gelöscht',
      expect.stringMatching(/^gelöscht \([\da-f]{8}\)$/),
      'endgültig; Institution Apotheke am Stadtgarten',
    ]);
  });

  // @spec consultation-7-11
  test('is filtered by days in Berlin, by name, act and institution, and sorted by the database', async () => {
    await forget();
    const [admin, leitung, demo] = [await idOf('admin'), await idOf('leitung'), await idOf('demo')];
    const late = new TestClock(new Date('2026-03-09T22:59:59Z'));
    await (await servicesOn(database.em(), late)).get(AuditLog).note({ userId: leitung }, 'login');
    late.advance(1000);
    await (await servicesOn(database.em(), late)).get(AuditLog).note({ userId: demo }, 'logout');
    await (await servicesOn(database.em(), late))
      .get(AuditLog)
      .note('visitor', 'login-failed', { user: leitung, code: 2 });
    await (await servicesOn(database.em(), late)).get(AuditLog).note({ userId: admin }, 'paket-saved');
    const found = async (address: Readonly<Record<string, string>>) =>
      (await ask({ sort: 'Zeit', ...address })).rows.map(({ what }) => what);
    expect(await found({ 'filter.bis': '2026-03-09' })).toEqual(['Anmeldung']);
    expect(await found({ 'filter.von': '2026-03-10' })).toEqual([
      'Abmeldung',
      'Anmeldung fehlgeschlagen',
      'Paket gespeichert',
    ]);
    expect(await found({ 'filter.Wer': 'katharina w' })).toEqual(['Anmeldung', 'Anmeldung fehlgeschlagen']);
    expect(await found({ 'filter.Wer': 'besucher' })).toEqual(['Anmeldung fehlgeschlagen']);
    expect(await found({ 'filter.Wer': '%' })).toEqual([]);
    expect(await found({ 'filter.Was': 'logout' })).toEqual(['Abmeldung']);
    expect(await found({ 'filter.Institution': 'lindenhof' })).toEqual(['Abmeldung']);
    expect(await found({ 'filter.Was': 'login', 'filter.Institution': 'lindenhof' })).toEqual([]);
    expect(await found({ sort: '-Was' })).toEqual([
      'Paket gespeichert',
      'Abmeldung',
      'Anmeldung fehlgeschlagen',
      'Anmeldung',
    ]);
    expect(await found({ 'filter.Wer': "'; drop table audit_entry; --" })).toEqual([]);
    expect((await ask({})).rows[0]?.what).toBe('Paket gespeichert');
  });

  // @spec consultation-7-11
  test('is shown by pages and exported whole, with formulas escaped', async () => {
    await forget();
    const leitung = await idOf('leitung');
    for (let count = 0; count < 60; count += 1) await note({ userId: leitung }, 'login');
    await note({ userId: leitung }, 'competitor-saved', {
      record: { kind: 'competitor', id: 4, name: '=1+1' },
      after: { Name: '=1+1' },
    });
    const first = await ask();
    expect([first.total, first.rows.length, first.page]).toEqual([61, 50, 1]);
    expect((await ask({ page: '9' })).rows).toHaveLength(11);
    const cookie = await server().cookieOf('admin');
    const file = await server().ask('/cms/protokoll/file?sort=-Zeit&filter.Was=login', { cookie });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines[1]).toMatch(
      /^\d+;09\.03\.2026, 10:00:00;Katharina Weiß \(leitung\);Anmeldung;;Apotheke am Stadtgarten;;;Katharina Weiß hat sich angemeldet;$/,
    );
    const whole = await (await server().ask('/cms/protokoll/file', { cookie })).text();
    expect(whole).toContain('Name =1+1');
    expect(whole).toContain('hat den Wettbewerber „=1+1“ angelegt');
    expect(whole).not.toMatch(/(^|;)=/m);
    expect(whole).toContain('Protokoll heruntergeladen');
    const refused = await server().ask('/cms/protokoll/file', { cookie: await server().cookieOf('leitung') });
    expect([refused.status, refused.headers.get('location')]).toEqual([302, '/']);
  });
});
