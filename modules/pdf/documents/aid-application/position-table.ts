import type { Block, Paragraph } from '../../blocks/block.ts';
import type { PositionValues } from './position-values.ts';

/** Millimetres; the content is 170 wide. */
const columns = (amount: string) =>
  [
    { head: 'Pflegehilfsmittel', width: 70, align: 'left' },
    { head: 'Positionsnummer', width: 30, align: 'left' },
    { head: 'Einheit', width: 14, align: 'left' },
    { head: amount, width: 29, align: 'right' },
    { head: 'Bemerkung', width: 27, align: 'left' },
  ] as const;

/**
 * The care aids with a box each; what is not ticked can still be ticked by hand.
 *
 * @param amount head of the amounts: what is used up is applied for by the month, what is washed by the piece
 */
export function positionTable(
  positions: readonly PositionValues[],
  amount: 'Menge im Monat' | 'Menge',
): Block {
  return {
    kind: 'table',
    columns: columns(amount),
    rows: positions.map((position) => [
      cell(`${box(position.checked)}\u00a0\u00a0${position.name}`),
      cell(position.number),
      cell(position.measure),
      cell(position.checked ? position.amount.toLocaleString('de') : ''),
      // Beside amounts of a month.
      ...(position.once && amount === 'Menge im Monat' ? [cell('einmalig')] : [remark(position)]),
    ]),
    sums: [],
  };
}

const box = (checked: boolean) => (checked ? '☑' : '☐');

const cell = (text: string): readonly Paragraph[] => [{ text, style: 'small' }];

/** The size: the ticked ones alone, else all of them to be ticked by hand. */
function remark({ sizes, checkedSizes }: PositionValues): readonly Paragraph[] {
  if (sizes.length === 0) return cell('');
  if (checkedSizes.length > 0) return cell(`Größe ${checkedSizes.join(', ')}`);
  return cell(`Größe ${sizes.map((size) => `☐\u00a0${size}`).join(' ')}`);
}
