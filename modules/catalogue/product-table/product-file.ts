import { DomainError, faultText, readTable } from '#platform/domain';
import { siblingFaults } from '../products/product-siblings.ts';
import { type ProductTableRow, productTable } from './product-table.ts';

/**
 * Reads a whole product table of our own.
 *
 * @throws DomainError `invalid` naming the line and column of everything that is wrong
 */
export function readProductTable(bytes: Uint8Array): ProductTableRow[] {
  const { rows, faults } = readTable(productTable, bytes);
  const wrong = [...faults, ...[...siblingFaults(rows, [])].filter((fault) => fault !== null)];
  if (wrong.length > 0) throw new DomainError('invalid', wrong.map(faultText).join('\n'));
  return rows.map(({ row }) => row);
}
