import { readFileSync, statSync } from 'node:fs';

/** Variables with secrets; each can be a file instead, named by the variable with `_FILE`. */
const SECRET_NAMES = [
  'DATABASE_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'PDF_KEYS',
  'SMTP_URL',
  'RECAPTCHA_SECRET_KEY',
  'METRICS_TOKEN',
  'DEMO_PASSWORD',
] as const;

/** Variables that name a file of a secret. */
export const SECRET_FILE_NAMES: readonly string[] = SECRET_NAMES.map((name) => `${name}_FILE`);

/** Those without which nothing would be protected: an empty file is a mistake, not a choice. */
const NEVER_EMPTY: readonly string[] = ['DATABASE_URL', 'SECRET_KEY'];

/** A secret has a line or a few. */
const MOST_BYTES = 64 * 1024;

/**
 * The environment with secrets read from files: systemd, Docker and Kubernetes pass them this way, so that neither
 * process lists nor `docker inspect` show them. A trailing line break is dropped. An empty file counts as unset where
 * the secret is optional, so that a unit can name all of them.
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
      else if (secret.text !== '') read[name] = secret.text;
      else if (NEVER_EMPTY.includes(name)) problems.push(`${name}_FILE: ${file} is empty`);
    }
  }
  return { ...env, ...read };
}

function secretIn(file: string): { readonly text: string } | { readonly refused: string } {
  try {
    if (statSync(file).size > MOST_BYTES) return { refused: 'is too large for a secret' };
    const text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
    return { text: text.trim() === '' ? '' : text };
  } catch (error) {
    return { refused: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}
