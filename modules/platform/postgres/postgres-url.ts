import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { type ConnectionOptions, checkServerIdentity } from 'node:tls';

/** The values of libpq's `sslmode` that never silently fall back to clear text. */
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const;
type SslMode = (typeof SSL_MODES)[number];

/** TLS files of a URL, as in libpq. */
const FILES = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const;

/** Default timeouts in milliseconds; 0 leaves them to the server. */
const TIMEOUTS = { statement_timeout: 120_000, lock_timeout: 30_000 } as const;
const CONNECT_SECONDS = 10;
const MOST_CONNECT_SECONDS = 60;
const MOST_PORT = 65_535;

const KNOWN = [
  ...['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'host', 'port', 'user', 'password'],
  ...['application_name', 'connect_timeout', 'statement_timeout', 'lock_timeout'],
] as const;
type Parameter = (typeof KNOWN)[number];

/** Location and connection settings of a PostgreSQL database. */
export interface PostgresTarget {
  /** A name, an address, or the folder of a socket; empty: PGHOST, else this machine. */
  readonly host: string;
  readonly port: string;
  /** Empty: PGUSER, else the account that runs this. */
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly sslMode: SslMode | null;
  /** Paths of files. */
  readonly sslFiles: Readonly<Partial<Record<keyof typeof FILES, string>>>;
  readonly applicationName: string;
  /** Seconds. */
  readonly connectTimeout: number;
  /** Milliseconds. */
  readonly statementTimeout: number;
  readonly lockTimeout: number;
}

/** Driver options besides the database. */
export interface PostgresDriverOptions {
  readonly host?: string;
  readonly port?: number;
  readonly user: string;
  readonly password?: string;
  readonly ssl?: false | ConnectionOptions;
  readonly application_name: string;
  readonly connectionTimeoutMillis: number;
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly keepAlive: true;
}

/**
 * Credentials and port without a host, as for a socket (`postgresql://inko@:5433/inko?host=…`): libpq reads that, URL does
 * not.
 */
const NO_HOST = /^(postgres(?:ql)?:\/\/)(?:([^@/?#]*)@)?(?::(\d*))?(?=[/?#]|$)/;

/** The address of a PostgreSQL database; what stands around no host becomes parameters, as libpq has them. */
export function postgresAddress(databaseUrl: string): URL {
  const [, , credentials, port = ''] = NO_HOST.exec(databaseUrl) ?? [];
  const address = new URL(databaseUrl.replace(NO_HOST, '$1'));
  if (credentials !== undefined) {
    const { username, password } = new URL(`http://${credentials}@host`);
    address.searchParams.append('user', decodeURIComponent(username));
    if (password !== '') address.searchParams.append('password', decodeURIComponent(password));
  }
  if (port !== '') address.searchParams.append('port', port);
  return address;
}

/** Whether a text is the address of a PostgreSQL database, with its name. */
export function isPostgresUrl(text: string): boolean {
  try {
    return /^postgres(ql)?:\/\//.test(text) && postgresAddress(text).pathname.length > 1;
  } catch {
    return false;
  }
}

/**
 * Problems with the parameters of a PostgreSQL URL, one line each. Unknown parameters are refused, because nobody
 * would notice that a misspelt `sslmode` has no effect. Contains no values, which may be secret.
 */
export function postgresUrlProblems(databaseUrl: string): readonly string[] {
  const { searchParams, hash, hostname, port, username } = postgresAddress(databaseUrl);
  const names = [...new Set(searchParams.keys())];
  const problems = names.flatMap((name) => {
    if (!isKnown(name)) return [`the parameter ${name} is not known; there are ${KNOWN.join(', ')}`];
    if (searchParams.getAll(name).length > 1) return [`the parameter ${name} is there twice`];
    const problem = problemOf(name, searchParams.get(name) ?? '');
    return problem === null ? [] : [`${name} ${problem}`];
  });
  const has = (name: Parameter) => searchParams.has(name);
  const mode = searchParams.get('sslmode');
  if (hash !== '') problems.push('there must be no # in it: write it as %23');
  if (has('host') && hostname !== '') problems.push('host and the name of a server exclude each other');
  if (username !== '' && (has('user') || has('password')))
    problems.push('user and password stand before the host, or among the parameters');
  if (port !== '' && has('port')) problems.push('port stands behind the host, or among the parameters');
  if (has('host') && mode !== null) problems.push('sslmode has no meaning for a socket');
  if (mode === 'verify-ca' && !has('sslrootcert')) problems.push('sslmode=verify-ca needs sslrootcert');
  if (has('sslcert') !== has('sslkey')) problems.push('sslcert and sslkey belong together');
  const usesTls = mode !== null && mode !== 'disable';
  for (const name of Object.keys(FILES) as (keyof typeof FILES)[])
    if (has(name) && !usesTls) problems.push(`${name} has no effect without sslmode`);
  return problems;
}

function isKnown(name: string): name is Parameter {
  return (KNOWN as readonly string[]).includes(name);
}

function problemOf(name: Parameter, value: string): string | null {
  if (name === 'sslmode') return sslModeProblem(value);
  if (name in FILES) return fileProblem(value);
  if (name === 'host') return value.startsWith('/') ? null : 'must be the folder of a socket';
  if (name === 'port') {
    const isFine = /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_PORT;
    return isFine ? null : `must be a number from 1 to ${MOST_PORT}`;
  }
  if (name === 'user') return value === '' ? 'must not be empty' : null;
  if (name === 'password') return null;
  if (name === 'application_name')
    return /^[\x20-\x7e]{1,63}$/.test(value) ? null : 'must have 1 to 63 plain characters';
  if (name === 'connect_timeout') {
    const isFine = /^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_CONNECT_SECONDS;
    return isFine ? null : `must be seconds from 1 to ${MOST_CONNECT_SECONDS}`;
  }
  return /^\d{1,9}$/.test(value) ? null : 'must be milliseconds; 0 leaves it to the server';
}

function sslModeProblem(value: string): string | null {
  if ((SSL_MODES as readonly string[]).includes(value)) return null;
  const isWeak = value === 'prefer' || value === 'allow';
  const why = isWeak ? ', because the others go on in clear text unnoticed' : '';
  return `must be one of ${SSL_MODES.join(', ')}${why}`;
}

function fileProblem(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').includes('-----BEGIN ') ? null : 'must be a file in the PEM format';
  } catch (error) {
    return `cannot be read (${(error as NodeJS.ErrnoException).code})`;
  }
}

/** Parses a URL without problems. */
export function postgresTarget(databaseUrl: string): PostgresTarget {
  const url = postgresAddress(databaseUrl);
  const given = (name: Parameter) => url.searchParams.get(name) ?? undefined;
  const files = Object.keys(FILES).map((name) => [name, given(name as Parameter)] as const);
  return {
    host: given('host') ?? decodeURIComponent(url.hostname).replace(/^\[(.+)\]$/, '$1'),
    port: given('port') ?? url.port,
    user: given('user') ?? decodeURIComponent(url.username),
    password: given('password') ?? decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    sslMode: (given('sslmode') as SslMode | undefined) ?? null,
    sslFiles: Object.fromEntries(files.filter(([, path]) => path !== undefined)),
    applicationName: given('application_name') ?? 'inko',
    connectTimeout: Number(given('connect_timeout') ?? CONNECT_SECONDS),
    statementTimeout: Number(given('statement_timeout') ?? TIMEOUTS.statement_timeout),
    lockTimeout: Number(given('lock_timeout') ?? TIMEOUTS.lock_timeout),
  };
}

/** Options for the driver, which does not read the URL's parameters itself. */
export function postgresDriverOptions(databaseUrl: string): PostgresDriverOptions {
  const target = postgresTarget(databaseUrl);
  return {
    host: target.host,
    ...(target.port !== '' && { port: Number(target.port) }),
    // libpq asks the system for the account; the driver reads USER, which a service may lack.
    user: target.user || process.env.PGUSER || accountName(),
    ...(target.password !== '' && { password: target.password }),
    // Without an sslmode PGSSLMODE applies, as for PostgreSQL's own programs.
    ...(target.sslMode !== null && { ssl: tlsOptions(target.sslMode, target) }),
    application_name: target.applicationName,
    connectionTimeoutMillis: target.connectTimeout * 1_000,
    statement_timeout: target.statementTimeout,
    lock_timeout: target.lockTimeout,
    keepAlive: true,
  };
}

/** The account that runs this; empty for one without a name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** Modes as in libpq: https://www.postgresql.org/docs/current/libpq-ssl.html, table 34.1. */
function tlsOptions(
  mode: SslMode,
  { host, sslFiles: files }: Pick<PostgresTarget, 'host' | 'sslFiles'>,
): false | ConnectionOptions {
  if (mode === 'disable') return false;
  const contents = Object.entries(files).map(([name, path]) => [
    FILES[name as keyof typeof FILES],
    readFileSync(path, 'utf8'),
  ]);
  const options: ConnectionOptions = Object.fromEntries(contents);
  if (mode === 'verify-full') {
    // The driver does not pass the address on; Node would check the certificate for 'localhost'.
    const name = host || process.env.PGHOST || 'localhost';
    return {
      ...options,
      checkServerIdentity: (_name, certificate) => checkServerIdentity(name, certificate),
    };
  }
  // As in libpq, `require` with a root certificate also checks the authority.
  if (mode === 'require' && files.sslrootcert === undefined) return { ...options, rejectUnauthorized: false };
  return { ...options, checkServerIdentity: () => undefined };
}
