import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { LinkToken } from '../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../modules/auth/links/link-tokens.ts';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { mailsTo } from '../support/visitor.ts';

const MAIL = 'petersen@sanitaetshaus-lindenhof.example';
const ENOUGH =
  'Wir haben Ihnen schon mehrere E-Mails geschickt. Bitte sehen Sie auch im Spam-Ordner nach, oder versuchen Sie es in einer Stunde noch einmal.';

describeWithDatabase('mails with a link', (engine) => {
  const database = useSeededDatabase(engine);
  const outbox = `/tmp/inko-link-mails-${process.pid}-${engine}`;
  const server = useServer(database, { RATE_LIMIT_FACTOR: '1', OUTBOX_DIR: outbox });
  const clear = () => rmSync(outbox, { recursive: true, force: true });
  beforeAll(clear);
  afterAll(clear);
  const ask = () => call(server(), `register/resendLink.php?mail=${MAIL}&username=demo&forPassword=true`);

  test('fill nobody’s inbox: six an hour, then none until the next', async () => {
    for (let sent = 1; sent <= 6; sent += 1) expect((await ask()).status).toBe(200);
    const { status, json, headers } = await ask();
    // The hour has just begun.
    expect([status, json.message, headers['retry-after']]).toEqual([429, ENOUGH, '3600']);
    expect(mailsTo(outbox, MAIL)).toHaveLength(6);
    // The newest one that was sent is good still.
    const { id, token } = mailsTo(outbox, MAIL).at(-1)?.link ?? { id: '', token: '' };
    const links = (await servicesOn(database.em(), server().clock)).get(LinkTokens);
    expect(await links.state(Number(id), 'reset', token)).toBe('open');
    server().clock.advance(60 * 60_000);
    expect((await ask()).status).toBe(200);
  });
});

describeWithDatabase('a link whose mail could not be sent', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { SMTP_URL: 'smtp://127.0.0.1:1' });

  test('leaves the earlier one as good as it was', async () => {
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    await database.em().nativeUpdate(User, { id }, { mailConfirmed: false });
    const links = (await servicesOn(database.em(), server().clock)).get(LinkTokens);
    const [confirm, reset] = [await links.issue(id, 'confirm'), await links.issue(id, 'reset')];
    for (const forPassword of [true, false]) {
      const asked = `register/resendLink.php?mail=${MAIL}&username=demo&forPassword=${forPassword}`;
      expect((await call(server(), asked)).status).toBe(503);
    }
    expect(await links.state(id, 'confirm', confirm)).toBe('open');
    expect(await links.state(id, 'reset', reset)).toBe('open');
  });

  test('counts where nobody knows whether it was', async () => {
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    const links = (await servicesOn(database.em(), server().clock)).get(LinkTokens);
    const earlier = await links.issue(id, 'reset');
    let token = '';
    const sending = links.issueAndSend(id, 'reset', async (made) => {
      token = made;
      throw Object.assign(new Error('no answer'), { code: 'unavailable', uncertain: true });
    });
    await expect(sending).rejects.toThrow('no answer');
    expect(await links.state(id, 'reset', earlier)).toBe('invalid');
    await database.em().nativeDelete(LinkToken, {});
    expect(token).toMatch(/^[\w-]{43}$/);
  });
});
