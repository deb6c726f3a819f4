import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';
import { mailProblem } from '../domain/addresses/mail-address.ts';
import { isPostgresUrl, postgresUrlProblems } from '../postgres/postgres-url.ts';
import { isHostAlone, isLoopback, namesHost } from './config-addresses.ts';
import { withSecretFiles } from './config-files.ts';
import { type ConfigLimits, limitFields, limitsOf } from './config-limits.ts';
import {
  DERIVED_KEY_ID,
  type ImprintFact,
  imprint,
  type NamedSecret,
  networks,
  pdfKeys,
  SECRET_LENGTH,
} from './config-lists.ts';
import { type Matomo, matomoFields, matomoOf } from './config-matomo.ts';
import { isWeakSecret } from './weak-secret.ts';

/** Location of the generated secret if none is configured; for development and the demo only. */
const DEVELOPMENT_SECRET_FILE = 'var/secret-key';

/**
 * The generated secret of an installation without a configured one. Created atomically, so that two processes
 * starting together use the same one.
 *
 * @returns the secret; null if the file holds none that is long enough
 */
function developmentSecret(): string | null {
  if (!existsSync(DEVELOPMENT_SECRET_FILE)) {
    mkdirSync(dirname(DEVELOPMENT_SECRET_FILE), { recursive: true });
    const draft = `${DEVELOPMENT_SECRET_FILE}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, DEVELOPMENT_SECRET_FILE);
    } catch (error) {
      // Another process was first: its secret is used.
      if (!existsSync(DEVELOPMENT_SECRET_FILE)) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  const secret = readFileSync(DEVELOPMENT_SECRET_FILE, 'utf8').trim();
  return secret.length >= SECRET_LENGTH ? secret : null;
}

const GUESSED = 'can be guessed; take one that a machine has made, such as that of: openssl rand -base64 33';

/** The parts of a configuration that can be dangerous. */
interface Dangerous {
  readonly SECRET_KEY?: string | undefined;
  readonly PDF_KEYS: readonly NamedSecret[];
  readonly PUBLIC_URL?: string | undefined;
}

/**
 * Settings that are acceptable in development and would compromise an installation in production; one line each,
 * without values.
 */
function dangersOf({ SECRET_KEY, PDF_KEYS, PUBLIC_URL }: Dangerous): string[] {
  const dangers: string[] = [];
  if (SECRET_KEY !== undefined && isWeakSecret(SECRET_KEY)) dangers.push(`SECRET_KEY: ${GUESSED}`);
  for (const { id, secret } of PDF_KEYS)
    if (isWeakSecret(secret)) dangers.push(`PDF_KEYS: the secret of ${id} ${GUESSED}`);
  if (PUBLIC_URL?.startsWith('http:') && !isLoopback(PUBLIC_URL))
    dangers.push(
      'PUBLIC_URL: must begin with https:// in production, or passwords and cookies could be read on the way',
    );
  return dangers;
}

const url = (protocols: readonly string[], message: string) =>
  z.string().refine((text) => namesHost(text, protocols), message);

function isDatabaseUrl(text: string): boolean {
  if (text.startsWith('sqlite:')) return text.length > 'sqlite:'.length;
  return isPostgresUrl(text);
}

/** Second factor of the vendor's staff: mandatory, optional, or not offered (docs/decisions/0027). */
export type SecondFactorRule = 'required' | 'optional' | 'off';

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().optional(),
  PORT: z
    .string()
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
      'must be a whole number from 0 to 65535',
    )
    .transform(Number)
    .default(3000),
  PUBLIC_URL: url(['http:', 'https:'], 'must be an http(s) address such as https://beratung.example')
    .refine(isHostAlone, 'must be the address of a host alone, without path, query or user')
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, {
      message: 'must be sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME',
      abort: true,
    })
    .superRefine((text, context) => {
      const problems = text.startsWith('sqlite:') ? [] : postgresUrlProblems(text);
      for (const message of problems) context.addIssue({ code: 'custom', message });
    })
    .default('sqlite:var/inko.sqlite'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be smtp://… or smtps://…').optional(),
  OUTBOX_DIR: z.string().default('var/outbox'),
  MAIL_FROM: z
    .string()
    .refine((text) => mailProblem(text) === null, 'must be a mail address such as beratung@firma.example')
    .optional(),
  PDF_KEYS: pdfKeys,
  RATE_LIMIT_FACTOR: z
    .string()
    .refine((text) => /^\d{1,6}(\.\d{1,4})?$/.test(text) && Number(text) > 0, 'must be a number above 0')
    .transform(Number)
    .default(1),
  ...limitFields,
  TRUSTED_PROXIES: networks,
  METRICS_ADDRESSES: networks,
  METRICS_TOKEN: z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+)$/,
      'must be an address such as https://… or mailto:sicherheit@firma.example',
    )
    .optional(),
  ASSETS_KEEP_DIR: z.string().optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  ...matomoFields,
  SECRET_KEY: z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional(),
  SECRET_KEY_PREVIOUS: z
    .string()
    .min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`)
    .optional(),
  SECOND_FACTOR: z.enum(['required', 'optional', 'off']).optional(),
  VENDOR_NAME: z.string().trim().min(1, 'must not be blank').default('HARTMANN'),
  IMPRINT: imprint,
  DEMO_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
});

/** Names of all variables. */
export const CONFIG_NAMES: readonly string[] = Object.keys(schema.shape);

/** Variables required in production, where a default would be wrong or unsafe. */
const REQUIRED_IN_PRODUCTION = ['PUBLIC_URL', 'DATABASE_URL', 'SECRET_KEY', 'VENDOR_NAME'] as const;

/** The validated configuration (docs/configuration.md). */
export interface Config extends ConfigLimits {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Public address, without a trailing slash; null: the address it listens on. */
  readonly publicUrl: string | null;
  readonly databaseUrl: string;
  readonly smtpUrl: string | null;
  readonly outboxDir: string;
  /** Sender address of all mail. */
  readonly mailFrom: string;
  /** Secrets that protect stored PDF passwords: the first is used for writing, all for reading. */
  readonly pdfKeys: readonly NamedSecret[];
  readonly secretKey: string;
  /** Keys of reCAPTCHA, which replaces the built-in proof of work; null: the latter. */
  readonly recaptcha: { readonly siteKey: string; readonly secretKey: string } | null;
  /** Null: no web analytics, and no question for consent. */
  readonly matomo: Matomo | null;
  /** Multiplies the limits for visitors. */
  readonly rateLimitFactor: number;
  /** Proxies whose forwarded address is trusted. */
  readonly trustedProxies: readonly string[];
  readonly secondFactor: SecondFactorRule;
  /** Token and networks required for /metrics. */
  readonly metricsToken: string | null;
  readonly metricsAddresses: readonly string[];
  /** Contact in security.txt; null: the contact form. */
  readonly securityContact: string | null;
  /** Folder that keeps the browser files of earlier versions for a day; null: they are removed with their version. */
  readonly assetsKeepDir: string | null;
  readonly vendorName: string;
  /** Legal information in the imprint besides the vendor's address (§ 5 DDG). */
  readonly imprint: readonly ImprintFact[];
  readonly demoPassword: string | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** All problems of the configuration, one line each. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    const [only, ...others] = problems;
    const list = others.length === 0 ? ` ${only}` : problems.map((problem) => `\n  ${problem}`).join('');
    super(`The configuration is not usable:${list}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads and validates the configuration.
 *
 * @param env environment variables; an empty text counts as unset
 * @throws ConfigError with all problems at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const unread: string[] = [];
  const given = withSecretFiles(env, unread);
  const set = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (given[name] ? [[name, given[name]] as const] : [])),
  );
  const parsed = schema.safeParse(set);
  const problems = parsed.success
    ? unread
    : [...unread, ...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${wording(issue)}`)];
  if (set.NODE_ENV === 'production') {
    // An unreadable file of a secret is reported as such, not as missing.
    const isNamed = (name: string) => set[name] !== undefined || Boolean(env[`${name}_FILE`]);
    for (const name of REQUIRED_IN_PRODUCTION) {
      if (!isNamed(name)) problems.push(`${name}: must be set in production`);
    }
    if (!isNamed('SMTP_URL') && set.OUTBOX_DIR === undefined) {
      problems.push('SMTP_URL: must be set in production (or OUTBOX_DIR, to collect mail as files)');
    }
    if (parsed.success) problems.push(...dangersOf(parsed.data));
  }
  if ((set.RECAPTCHA_SITE_KEY === undefined) !== (set.RECAPTCHA_SECRET_KEY === undefined))
    problems.push('RECAPTCHA_SITE_KEY: must be set together with RECAPTCHA_SECRET_KEY');
  if (set.SECRET_KEY_PREVIOUS !== undefined && set.SECRET_KEY_PREVIOUS === set.SECRET_KEY)
    problems.push('SECRET_KEY_PREVIOUS: is the same as SECRET_KEY');
  if ((set.MATOMO_URL === undefined) !== (set.MATOMO_SITE_ID === undefined))
    problems.push('MATOMO_URL: must be set together with MATOMO_SITE_ID');
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const { data } = parsed;
  const production = data.NODE_ENV === 'production';
  const publicUrl = data.PUBLIC_URL?.replace(/\/+$/, '') ?? null;
  const secretKey = data.SECRET_KEY ?? developmentSecret();
  if (secretKey === null)
    throw new ConfigError([
      `SECRET_KEY: ${DEVELOPMENT_SECRET_FILE} holds fewer than ${SECRET_LENGTH} characters; delete it, and a new one is made`,
    ]);
  return {
    production,
    host: data.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: data.PORT,
    publicUrl,
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL ?? null,
    outboxDir: data.OUTBOX_DIR,
    mailFrom: data.MAIL_FROM ?? `kontakt@${publicUrl === null ? 'localhost' : new URL(publicUrl).hostname}`,
    // Data written before there were separate keys stay readable.
    pdfKeys: [
      ...data.PDF_KEYS,
      { id: DERIVED_KEY_ID, secret: secretKey },
      ...(data.SECRET_KEY_PREVIOUS === undefined
        ? []
        : [{ id: DERIVED_KEY_ID, secret: data.SECRET_KEY_PREVIOUS, isPrevious: true as const }]),
    ],
    secretKey,
    recaptcha:
      data.RECAPTCHA_SITE_KEY === undefined || data.RECAPTCHA_SECRET_KEY === undefined
        ? null
        : { siteKey: data.RECAPTCHA_SITE_KEY, secretKey: data.RECAPTCHA_SECRET_KEY },
    matomo: matomoOf(data.MATOMO_URL, data.MATOMO_SITE_ID),
    rateLimitFactor: data.RATE_LIMIT_FACTOR,
    ...limitsOf(data),
    trustedProxies: data.TRUSTED_PROXIES,
    secondFactor: data.SECOND_FACTOR ?? (production ? 'required' : 'optional'),
    metricsToken: data.METRICS_TOKEN ?? null,
    metricsAddresses: data.METRICS_ADDRESSES,
    securityContact: data.SECURITY_CONTACT ?? null,
    assetsKeepDir: data.ASSETS_KEEP_DIR ?? null,
    vendorName: data.VENDOR_NAME,
    imprint: data.IMPRINT,
    demoPassword: data.DEMO_PASSWORD ?? null,
    // In development request logs would bury the startup message with the demo's password.
    logLevel: data.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  };
}

/** Names what is allowed; never the value, which may be secret. */
function wording(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;
}
