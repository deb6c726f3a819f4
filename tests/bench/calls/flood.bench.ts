import { connect } from 'node:net';
import { PASSWORD, startServer } from '../../web/support/server.ts';
import { load } from '../load.ts';
import { median, type Row } from '../report.ts';

/** How much longer another request may wait while the server is flooded. */
const LIMIT_MS = 100;

/** As many senders at a time, each with the next flood as soon as the one before is answered. */
const SENDERS = 4;
const WATCHED = load(101, 3);

const MB = 1024 * 1024;
const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=x';
const LONG_BOUNDARY = `multipart/form-data; boundary=${'a'.repeat(70)}`;
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
  'a name of 8,000 parts': ['POST /login', FORM, Buffer.from(`username${'.a'.repeat(8_150)}=1`)],
  'a body of its boundary': [
    'POST /static/api/auth/login.php',
    LONG_BOUNDARY,
    Buffer.from('a'.repeat(16_384)),
  ],
};

/** Pages that strangers ask for all at once: connections, requests on each, and whether they wait for an answer. */
const PAGE_FLOODS: Readonly<Record<string, PageFlood>> = {
  'pages pipelined': { path: '/login', connections: 40, requests: 200, waits: true },
  'pages asked for': { path: '/login', connections: 200, requests: 8, waits: true },
  'pages rendered': { path: '/verify?at=', connections: 200, requests: 8, waits: true },
  'pages of 100 addresses': {
    path: '/verify?at=',
    connections: 2_400,
    requests: 1,
    waits: true,
    addresses: 100,
  },
  'pages given up': { path: '/verify?at=', connections: 200, requests: 8, waits: false },
};
/** How long the probes may wait for their answer in such a flood. */
const PROBE_LIMIT_MS = 200;
const PAGE_FLOOD_ROUNDS = load(7, 1);

interface PageFlood {
  readonly path: string;
  readonly connections: number;
  readonly requests: number;
  readonly waits: boolean;
  /** So many clients by turns, as a proxy tells; else one. */
  readonly addresses?: number;
}

/**
 * The wait of a request for the session, with the server quiet and flooded by turns with each of the worst bodies.
 * The sender is another process than the server; on a machine with one processor it takes its time from the server.
 */
export async function floodRows(): Promise<Row[]> {
  const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' });
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
    return [...rows, ...(await pageFloodRows(server.url))];
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

/** The longest wait of what watches over the server, and of somebody who works with it, from the moment a flood is sent. */
async function pageFloodRows(url: string): Promise<Row[]> {
  const login = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ username: 'beratung', password: PASSWORD }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const wait = async (path: string) => {
    const started = performance.now();
    await (await fetch(url + path, { headers: { cookie } })).arrayBuffer();
    return performance.now() - started;
  };
  const rows: Row[] = [];
  for (const [name, flood] of Object.entries(PAGE_FLOODS)) {
    const waits: Record<string, number[]> = { '/healthz': [], '/readyz': [], '/cart': [] };
    for (let round = 0; round < PAGE_FLOOD_ROUNDS; round += 1) {
      const flooded = sendPages(url, flood);
      const watched = Object.entries(waits).map(async ([path, times]) => times.push(await wait(path)));
      await Promise.all([flooded, ...watched]);
    }
    const detailOf = (path: string) =>
      `${path} ${median(waits[path] ?? []).toFixed(0)} ms, at most ${Math.max(...(waits[path] ?? [])).toFixed(0)}`;
    rows.push({
      name: `wait in a flood: ${name}`,
      ratio: Math.max(median(waits['/healthz'] ?? []), median(waits['/readyz'] ?? [])) / PROBE_LIMIT_MS,
      limit: { atMost: 1 },
      detail: Object.keys(waits).map(detailOf).join('; '),
    });
  }
  return rows;
}

/** Sends a flood; over when the server has answered or closed each connection. */
async function sendPages(
  url: string,
  { path, connections, requests, waits, addresses }: PageFlood,
): Promise<void> {
  const { hostname, port } = new URL(url);
  const ends = Array.from({ length: connections }, (_, at) => {
    const client = addresses ? `X-Forwarded-For: 198.51.100.${at % addresses}\r\n` : '';
    const socket = connect(Number(port), hostname);
    const lines = Array.from({ length: requests }, (_line, number) => {
      const address = path.endsWith('=') ? `${path}${at}.${number}` : path;
      const last = number === requests - 1 ? 'Connection: close\r\n' : '';
      return `GET ${address} HTTP/1.1\r\nHost: ${hostname}\r\n${client}${last}\r\n`;
    });
    return new Promise<void>((resolve) => {
      socket.on('error', () => {}).on('close', () => resolve());
      socket.resume();
      socket.write(lines.join(''), () => {
        if (!waits) socket.destroy();
      });
    });
  });
  await Promise.all(ends);
}
