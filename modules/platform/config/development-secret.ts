import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SECRET_LENGTH } from './config-lists.ts';

/** Location of the generated secret if none is configured; for development and the demo only. */
export const DEVELOPMENT_SECRET_FILE = 'var/secret-key';

/**
 * The generated secret of an installation without a configured one. Created atomically, so that two processes
 * starting together use the same one.
 *
 * @returns the secret; null if the file holds none that is long enough
 */
export function developmentSecret(): string | null {
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
