import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { call } from './call.ts';
import { readPlainMail } from './mail-parts.ts';
import type { TestServer } from './server.ts';

/** A registration that keeps all rules, with another mail each time. */
export function registration(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  count += 1;
  return {
    Name: 'Brunnen-Apotheke',
    Strasse: 'Brunnengasse',
    Hausnummer: '7',
    PLZ: '97070',
    Ort: 'Würzburg',
    Anrede: 1,
    Vorname: 'Mehmet',
    Nachname: 'Aydın',
    Mail: `mehmet.aydin.${count}@brunnen.example`,
    Password: 'Brunnen-2026!',
    Kundennummer: '',
    KnrVerifiziert: false,
    selectedVersion: 0,
    ...changes,
  };
}
let count = 0;

/** A solved challenge, as the browser sends it. */
export async function solvedChallenge(server: TestServer): Promise<string> {
  const { json } = await call(server, 'register/challenge.php');
  const solution = await solveChallenge({ challenge: json.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: json.challenge, solution })).toString('base64');
}

/** Passes the bot check. */
export async function passBotCheck(server: TestServer): Promise<void> {
  const token = encodeURIComponent(await solvedChallenge(server));
  const { json } = await call(server, `register/checkrecaptcha.php?token=${token}`);
  if (json.success !== true) throw new Error('The bot check was not passed.');
}

/** A mail of the outbox, decoded as far as tests need it. */
export interface ReadMail {
  readonly to: string;
  readonly text: string;
  /** Query of the link in it. */
  readonly link: { readonly path: string; readonly id: string; readonly token: string };
}

/** The mails to an address, the oldest first. */
export function mailsTo(outbox: string, address: string): ReadMail[] {
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .toSorted()
    .map((file) => readLinkMail(readFileSync(join(outbox, file))))
    .filter(({ to }) => to === address);
}

function readLinkMail(raw: Buffer): ReadMail {
  const { head, text } = readPlainMail(raw);
  const [, path = '', query = ''] = /https?:\/\/[^/\s]+(\/\w+)\?(\S+)/.exec(text) ?? [];
  const { id = '', token = '' } = Object.fromEntries(new URLSearchParams(query));
  return { to: /^To: <?([^>\r\n]+)>?/im.exec(head)?.[1] ?? '', text, link: { path, id, token } };
}
