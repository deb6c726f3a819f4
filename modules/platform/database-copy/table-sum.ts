import { hash } from 'node:crypto';
import { type CopiedColumn, type CopiedValue, canonicalText } from './copied-value.ts';

const MODULUS = 1n << 128n;

/** Number and checksum of a table's rows, in any order. */
export class TableSum {
  private rows = 0;
  private sum = 0n;

  add(row: readonly CopiedValue[], columns: readonly CopiedColumn[]): void {
    const texts = row.map((value, index) => canonicalText(value, columns[index]?.kind ?? 'plain'));
    const digest = hash('sha256', JSON.stringify(texts), 'hex').slice(0, 32);
    this.rows += 1;
    this.sum = (this.sum + BigInt(`0x${digest}`)) % MODULUS;
  }

  get count(): number {
    return this.rows;
  }

  equals(other: TableSum): boolean {
    return this.rows === other.rows && this.sum === other.sum;
  }
}
