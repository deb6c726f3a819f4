import { gcm } from '@noble/ciphers/aes.js';
import { fromBase64, IV_BYTES, toBase64 } from '../../session/draft-cipher.ts';

/** A synchronous `DraftCipher`, for a page that is about to unload. */
export interface ImmediateCipher {
  seal(text: string): string;
  /** Returns an empty text if it was not sealed with this key, or was changed. */
  open(sealed: string): string;
}

/**
 * AES-GCM as in WebCrypto, but synchronous: each can open what the other sealed (docs/decisions/0020).
 *
 * @param key 32 bytes, base64
 */
export function immediateCipher(key: string): ImmediateCipher {
  const aes = fromBase64(key);
  return {
    seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      return `${toBase64(iv)}.${toBase64(gcm(aes, iv).encrypt(new TextEncoder().encode(text)))}`;
    },
    open(stored) {
      const [iv = '', sealed = ''] = stored.split('.');
      try {
        return new TextDecoder().decode(gcm(aes, fromBase64(iv)).decrypt(fromBase64(sealed)));
      } catch {
        return '';
      }
    },
  };
}
