import { createHmac } from 'node:crypto';
import { keyOf } from '../secrets/derived-key.ts';

/**
 * What stands in the database in place of a visitor's address: an HMAC under a key that is not there. Nobody who has a
 * copy of it finds an address by trying all there are (readings, section 8).
 */
export class VisitorTags {
  private readonly key: Buffer;

  /** @param secretKey `SECRET_KEY` of the installation */
  constructor(secretKey: string) {
    this.key = keyOf(secretKey, 'visitors');
  }

  /**
   * A tag of 64 hexadecimal digits.
   *
   * @param purpose what it is kept for: tags of one purpose cannot be told to belong to those of another
   * @param parts the address, and what else tells one from the next
   */
  of(purpose: string, ...parts: readonly (string | number)[]): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('hex');
  }
}
