import { ConfigError } from './config/config.ts';
import { isDatabaseUnavailable } from './postgres/unavailable.ts';

/** Codes of SQLite, PostgreSQL and the network. */
const DATABASE_CODE =
  /^(SQLITE_.*|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|[0-9][0-9A-Z]{4}|XX\d{3})$/;

/** Node's words for a server without its socket. */
const SOCKET_GONE = /^connect ENOENT /;

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
  [/^ECONNREFUSED$/, 'No server listens there: is it running, and are host and port of DATABASE_URL right?'],
  [
    SOCKET_GONE,
    'No server has its socket there: is it running, and is host of DATABASE_URL the folder of its socket?',
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'The name of the host is not known: look at DATABASE_URL, and at DNS.'],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|Connection terminated due to connection timeout|timeout expired)$/,
    'Nothing answers there: look at DATABASE_URL, network and firewall.',
  ],
  [
    /^(ECONNRESET|EPIPE|Connection terminated unexpectedly)$/,
    'The connection was ended: does PostgreSQL listen there, or something else, and was it restarted? Look at its log.',
  ],
  [/^28/, 'The server refuses this user or password: correct them in DATABASE_URL.'],
  [/^3D000$/, 'Create it (createdb --owner=USER NAME), or name another one in DATABASE_URL.'],
  [/^53300$/, 'All connections are taken: end idle programs, or raise max_connections.'],
  [/^42501$/, 'The account of DATABASE_URL has to own the tables.'],
  [/^25006$/, 'It is read-only: DATABASE_URL has to name the primary server.'],
  [/^SQLITE_READONLY/, 'File and folder have to be writable for the account that runs this.'],
];

/**
 * A failure in one line for the operator; problems of the configuration, and of an input, in a line each. Drops further
 * lines, in which a database may quote the values of a row.
 *
 * @param database what people call the database in use, to name it where it is the cause
 */
export function explainFailure(error: unknown, database?: string): string {
  if (error instanceof ConfigError) return error.message;
  const issues = issuesOf(error);
  if (issues !== null) return issues;
  const text = firstLine(error);
  const isOfDatabase =
    DATABASE_CODE.test(codeOf(error)) || SOCKET_GONE.test(text) || isDatabaseUnavailable(error);
  if (!isOfDatabase) return text;
  const name = database === undefined || text.includes(database) ? '' : ` (DATABASE_URL: ${database})`;
  return `The database cannot be used: ${name === '' ? text : text.replace(/\.$/, '')}${name}${hintOf(error)}`;
}

/** What a schema refuses, a line for each place; the library's own message is JSON. Null for any other failure. */
function issuesOf(error: unknown): string | null {
  const { issues } = Object(error) as { readonly issues?: unknown };
  if (!(error instanceof Error) || !Array.isArray(issues) || issues.length === 0) return null;
  const lines = (
    issues as readonly { readonly path?: readonly PropertyKey[]; readonly message?: string }[]
  ).map(({ path = [], message = '' }) =>
    path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`,
  );
  return lines.join('\n');
}

function hintOf(error: unknown): string {
  // The ORM hands errors of the network on without their code, and of several addresses none has one: the text has it.
  // The driver's own ones never have a code.
  const text = firstLine(error);
  const codes = [codeOf(error), text, ...(text.match(/\bE[A-Z_]{3,}\b/g) ?? [])];
  const [, hint] = HINTS.find(([code]) => codes.some((each) => code.test(each))) ?? [];
  return hint === undefined ? '' : `. ${hint}`;
}

/** What pg_dump, pg_restore and psql say in words where the driver has a code. */
const CODES_IN_WORDS: readonly (readonly [words: RegExp, code: string])[] = [
  [/: Connection refused$|connection to server on socket .*: No such file or directory$/, 'ECONNREFUSED'],
  [/could not translate host name/, 'ENOTFOUND'],
  [/connection to server .*: timeout expired$/, 'ETIMEDOUT'],
  [/password authentication failed|no pg_hba\.conf entry|FATAL: {2}role ".*" does not exist/, '28000'],
  [/FATAL: {2}database ".*" does not exist/, '3D000'],
];

/** The code of a failure; empty without one. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return CODES_IN_WORDS.find(([words]) => words.test(error.message.split('\n', 1)[0] ?? ''))?.[1] ?? '';
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
