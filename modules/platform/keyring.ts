import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { NamedSecret } from './config.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/** Bytes of the random start and of the seal of a text (NIST SP 800-38D). */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals texts that lie in the database under keys that do not: AES-256-GCM. A sealed text names its key, so
 * that older ones stay readable after a new key has come.
 */
export class Keyring {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly newest: string;

  /** @param secrets the newest first */
  constructor(secrets: readonly NamedSecret[]) {
    const [first] = secrets;
    if (first === undefined) throw new Error('A keyring needs a key.');
    this.newest = first.id;
    this.keys = new Map(secrets.map(({ id, secret }) => [id, keyOf(secret)]));
  }

  /**
   * Seals a text under the newest key.
   *
   * @param purpose what it is and whose: only who names the same can open it
   */
  seal(text: string, purpose: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.keys.get(this.newest) as Buffer, iv, {
      authTagLength: TAG_BYTES,
    });
    cipher.setAAD(Buffer.from(purpose));
    const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `${this.newest}.${Buffer.concat(sealed).toString('base64url')}`;
  }

  /** Opens a sealed text; null where its key is not here, it was changed, or has another purpose. */
  open(sealed: string, purpose: string): string | null {
    const [, id = '', rest = ''] = /^([\w-]+)\.([\w-]+)$/.exec(sealed) ?? [];
    const key = this.keys.get(id);
    const bytes = Buffer.from(rest, 'base64url');
    if (key === undefined || bytes.length < IV_BYTES + TAG_BYTES) return null;
    const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(purpose));
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const text = cipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([text, cipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'inkoberatung sealed texts', KEY_BYTES));
}
