import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorUsersService, User } from '#auth';
import { Institution } from '#institution';
import { type LinkPurpose, LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { call, tokenOf } from '../../../server/support/call.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';

const PURPOSES: readonly LinkPurpose[] = ['confirm', 'reset', 'contract'];

describeWithDatabase('the end of an access', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { OUTBOX_DIR: `/tmp/inko-access-${process.pid}-${engine}` });
  const userOf = (loginKey: string) => database.em().findOneOrFail(User, { loginKey });
  const links = async () => (await servicesOn(database.em(), server().clock)).get(LinkTokens);
  const post = (path: string, form: Readonly<Record<string, string>>, token?: string) =>
    call(server(), `auth/${path}`, { method: 'POST', form, token });
  const apply = (id: number, token: string) =>
    call(server(), `register/fullversion.php?userid=${id}`, { token });
  const login = (username: string) => post('login.php', { username, password: DEMO_PASSWORD });
  const start = async (loginKey: string, facts: Partial<Institution>) => {
    const { institution } = await userOf(loginKey);
    await database.em().nativeUpdate(Institution, { id: institution.id }, facts);
  };

  let kept: Pick<User, 'id' | 'passwordHash'>[] = [];
  let institutions: Institution[] = [];
  beforeEach(async () => {
    kept = await database.em().find(User, {});
    institutions = await database.em().find(Institution, {});
    await database.em().nativeDelete(AuditEntry, {});
  });
  afterEach(async () => {
    const em = database.em();
    for (const { id, passwordHash = null } of kept)
      await em.nativeUpdate(
        User,
        { id },
        { passwordHash, passwordInitial: false, inactive: false, failedTries: 0, role: roleOf(id) },
      );
    for (const { id, paket, testphase, testbeginn = null } of institutions)
      await em.nativeUpdate(Institution, { id }, { paket: paket.id, testphase, testbeginn });
    await em.nativeDelete(LinkToken, {});
    await em.nativeDelete(Session, {});
  });
  const roleOf = (id: number) =>
    (kept.find((user) => user.id === id) as unknown as User | undefined)?.role?.id ?? null;

  /** What somebody else does to the user `kalkulation`. */
  const ACTS: Readonly<Record<string, (id: number) => Promise<unknown>>> = {
    'a deactivation': async (id) =>
      post('deactivateUser.php', { userid: String(id) }, await tokenOf(server(), 'leitung')),
    "an administrator's reset": async (id) =>
      post('setpw.php', { userid: String(id) }, await tokenOf(server(), 'leitung')),
    "the operator's reset": async () => (await operatorUsers()).resetPassword(OPERATOR, 'kalkulation'),
    "the operator's unlocking of a deactivated user": async (id) => {
      await database.em().nativeUpdate(User, { id }, { inactive: true });
      await (await operatorUsers()).unlock(OPERATOR, 'kalkulation');
    },
  };
  const OPERATOR = { kind: 'operator', name: 'wartung' } as const;
  const operatorUsers = async () =>
    (await servicesOn(database.em(), server().clock)).get(OperatorUsersService);

  // @spec consultation-7-2
  test.each(Object.keys(ACTS))(
    'comes with %s, for all sessions and links of that user alone',
    async (act) => {
      const [{ id }, other] = [await userOf('kalkulation'), await userOf('beratung')];
      const sessions = [await tokenOf(server(), 'kalkulation'), await tokenOf(server(), 'kalkulation')];
      const stranger = await tokenOf(server(), 'beratung');
      const tokens = await Promise.all(PURPOSES.map(async (purpose) => (await links()).issue(id, purpose)));
      const otherLink = await (await links()).issue(other.id, 'reset');
      await ACTS[act]?.(id);
      for (const token of sessions)
        expect((await call(server(), 'cms/allproducts.php', { token })).status).toBe(401);
      for (const [index, purpose] of PURPOSES.entries())
        expect([purpose, await (await links()).state(id, purpose, tokens[index] as string)]).toEqual([
          purpose,
          'invalid',
        ]);
      expect((await call(server(), 'cms/allproducts.php', { token: stranger })).status).toBe(200);
      expect(await (await links()).state(other.id, 'reset', otherLink)).toBe('open');
    },
  );

  const FAILING = ['audit_entry', 'link_token', 'session'] as const;
  const CHANGES = ["an administrator's reset", 'a deactivation', "the operator's reset"];
  test.each(CHANGES.flatMap((act) => FAILING.map((table) => [act, table] as const)))(
    'leaves everything as it was where %s cannot write the table %s',
    async (act, table) => {
      const { id } = await userOf('kalkulation');
      const link = await (await links()).issue(id, 'reset');
      const mine = await tokenOf(server(), 'kalkulation');
      const chief = await tokenOf(server(), 'leitung');
      const before = await database.em().execute('select * from users where id = ?', [id]);
      // The caller's session is looked up before: only what changes it fails.
      const refuse = await refuseWrites(table);
      try {
        if (act.startsWith('the operator'))
          await expect((await operatorUsers()).resetPassword(OPERATOR, 'kalkulation')).rejects.toThrow();
        else {
          const path = act === 'a deactivation' ? 'deactivateUser.php' : 'setpw.php';
          expect((await post(path, { userid: String(id) }, chief)).status).toBe(500);
        }
      } finally {
        await refuse.lift();
      }
      expect(await database.em().execute('select * from users where id = ?', [id])).toEqual(before);
      expect(await (await links()).state(id, 'reset', link)).toBe('open');
      expect((await call(server(), 'cms/allproducts.php', { token: mine })).status).toBe(200);
      expect(await database.em().count(AuditEntry)).toBe(0);
    },
  );

  /** Lets a table refuse whatever would add to it or take from it, as a full disk does. */
  async function refuseWrites(table: string) {
    const act = table === 'audit_entry' ? 'insert' : 'delete';
    const em = database.em();
    if (engine === 'sqlite') {
      await em.execute(
        `create trigger refuse before ${act} on ${table} begin select raise(abort, 'refused'); end`,
      );
      return { lift: () => em.execute('drop trigger refuse') };
    }
    await em.execute(
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await em.execute(
      `create trigger refuse before ${act} on ${table} for each row execute function refuse()`,
    );
    return { lift: () => em.execute(`drop trigger refuse on ${table}`) };
  }

  test('stays after the contract for sessions that ended with the trial', async () => {
    const { id } = await userOf('demo');
    const token = await tokenOf(server(), 'demo');
    await start('demo', { testphase: true, testbeginn: '2026-01-01' });
    const { json } = await login('demo');
    expect((await apply(id, json.token)).status).toBe(200);
    expect((await call(server(), 'cms/krankenkassen.php', { token })).status).toBe(401);
    expect((await login('demo')).status).toBe(200);
  });

  test.each([
    ['deactivated', { inactive: true }],
    ['deleted', { loginKey: null }],
  ])('keeps the token of code 6 from applying for a user who is %s', async (_what, gone) => {
    const { id } = await userOf('demo');
    await start('demo', { testphase: true, testbeginn: '2026-01-01' });
    const { json } = await login('demo');
    await database.em().nativeUpdate(User, { id }, gone);
    try {
      const { status } = await apply(id, json.token);
      expect(status).toBe(401);
      const { institution } = await database.em().findOneOrFail(User, id, { populate: ['institution'] });
      expect((institution as Institution).testphase).toBe(true);
    } finally {
      await database.em().nativeUpdate(User, { id }, { loginKey: 'demo' });
    }
  });

  // @spec consultation-7-4
  test.each([
    ['main user', 2, 200],
    ['user who looks after the contact data', 1, 200],
    ['adviser', 3, 403],
    ['user without a role', null, 403],
  ] as const)('lets a %s apply for the contract: %s', async (_who, role, status) => {
    const { id } = await userOf('demo');
    await database.em().nativeUpdate(User, { id }, { role });
    const answer = await apply(id, await tokenOf(server(), 'demo'));
    expect(answer.status).toBe(status);
    const { institution } = await database.em().findOneOrFail(User, id, { populate: ['institution.paket'] });
    expect((institution as Institution).paket.VollversionStandard).toBe(status === 200);
    if (status === 403) expect(answer.json.message).toContain('Hauptbenutzer Ihrer Institution');
  });

  test('tells an adviser whose trial is over whom to ask, and gives no token', async () => {
    const { id } = await userOf('demo');
    await database.em().nativeUpdate(User, { id }, { role: 3 });
    await start('demo', { testphase: true, testbeginn: '2026-01-01' });
    expect((await login('demo')).json).toEqual({
      error: 6,
      message:
        'Ihre Testphase ist abgelaufen. Der Hauptbenutzer Ihrer Institution beantragt die Vertragsversion. Bitte wenden Sie sich an ihn.',
      mail: 'petersen@sanitaetshaus-lindenhof.example',
    });
    // A token from before the role was taken away opens nothing.
    expect((await apply(id, await (await links()).issue(id, 'contract'))).status).toBe(403);
    expect(await database.em().count(LinkToken, { user: id, used: true })).toBe(0);
  });
});
