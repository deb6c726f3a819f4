import { ConfigError } from './config/config.ts';
import { isDatabaseUnavailable } from './postgres/unavailable.ts';

/** SQLite's and PostgreSQL's codes, and those of the network on the way there. */
const DATABASE_CODE =
  /^(SQLITE_.*|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|[0-9][0-9A-Z]{4}|XX\d{3})$/;

/** What an operator can do about it, where the database's own words do not say. */
const HINTS: readonly (readonly [code: RegExp, hint: string])[] = [
  [
    /^(SQLITE_BUSY|SQLITE_LOCKED|55P03$)/,
    'Another process keeps it locked; try again when that has ended its work.',
  ],
  [/^(SQLITE_FULL|SQLITE_IOERR|53100$|ENOSPC$)/, 'Its disk may be full; inko doctor says how much is free.'],
  [
    /^SQLITE_(CORRUPT|NOTADB)/,
    'Its file is damaged, or none of a database; inko db restore FILE puts a backup there.',
  ],
  [/^SQLITE_READONLY/, 'File and folder have to be writable for the account that runs this.'],
];

/**
 * Says what went wrong in one line for the person at the machine; a configuration's problems in a line each.
 * Further lines of a message are left out: a database quotes the values of a row there.
 */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const text = firstLine(error);
  const isOfDatabase = DATABASE_CODE.test(codeOf(error)) || isDatabaseUnavailable(error);
  return isOfDatabase ? `The database cannot be used: ${text}${hintOf(error)}` : text;
}

function hintOf(error: unknown): string {
  const [, hint] = HINTS.find(([code]) => code.test(codeOf(error))) ?? [];
  return hint === undefined ? '' : `. ${hint}`;
}

/** The code a failure carries; empty where it carries none. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function firstLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Where a host has several addresses, each has its own failure and the whole has no message.
  const message =
    error instanceof AggregateError && error.message === ''
      ? error.errors.map(String).join('; ')
      : error.message;
  return message.split('\n', 1)[0] || codeOf(error) || error.name;
}
