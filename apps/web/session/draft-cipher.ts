/** Encrypts and decrypts a draft's text. */
export interface DraftCipher {
  seal(text: string): Promise<string>;
  /** @throws if the text was encrypted with another key, or changed */
  open(sealed: string): Promise<string>;
}

/** Whether this page can seal a draft: browsers have WebCrypto on https and localhost alone. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

export const IV_BYTES = 12;

/** Bytes passed as arguments of one call: far below any engine's limit. */
const PART = 0x4000;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += PART)
    text += String.fromCharCode(...bytes.subarray(from, from + PART));
  return btoa(text);
}
export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/**
 * AES-GCM under a key that came with the session and is never stored in the browser.
 *
 * @param key 32 bytes, base64
 */
export async function draftCipher(key: string): Promise<DraftCipher> {
  const aes = await crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        aes,
        new TextEncoder().encode(text),
      );
      return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
    },
    async open(stored) {
      const [iv = '', sealed = ''] = stored.split('.');
      const text = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64(iv) },
        aes,
        fromBase64(sealed),
      );
      return new TextDecoder().decode(text);
    },
  };
}
