import { ConfigError } from './config.ts';
import { isDatabaseUnavailable } from './postgres/unavailable.ts';

/** SQLite's and PostgreSQL's codes, and those of the network on the way there. */
const DATABASE_CODE =
  /^(SQLITE_.*|ERR_SQLITE_ERROR|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|[0-9][0-9A-Z]{4}|XX\d{3})$/;

/**
 * Says what went wrong in one line for the person at the machine; a configuration's problems in a line each.
 * Further lines of a message are left out: a database quotes the values of a row there.
 */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const text = firstLine(error);
  const isOfDatabase = DATABASE_CODE.test(codeOf(error)) || isDatabaseUnavailable(error);
  return isOfDatabase ? `The database cannot be used: ${text}` : text;
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
