import { postgresTarget } from '../postgres/postgres-url.ts';
import type { Config } from './config.ts';
import { isLoopback } from './config-addresses.ts';

type Checked = Pick<Config, 'publicUrl' | 'secondFactor' | 'smtpUrl' | 'databaseUrl'>;

/**
 * Settings that may be intended in production but are reported at each start: one line each, without values that may
 * be secret.
 *
 * @param env PostgreSQL's own variables
 */
export function noticesOfConfig(
  { publicUrl, secondFactor, smtpUrl, databaseUrl }: Checked,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  const notices: string[] = [];
  if (publicUrl?.startsWith('http:') && isLoopback(publicUrl))
    notices.push(
      `PUBLIC_URL is ${publicUrl}: nobody reaches it but from this machine, and cookies are not kept to https`,
    );
  if (secondFactor === 'off')
    notices.push(
      "SECOND_FACTOR is off: a password alone opens the vendor's administration, with all institutions",
    );
  if (smtpUrl !== null && isClearMail(smtpUrl))
    notices.push(
      'SMTP_URL begins with smtp: where the mail server offers no TLS, mails and its password go in clear text. Use smtps://, or add ?requireTLS=true',
    );
  if (isClearDatabase(databaseUrl, env))
    notices.push(
      'DATABASE_URL names no sslmode, or disable: what goes to PostgreSQL and its password can be read on the way. Add ?sslmode=verify-full, or another mode',
    );
  return notices;
}

/** By default, nodemailer uses TLS only if the server offers it. */
function isClearMail(smtpUrl: string): boolean {
  const { protocol, searchParams } = new URL(smtpUrl);
  const required = ['requireTLS', 'secure'].some((name) => searchParams.get(name) === 'true');
  return protocol === 'smtp:' && !required && !isLoopback(smtpUrl);
}

function isClearDatabase(databaseUrl: string, env: Readonly<Record<string, string | undefined>>): boolean {
  if (databaseUrl.startsWith('sqlite:')) return false;
  const { host, sslMode } = postgresTarget(databaseUrl);
  const named = host || env.PGHOST || 'localhost';
  const stays = named.startsWith('/') || isLoopback(`http://${named.includes(':') ? `[${named}]` : named}`);
  const mode = sslMode ?? env.PGSSLMODE ?? 'disable';
  return !stays && mode === 'disable';
}
