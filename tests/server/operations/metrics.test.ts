import { describe, expect, test } from 'vitest';
import { AuditEntry } from '#platform';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';

const TOKEN = 'a-token-for-the-figures-0123456789';
const UNKNOWN = { error: 'not-found', message: 'Diesen Aufruf gibt es nicht.' };

describe('the figures of an installation', () => {
  const database = useSeededDatabase('sqlite');
  const plain = useServer(database);
  const byToken = useServer(database, { METRICS_TOKEN: TOKEN });
  const byAddress = useServer(database, { METRICS_ADDRESSES: '127.0.0.0/8' });
  const elsewhere = useServer(database, { METRICS_ADDRESSES: '10.0.0.0/8', METRICS_TOKEN: TOKEN });
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  // @spec operation-2
  test('are shown with the token or to an allowed address, and to nobody else', async () => {
    for (const [server, asked] of [
      [plain, {}],
      [plain, bearer(TOKEN)],
      [plain, bearer('')],
      [byToken, {}],
      [byToken, bearer(`${TOKEN}x`)],
      [byToken, bearer('')],
      [elsewhere, bearer(TOKEN)],
    ] as const) {
      const answer = await server().ask('/metrics', asked);
      expect([answer.status, await answer.json()]).toEqual([404, UNKNOWN]);
    }
    for (const [server, asked] of [
      [byToken, bearer(TOKEN)],
      [byAddress, {}],
    ] as const) {
      const answer = await server().ask('/metrics', asked);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/plain; version=0.0.4; charset=utf-8',
      ]);
    }
  });

  // @spec operation-2
  test('count requests by kind, and name no path and nobody', async () => {
    const server = byToken();
    await server.ask('/login');
    await server.ask('/assets/none.js');
    await server.ask('/static/api/none.php', { method: 'DELETE' });
    await server.ask('/wp-admin/Erika?token=geheim');
    const figures = async () => (await server.ask('/metrics', bearer(TOKEN))).text();
    await expect.poll(figures).toMatch(/requests_total\{area="page",method="GET",status="302"\} 1\n/);
    const text = await figures();
    for (const line of [
      'inko_http_requests_total{area="page",method="GET",status="200"} 1',
      'inko_http_requests_total{area="asset",method="GET",status="404"} 1',
      'inko_http_requests_total{area="call",method="DELETE",status="404"} 1',
      'inko_http_request_duration_seconds_count{area="asset"} 1',
      'inko_mails_total{outcome="failed"} 0',
      'inko_ready 1',
      'inko_check_passed{check="disk"} 1',
      'inko_check_passed{check="writable"} 1',
      'inko_database_failures_total 0',
      'inko_waiting{task="page"} 0',
      'inko_waiting{task="password"} 0',
      'inko_waiting{task="mail"} 0',
    ])
      expect(text).toContain(`${line}\n`);
    expect(text).toMatch(/^inko_build_info\{version="\d+\.\d+\.\d+",build="sources",engine="sqlite"\} 1$/m);
    expect(text).toMatch(/^inko_disk_free_bytes [1-9]\d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).not.toMatch(/Erika|geheim|wp-admin|none\.php/);
  });

  // @spec operation-2
  test('say when the last backup was made, once there is one', async () => {
    const figures = async () => (await byToken().ask('/metrics', bearer(TOKEN))).text();
    expect(await figures()).not.toMatch(/^inko_last_backup/m);
    const at = new Date('2026-11-24T03:00:00Z');
    for (const [what, when] of [
      ['database-backed-up', at],
      ['database-restored', new Date('2026-11-25T03:00:00Z')],
    ] as const)
      await database.em().insert(AuditEntry, { at: when, who: 'root', what, detail: '{}' });
    expect(await figures()).toContain(`\ninko_last_backup_timestamp_seconds ${at.getTime() / 1000}\n`);
  });

  test('count mails', async () => {
    const server = byToken();
    const asked = new URLSearchParams({
      mail: 'petersen@sanitaetshaus-lindenhof.example',
      username: 'demo',
      forPassword: 'true',
    });
    await server.ask(`/static/api/register/resendLink.php?${asked}`);
    await expect
      .poll(async () => (await server.ask('/metrics', bearer(TOKEN))).text())
      .toMatch(/inko_mails_total\{outcome="(sent|failed)"\} 1\n/);
  });
});
