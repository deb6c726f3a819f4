import { fork } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../web/support/server.ts';
import { loginToken } from '../login-token.ts';
import type { Row } from '../report.ts';
import { type Watched, watched } from './page-watch.ts';

/** The most that the web takes (access specification, section 9). */
const MOST_BYTES = 10 * 1024 * 1024;
const LIMIT_MS = 100;
/** What is asked for meanwhile: a page of somebody who is logged in, and the sign of life. */
const PATHS = ['/wizard/0', '/healthz'] as const;
const QUIET_MS = 1000;

/** How long somebody waits for a page at most while the largest file that the web takes is imported. */
export async function waitRows(folder: string, file: string, bytes: Buffer): Promise<Row[]> {
  const copy = join(folder, 'waits.sqlite');
  copyFileSync(file, copy);
  const server = await startServer({ DATABASE_URL: `sqlite:${copy}` });
  const watcher = fork('tests/bench/imports/page-watch.mjs');
  try {
    const token = await loginToken(server.url, 'admin');
    const work = {
      urls: PATHS.map((path) => server.url + path),
      headers: { cookie: `user-token=${await loginToken(server.url)}` },
    };
    const quiet = await watched(watcher, work, () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
    const part = largest(bytes);
    const staging = await watched(watcher, work, () => upload(server.url, token, part));
    const writing = await watched(watcher, work, () => write(server.url, token));
    const figures = ({ longest }: Watched) => longest.map((ms) => ms.toFixed(0)).join(', ');
    const size = `${(part.length / 1e6).toFixed(1)} MB`;
    return [
      ...(
        [
          ['comparing', staging],
          ['writing', writing],
        ] as const
      ).map(([what, each]) => ({
        name: `longest wait while ${what} ${size}, to 100 ms`,
        ratio: Math.max(...each.longest) / LIMIT_MS,
        limit: { atMost: 1 },
        detail: `${figures(each)} ms of ${PATHS.join(', ')} (${figures(quiet)} when quiet; ${each.count} requests)`,
      })),
    ];
  } finally {
    watcher.kill();
    await server.stop();
  }
}

/** The first lines of a file, as many as the web takes. */
function largest(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf('\r\n', MOST_BYTES - 2) + 2);
}

async function upload(url: string, token: string, bytes: Buffer): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'products.csv');
  const answer = await fetch(`${url}/static/api/cms/uploadcsv.php`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const counts = (await answer.json()) as { edited?: number; errors?: number };
  if (!counts.edited || counts.errors)
    throw new Error(`The upload was answered with ${JSON.stringify(counts).slice(0, 300)}`);
}

async function write(url: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/static/api/cms/uploadcsv.php?writeTempTableToProducts=true`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`The import was answered with ${answer.status}.`);
}
