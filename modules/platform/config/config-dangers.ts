import { isLoopback } from './config-addresses.ts';
import type { NamedSecret } from './config-lists.ts';
import { isWeakSecret } from './weak-secret.ts';

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
export function dangersOf({ SECRET_KEY, PDF_KEYS, PUBLIC_URL }: Dangerous): string[] {
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
