import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { NamedSecret } from '../config/config-lists.ts';
import { keyOf } from './derived-key.ts';

const CIPHER = 'aes-256-gcm';
/** Bytes of IV and tag (NIST SP 800-38D). */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key; the one of a secret that was replaced keeps its name. */
interface NamedKey {
  readonly id: string;
  /** For people. */
  readonly label: string;
  readonly key: Buffer;
}

/**
 * Encrypts database content under keys outside of the database: AES-256-GCM. Ciphertexts name their key, so that
 * older ones stay readable after a rotation.
 */
export class Keyring {
  private readonly keys: readonly NamedKey[];
  private readonly newest: NamedKey;
  private readonly hashKeys: readonly Buffer[];

  /** @param secrets newest first */
  constructor(secrets: readonly NamedSecret[]) {
    const [first] = secrets;
    if (first === undefined) throw new Error('A keyring needs a key.');
    const named = ({ id, secret, isPrevious }: NamedSecret): NamedKey => ({
      id,
      label: isPrevious ? `${id} (previous)` : id,
      key: keyOf(secret, 'sealed texts'),
    });
    this.newest = named(first);
    this.keys = [this.newest, ...secrets.slice(1).map(named)];
    this.hashKeys = secrets.map(({ secret }) => keyOf(secret, 'hashes'));
  }

  /**
   * Encrypts a text under the newest key.
   *
   * @param purpose content and owner; decryption requires the same
   */
  seal(text: string, purpose: string): string {
    const { key, bytes } = this.sealed(Buffer.from(text), purpose);
    return `${key}.${bytes.toString('base64url')}`;
  }

  /** Decrypts a text; null if its key is missing, it was changed, or has another purpose. */
  open(sealed: string, purpose: string): string | null {
    const { id, bytes } = parts(sealed);
    return this.opened(id, bytes, purpose)?.toString('utf8') ?? null;
  }

  /** The key that a text is sealed under; null if it is missing. */
  keyOf(sealed: string, purpose: string): { readonly label: string; readonly isNewest: boolean } | null {
    const { id, bytes } = parts(sealed);
    const found = this.keys.find((each) => each.id === id && openedBy(each.key, bytes, purpose) !== null);
    return found === undefined ? null : { label: found.label, isNewest: found === this.newest };
  }

  /** Encrypts bytes like a text; prefixed with the name of their key. */
  sealBytes(open: Uint8Array, purpose: string): Buffer {
    const { key, bytes } = this.sealed(open, purpose);
    return Buffer.concat([Buffer.from([key.length]), Buffer.from(key), bytes]);
  }

  /** Decrypts bytes; null if their key is missing, they were changed, or have another purpose. */
  openBytes(sealed: Uint8Array, purpose: string): Buffer | null {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const end = 1 + (bytes[0] ?? 0);
    return this.opened(bytes.toString('latin1', 1, end), bytes.subarray(end), purpose);
  }

  /** Keyed hashes to look a text up by, one per key, newest first; useless for guessing without the keys. */
  hashes(text: string, purpose: string): readonly string[] {
    return this.hashKeys.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([purpose, text]))
        .digest('hex'),
    );
  }

  private sealed(open: Uint8Array, purpose: string): { readonly key: string; readonly bytes: Buffer } {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.newest.key, iv, {
      authTagLength: TAG_BYTES,
    });
    cipher.setAAD(Buffer.from(purpose));
    const sealed = [iv, cipher.update(open), cipher.final(), cipher.getAuthTag()];
    return { key: this.newest.id, bytes: Buffer.concat(sealed) };
  }

  private opened(id: string, bytes: Buffer, purpose: string): Buffer | null {
    for (const each of this.keys) {
      const open = each.id === id ? openedBy(each.key, bytes, purpose) : null;
      if (open !== null) return open;
    }
    return null;
  }
}

function parts(sealed: string): { readonly id: string; readonly bytes: Buffer } {
  const [, id = '', rest = ''] = /^([\w-]+)\.([\w-]+)$/.exec(sealed) ?? [];
  return { id, bytes: Buffer.from(rest, 'base64url') };
}

function openedBy(key: Buffer, bytes: Buffer, purpose: string): Buffer | null {
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose));
  cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), cipher.final()]);
  } catch {
    return null;
  }
}
