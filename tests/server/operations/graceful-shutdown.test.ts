import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endWithLastRequest } from '../../../apps/server/operations/graceful-shutdown.ts';

test('a request that does not end is cut off ten seconds after a server was asked to end', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [{ socket }] = await once(server, 'request');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  endWithLastRequest(server);
  server.close();
  vi.advanceTimersByTime(9_999);
  expect(socket.destroyed).toBe(false);
  const ended = Promise.all([once(server, 'close'), once(client, 'close')]);
  vi.advanceTimersByTime(1);
  expect(socket.destroyed).toBe(true);
  await ended;
});
