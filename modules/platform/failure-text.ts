import { ConfigError } from './config/config.ts';
import { isDatabaseUnavailable } from './postgres/unavailable.ts';

/** Codes of SQLite, PostgreSQL and the network. */
const DATABASE_CODE =
  /^(SQLITE_.*|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|[0-9][0-9A-Z]{4}|XX\d{3})$/;

/** What an operator can do, if the database's message does not say. */
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
 * A failure in one line for the operator; problems of the configuration in a line each. Drops further lines, in which
 * a database may quote the values of a row.
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

/** The code of a failure; empty without one. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function firstLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // With several addresses per host, each has its own failure and the aggregate has no message.
  const message =
    error instanceof AggregateError && error.message === ''
      ? error.errors.map(String).join('; ')
      : error.message;
  return message.split('\n', 1)[0] || codeOf(error) || error.name;
}
