import { DomainError, faultText, readTable } from '#platform/domain';
import { siblingFaults } from '../products/product-siblings.ts';
import { type ProductTableRow, productTable } from './product-table.ts';

/**
 * Parses a complete product table in our own format.
 *
 * @throws DomainError `invalid` with line and column of each fault
 */
export function readProductTable(bytes: Uint8Array): ProductTableRow[] {
  const { rows, faults } = readTable(productTable, bytes);
  const wrong = [...faults, ...[...siblingFaults(rows, [])].filter((fault) => fault !== null)];
  if (wrong.length > 0) throw new DomainError('invalid', wrong.map(faultText).join('\n'));
  return rows.map(({ row }) => row);
}
