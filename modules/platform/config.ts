import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

/** Where an own secret is kept when none is configured: for development and the demo only. */
const DEVELOPMENT_SECRET_FILE = 'var/secret-key';

const url = (protocols: readonly string[], message: string) =>
  z.string().refine((text) => {
    try {
      return protocols.includes(new URL(text).protocol);
    } catch {
      return false;
    }
  }, message);

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().optional(),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(3000),
  PUBLIC_URL: url(['http:', 'https:'], 'must be an http(s) address such as https://beratung.example').optional(),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'must be sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME')
    .default('sqlite:var/inko.sqlite'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must be smtp://… or smtps://…').optional(),
  OUTBOX_DIR: z.string().default('var/outbox'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  VENDOR_NAME: z.string().default('HARTMANN'),
  DEMO_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** What must be named in production, where guessing a value would be wrong or unsafe. */
const REQUIRED_IN_PRODUCTION = ['PUBLIC_URL', 'DATABASE_URL', 'SECRET_KEY'] as const;

/** The checked configuration (README, configuration table). */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Address under which people reach the product, without a slash at the end; null: the one it listens on. */
  readonly publicUrl: string | null;
  readonly databaseUrl: string;
  readonly smtpUrl: string | null;
  readonly outboxDir: string;
  readonly secretKey: string;
  readonly vendorName: string;
  readonly demoPassword: string | null;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** All that is wrong with the configuration, a line each. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Checks the environment and gives the configuration.
 *
 * @param env environment variables; an empty text counts as not set
 * @throws ConfigError with every problem at once
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]] as const] : [])),
  );
  const parsed = schema.safeParse(set);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (set.NODE_ENV === 'production') {
    for (const name of REQUIRED_IN_PRODUCTION) {
      if (set[name] === undefined) problems.push(`${name}: must be set in production`);
    }
    if (set.SMTP_URL === undefined && set.OUTBOX_DIR === undefined) {
      problems.push('SMTP_URL: must be set in production (or OUTBOX_DIR, to collect mail as files)');
    }
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const { data } = parsed;
  const production = data.NODE_ENV === 'production';
  return {
    production,
    host: data.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: data.PORT,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL ?? null,
    outboxDir: data.OUTBOX_DIR,
    secretKey: data.SECRET_KEY ?? developmentSecret(),
    vendorName: data.VENDOR_NAME,
    demoPassword: data.DEMO_PASSWORD ?? null,
    logLevel: data.LOG_LEVEL,
  };
}

function developmentSecret(): string {
  if (!existsSync(DEVELOPMENT_SECRET_FILE)) {
    mkdirSync(dirname(DEVELOPMENT_SECRET_FILE), { recursive: true });
    writeFileSync(DEVELOPMENT_SECRET_FILE, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(DEVELOPMENT_SECRET_FILE, 'utf8');
}
