import { createHmac } from 'node:crypto';
import { keyOf } from '../secrets/derived-key.ts';

/**
 * Stands for a visitor's address in the database: an HMAC whose key is not there, so that a copy of the
 * database reveals no address by brute force.
 */
export class VisitorTags {
  private readonly key: Buffer;

  constructor(secretKey: string) {
    this.key = keyOf(secretKey, 'visitors');
  }

  /**
   * A tag of 64 hexadecimal digits.
   *
   * @param purpose of the tag: tags of different purposes cannot be linked
   * @param parts the address, and anything else to distinguish
   */
  of(purpose: string, ...parts: readonly (string | number)[]): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('hex');
  }
}
