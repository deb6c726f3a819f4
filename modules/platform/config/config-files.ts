import { readFileSync, statSync } from 'node:fs';

/** Variables with secrets; each can be a file instead, named by the variable with `_FILE`. */
const SECRET_NAMES = [
  'DATABASE_URL',
  'SECRET_KEY',
  'PDF_KEYS',
  'SMTP_URL',
  'RECAPTCHA_SECRET_KEY',
  'METRICS_TOKEN',
  'DEMO_PASSWORD',
] as const;

/** A secret has a line or a few. */
const MOST_BYTES = 64 * 1024;

/**
 * The environment with secrets read from files: systemd, Docker and Kubernetes pass them this way, so that neither
 * process lists nor `docker inspect` show them. A trailing line break is dropped.
 *
 * @param problems receives one line each; never the content of a file
 */
export function withSecretFiles(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): Readonly<Record<string, string | undefined>> {
  const read: Record<string, string> = {};
  for (const name of SECRET_NAMES) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) problems.push(`${name}: is set, and ${name}_FILE too; only one of them may be`);
    else {
      const secret = secretIn(file);
      if ('refused' in secret) problems.push(`${name}_FILE: ${file} ${secret.refused}`);
      else read[name] = secret.text;
    }
  }
  return { ...env, ...read };
}

function secretIn(file: string): { readonly text: string } | { readonly refused: string } {
  try {
    if (statSync(file).size > MOST_BYTES) return { refused: 'is too large for a secret' };
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return text.trim() === '' ? { refused: 'is empty' } : { text };
  } catch (error) {
    return { refused: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}
