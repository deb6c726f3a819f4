import { connect } from 'node:net';
import { PASSWORD, startServer } from '../web/support/server.ts';
import { median, type Row } from './report.ts';

/** How much longer another request may wait while the server is flooded (readings, section 8). */
const LIMIT_MS = 100;

/** As many senders at a time, each with the next flood as soon as the one before is answered. */
const SENDERS = 4;
const WATCHED = 101;

const MB = 1024 * 1024;
const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=x';
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
const unknownKeys = Array.from({ length: 4_000 }, (_, at) => at.toString(36)).join('=&');

/** What is sent again and again, at the limit and far beyond it; as bytes, so that sending takes no time of the one who waits. */
const FLOODS: Readonly<Record<string, readonly [line: string, type: string, body: Buffer]>> = {
  '10 MB of a=1&': ['POST /login', FORM, Buffer.from('a=1&'.repeat(2.5 * MB))],
  '16 KB of a=1&': ['POST /login', FORM, Buffer.from('a=1&'.repeat(4_096))],
  'unknown keys': ['POST /static/api/auth/login.php', FORM, Buffer.from(unknownKeys.slice(0, 16_384))],
  'deep JSON': ['PUT /static/api/register/register.php', 'application/json', Buffer.from('['.repeat(16_384))],
  parts: ['POST /login', PARTS, Buffer.from(PART.repeat(300))],
  slashes: [`GET /${'/'.repeat(14_000)}x`, FORM, Buffer.alloc(0)],
  logins: ['POST /static/api/auth/login.php', FORM, Buffer.from(`username=niemand&password=${PASSWORD}`)],
};

/**
 * The wait of a request for the session, with the server quiet and flooded by turns with each of the worst bodies.
 * The sender is another process than the server; on a machine with one processor it takes its time from the server.
 */
export async function floodRows(): Promise<Row[]> {
  const server = await startServer();
  try {
    const wait = async () => {
      const started = performance.now();
      await (await fetch(`${server.url}/session`)).arrayBuffer();
      return performance.now() - started;
    };
    const waits = async () => {
      const times: number[] = [];
      for (let count = 0; count < WATCHED; count += 1) times.push(await wait());
      return times;
    };
    await waits();
    const rows: Row[] = [];
    for (const [name, flood] of Object.entries(FLOODS)) {
      const quiet = await waits();
      let flooding = true;
      const senders = Array.from({ length: SENDERS }, async () => {
        while (flooding) await send(server.url, flood);
      });
      const flooded = await waits();
      flooding = false;
      await Promise.all(senders);
      // A single wait may be the machine's doing, as it is while all is quiet: the longest stands beside it.
      const ms = (times: readonly number[]) =>
        `${median(times).toFixed(1)} ms, at most ${Math.max(...times).toFixed(0)}`;
      rows.push({
        name: `wait in a flood: ${name}`,
        ratio: (median(flooded) - median(quiet)) / LIMIT_MS,
        limit: { atMost: 1 },
        detail: `${ms(flooded)}; quiet ${ms(quiet)}`,
      });
    }
    return rows;
  } finally {
    await server.stop();
  }
}

/** Sends one request and waits for its answer; a server need not hear it out. */
function send(url: string, [line, type, body]: (typeof FLOODS)[string]): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on('data', () => socket.destroy()).on('error', () => {});
    socket.on('close', () => resolve());
    const about = `Host: ${hostname}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}`;
    socket.write(`${line} HTTP/1.1\r\n${about}\r\n\r\n`);
    socket.write(body);
  });
}
