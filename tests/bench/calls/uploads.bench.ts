import { HANGING_PDF, WORST_PDFS } from '../../server/support/worst-pdfs.ts';
import { PASSWORD, startServer } from '../../web/support/server.ts';
import { load } from '../load.ts';
import type { Row } from '../report.ts';

/** Requests that are watched, quiet and under the flood. */
const WATCHED = load(200, 5);
/** Users who may send documents: one worker each. */
const SENDERS = ['beratung', 'leitung'] as const;
/** How much longer another request may wait. */
const LIMIT_MS = 100;
const PDF_PASSWORD = 'Stadtgarten-2026';

/** Milliseconds that one page takes, asked again and again; the longest of them and the one in the middle. */
async function watch(url: string): Promise<{ readonly longest: number; readonly middle: number }> {
  const times: number[] = [];
  for (let number = 0; number < WATCHED; number += 1) {
    const started = performance.now();
    await (await fetch(`${url}/login`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { longest: times.at(-1) ?? 0, middle: times[WATCHED / 2] ?? 0 };
}

async function tokenOf(url: string, username: string): Promise<string> {
  const body = new URLSearchParams({ username, password: PASSWORD });
  const answer = await fetch(`${url}/static/api/auth/login.php`, { method: 'POST', body });
  return ((await answer.json()) as { token: string }).token;
}

async function upload(url: string, username: string, token: string, pdf: Uint8Array): Promise<void> {
  const body = new FormData();
  body.append('data', new Blob([new Uint8Array(pdf)]), 'a.pdf');
  for (const [name, value] of Object.entries({ name: 'a.pdf', username, psw: PDF_PASSWORD }))
    body.append(name, value);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/static/api/mailversand/upload.php`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  if (answer.status !== 400) throw new Error(`A bad file was answered with ${answer.status}.`);
}

/** What another request waits longer while each worker reads the worst files. */
export async function uploadRows(): Promise<Row[]> {
  const server = await startServer();
  const { url } = server;
  try {
    const tokens = await Promise.all(SENDERS.map((sender) => tokenOf(url, sender)));
    await watch(url);
    const quiet = await watch(url);
    let ended = false;
    const flood = SENDERS.map(async (sender, index) => {
      const worst = [HANGING_PDF, ...Object.values(WORST_PDFS).map((make) => make())];
      for (let number = 0; !ended; number += 1)
        await upload(url, sender, tokens[index] ?? '', worst[number % worst.length] ?? HANGING_PDF);
    });
    const flooded = await watch(url);
    ended = true;
    await Promise.all(flood);
    const ms = (figure: number) => `${figure.toFixed(1)} ms`;
    return [
      {
        name: 'wait in a flood: the worst uploads',
        ratio: (flooded.middle - quiet.middle) / LIMIT_MS,
        limit: { atMost: 1 },
        detail: `${ms(quiet.middle)} quiet, ${ms(flooded.middle)} flooded, ${ms(flooded.longest)} at most (${ms(quiet.longest)} quiet)`,
      },
    ];
  } finally {
    await server.stop();
  }
}
