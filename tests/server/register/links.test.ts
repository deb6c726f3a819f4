import { expect, test } from 'vitest';
import { User } from '#auth';
import { LinkTokens } from '../../../modules/auth/links/link-tokens.ts';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';

const MAIL = 'petersen@sanitaetshaus-lindenhof.example';

describeWithDatabase('a link in a mail', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { SMTP_URL: 'smtp://127.0.0.1:1' });
  const links = async () => (await servicesOn(database.em(), server().clock)).get(LinkTokens);
  const mine = async () => (await database.em().findOneOrFail(User, { loginKey: 'demo' })).id;

  test('that could not be sent leaves the earlier one as good as it was', async () => {
    const id = await mine();
    await database.em().nativeUpdate(User, { id }, { mailConfirmed: false });
    const issued = await links();
    const [confirm, reset] = [await issued.issue(id, 'confirm'), await issued.issue(id, 'reset')];
    for (const forPassword of [true, false]) {
      const asked = `register/resendLink.php?mail=${MAIL}&username=demo&forPassword=${forPassword}`;
      expect((await call(server(), asked)).status).toBe(503);
    }
    expect(await issued.state(id, 'confirm', confirm)).toBe('open');
    expect(await issued.state(id, 'reset', reset)).toBe('open');
  });

  test('counts where nobody knows whether it was sent', async () => {
    const id = await mine();
    const earlier = await (await links()).issue(id, 'reset');
    const sending = (await links()).issueAndSend(id, 'reset', async () => {
      throw Object.assign(new Error('no answer'), { code: 'unavailable', uncertain: true });
    });
    await expect(sending).rejects.toThrow('no answer');
    expect(await (await links()).state(id, 'reset', earlier)).toBe('invalid');
  });

  // @spec access-7-4
  test('opens no call, no other act and nothing of another user', async () => {
    const id = await mine();
    const issued = await links();
    const [confirm, reset, contract] = [
      await issued.issue(id, 'confirm'),
      await issued.issue(id, 'reset'),
      await issued.issue(id, 'contract'),
    ];
    const put = async (user: number, token: string) => {
      const json = { id: user, token, pwd: 'Ganz-Neu-2026' };
      return (await call(server(), 'register/resetPassword.php', { method: 'PUT', json })).json;
    };
    for (const token of [confirm, contract]) expect(await put(id, token)).toEqual({ correct: false });
    expect(await put(id + 1, reset)).toEqual({ correct: false });
    for (const [user, token] of [
      [id, reset],
      [id, contract],
      [id + 1, confirm],
    ] as const) {
      const { json } = await call(server(), `register/checkEmailToken.php?id=${user}&token=${token}`);
      expect(json).toEqual({ correct: false, userchanged: 0 });
    }
    for (const token of [confirm, reset])
      expect((await call(server(), `register/fullversion.php?userid=${id}`, { token })).status).toBe(401);
    for (const token of [confirm, reset, contract])
      expect((await call(server(), 'cms/insti_kv.php', { token })).status).toBe(401);
  });
});
