import { rmSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { InstitutionAdminService, InvitationService, LoginService, User, UserAdminService } from '#auth';
import type { NewInstitution } from '../../../../modules/auth/institution-admin/institution-input.ts';
import { LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { PasswordResetService } from '../../../../modules/auth/password/password-reset.service.ts';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { ColleaguesService } from '../../../../modules/auth/user-admin/colleagues.service.ts';
import { RateCount } from '../../../../modules/platform/visitors/rate-count.entity.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { readPlainMail } from '../../../server/support/mail-parts.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { type MailServer, startMailServer } from '../../../server/support/smtp.ts';
import { HOUR } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';
import { useManagedUsers } from '../users/managed-users.ts';

const OPERATOR = { kind: 'operator', name: 'root' } as const;
const OWN = 'Selbst-gewählt-9';
const DAY = 24 * HOUR;

describeWithDatabase('an invitation', (engine) => {
  const managed = useManagedUsers(engine);
  let mails: MailServer;
  const services = async (smtpUrl: string | null = mails.url) =>
    await servicesOn(managed.database.em(), managed.clock, {
      env: {
        ...{ RATE_LIMIT_FACTOR: '1', VENDOR_NAME: 'Muster AG', PUBLIC_URL: 'https://inko.example' },
        ...(smtpUrl !== null && { SMTP_URL: smtpUrl }),
      },
    });
  beforeEach(async () => {
    mails = await startMailServer();
    await managed.database.em().nativeDelete(RateCount, {});
    rmSync(`${managed.database.folder}/outbox`, { recursive: true, force: true });
  });
  const newest = () => {
    const { raw, to } = mails.received.at(-1) ?? { raw: Buffer.from(''), to: [] };
    const { head, text } = readPlainMail(raw);
    const [, id = '', token = ''] = /\/einladung\?id=(\d+)&token=([\w-]{43})/.exec(text) ?? [];
    return { to, head, text, id: Number(id), token };
  };
  const userOf = (id: number) => managed.database.em().findOneOrFail(User, id);
  const invite = async () => {
    const saved = await (await services())
      .get(UserAdminService)
      .save(await managed.chief(), { ...managed.fresh(), Einladung: true });
    return { ...saved, ...newest() };
  };
  const choose = async (id: number, token: string, password = OWN) =>
    (await services()).get(PasswordResetService).reset(id, token, password);
  const logIn = async (name: string, password: string) =>
    (await services()).get(LoginService).login(name, password);

  test('lets a new colleague set the only password there is, once, and nobody ever sees another', async () => {
    const { id, Loginname, invitation, text, to, token, ...rest } = await invite();
    expect([invitation, rest.password]).toEqual(['sent', undefined]);
    const { mail, passwordHash, passwordInitial } = await userOf(id);
    expect([to, passwordHash ?? null, passwordInitial]).toEqual([[mail], null, true]);
    expect(text).toContain('er gilt 7 Tage und nur einmal');
    expect(text).toContain(`Ihr Benutzername: ${Loginname}`);
    // The database alone opens nothing.
    const [stored] = await managed.database.em().find(LinkToken, { user: id });
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await logIn(Loginname, '')).toMatchObject({ ok: false, error: 2 });
    await expect(choose(id, token, 'zu-kurz')).rejects.toMatchObject({ code: 'invalid' });
    expect(await choose(id, `${token.slice(0, -1)}_`)).toBe(false);
    expect(await choose(id, token)).toBe(true);
    expect(await choose(id, token, 'Zweites-Mal-9')).toBe(false);
    expect(await (await services()).get(LinkTokens).state(id, 'invite', token)).toBe('used');
    expect(await logIn(Loginname, OWN)).toMatchObject({ ok: true });
    const acts = (await managed.entries()).filter(({ who, whom }) => [who, whom].includes(`user:${id}`));
    expect(acts.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['user-added', 'invitation-sent', 'invitation-accepted', 'login']),
    );
    expect(JSON.stringify(await managed.database.em().execute('select * from audit_entry'))).not.toContain(
      token,
    );
  });

  test('brings the main user of a new institution in, without a password that anybody sees', async () => {
    const input: NewInstitution = {
      ...{ id: null, Name: 'Haus am Deich', Kundennummer: 'D1', Vertriebsweg: 20, PaketId: 1 },
      ...{ Strasse: 'Deich', Hausnummer: '1', PLZ: '28195', Ort: 'Bremen', Email: 'enno@deich.example' },
      ...{ Anrede: 1, Vorname: 'Enno', Nachname: 'Deich', Einladung: true },
    };
    await expect(
      (await services(null)).get(InstitutionAdminService).save(OPERATOR, input),
    ).rejects.toMatchObject({ code: 'unavailable' });
    expect(await managed.database.em().count(User, { mail: input.Email })).toBe(0);
    const { login } = await (await services()).get(InstitutionAdminService).save(OPERATOR, input);
    expect(login).toEqual({ userId: expect.any(Number), Loginname: 'enno.deich', invitation: 'sent' });
    const { to, id, token } = newest();
    expect([to, id]).toEqual([['enno@deich.example'], login?.userId]);
    expect(await choose(id, token)).toBe(true);
    expect(await logIn('enno.deich', OWN)).toMatchObject({ ok: true });
    const other = { ...input, Kundennummer: 'D2', Email: 'fokko@deich.example' };
    const failed = await (await services('smtp://127.0.0.1:1'))
      .get(InstitutionAdminService)
      .save(OPERATOR, other);
    expect(failed.login?.invitation).toMatchObject({ failed: expect.stringContaining('nicht erreichbar') });
    expect(failed.login?.password).toBeUndefined();
  });

  test('expires after 7 days, and a newer one or an initial password voids it', async () => {
    const first = await invite();
    managed.clock.advance(7 * DAY);
    expect(await choose(first.id, first.token)).toBe(false);
    await (await services()).get(InvitationService).resetByName(OPERATOR, first.Loginname);
    const second = newest();
    expect(second.text).toContain('ein Zugang eingerichtet');
    await (await services()).get(InvitationService).resetByName(OPERATOR, first.Loginname);
    const third = newest();
    expect(await choose(first.id, second.token)).toBe(false);
    await (await services()).get(ColleaguesService).resetPassword(OPERATOR, first.id);
    expect(await choose(first.id, third.token)).toBe(false);
  });

  test('resets a password: the old one, its sessions and links end, and wrong tries still lock', async () => {
    const { id } = await managed.userOf('beratung');
    expect(await logIn('beratung', DEMO_PASSWORD)).toMatchObject({ ok: true });
    const links = (await services()).get(LinkTokens);
    const earlier = await links.issue(id, 'reset');
    await (await services()).get(InvitationService).resetByName(OPERATOR, 'beratung');
    const { token, text } = newest();
    expect(text).toContain('das bisherige gilt nicht mehr');
    expect(await managed.database.em().count(Session, { user: id })).toBe(0);
    expect(await links.state(id, 'reset', earlier)).toBe('invalid');
    for (const error of [2, 3, 4, 4])
      expect(await logIn('beratung', DEMO_PASSWORD)).toMatchObject({ ok: false, error });
    expect(await choose(id, token)).toBe(true);
    expect(await logIn('beratung', OWN)).toMatchObject({ ok: true });
  });

  test('changes nothing if the mail is not sent, and needs a mail server', async () => {
    const { id } = await managed.userOf('kalkulation');
    const before = await userOf(id);
    const failing = (await services('smtp://127.0.0.1:1')).get(InvitationService);
    await expect(failing.resetByName(OPERATOR, 'kalkulation')).rejects.toMatchObject({ code: 'unavailable' });
    const without = await services(null);
    await expect(without.get(InvitationService).resetByName(OPERATOR, 'kalkulation')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('kein Mailserver'),
    });
    expect((await userOf(id)).passwordHash).toBe(before.passwordHash);
    const fresh = { ...managed.fresh(), Einladung: true };
    await expect(without.get(UserAdminService).save(await managed.chief(), fresh)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await managed.database.em().count(User, { mail: fresh.Mail })).toBe(0);
    const added = await (await services('smtp://127.0.0.1:1'))
      .get(UserAdminService)
      .save(await managed.chief(), fresh);
    expect(added.invitation).toMatchObject({ failed: expect.stringContaining('nicht erreichbar') });
    expect(added.password).toBeUndefined();
  });

  test('goes to one user six times an hour, and not to a main user or to oneself', async () => {
    const { id } = await managed.userOf('kalkulation');
    const service = (await services()).get(InvitationService);
    for (let sent = 1; sent <= 6; sent += 1) await service.resetByName(OPERATOR, 'kalkulation');
    await expect(service.reset(OPERATOR, id)).rejects.toMatchObject({ code: 'limit' });
    const chief = await managed.chief();
    await expect(service.reset(chief, chief.userId)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(service.reset(chief, (await managed.userOf('demo')).id)).rejects.toMatchObject({
      code: 'not-found',
    });
    managed.clock.advance(HOUR);
    // Without the password typed lately nobody takes away another's.
    await expect(service.reset({ ...chief, confirmed: false }, id)).rejects.toMatchObject({
      code: 'password-needed',
    });
  });
});
