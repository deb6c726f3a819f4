import { readFileSync, statSync } from 'node:fs';

/** Variables that hold a secret: each may be given as a file, by its name with `_FILE`. */
const SECRET_NAMES = [
  'DATABASE_URL',
  'SECRET_KEY',
  'PDF_KEYS',
  'SMTP_URL',
  'RECAPTCHA_SECRET_KEY',
  'METRICS_TOKEN',
  'DEMO_PASSWORD',
] as const;

/** A secret is a line or a few. */
const MOST_BYTES = 64 * 1024;

/**
 * The environment with the secrets that lie in files: what starts the server (systemd, Docker, Kubernetes) hands them in
 * so, and no list of processes and no `docker inspect` shows them. The line break at a file's end does not count.
 *
 * @param problems gets what is wrong, a line each; never what a file holds
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
