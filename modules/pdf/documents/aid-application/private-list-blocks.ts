import type { Block } from '../../layout/block.ts';
import { personBlocks } from './aid-application-blocks.ts';
import type { AidApplicationValues } from './aid-application-values.ts';
import { declarationBlocks } from './declaration-blocks.ts';
import { positionTable } from './position-table.ts';

/** Title of the list, on the sheet. */
export const PRIVATE_LIST = 'Aufstellung der Pflegehilfsmittel';

const BY_CONTRACT =
  'Ob und in welcher Höhe die private Pflegepflichtversicherung die Kosten übernimmt, richtet sich nach dem Versicherungsvertrag. Was sie nicht übernimmt, trägt die versicherte Person selbst.';

/**
 * The list of care aids for a private Pflegepflichtversicherung. The contract under § 78 SGB XI, its amounts, halves and
 * periods are those of the social Pflegekassen.
 *
 * @param insurer name of the private insurer; null for a line to fill in by hand
 */
export function privateListBlocks(values: AidApplicationValues, insurer: string | null): Block[] {
  const { positions } = values;
  const group = (title: string, ownShare: boolean, amount: 'Menge im Monat' | 'Menge'): Block => ({
    kind: 'together',
    blocks: [
      { kind: 'heading', text: title, level: 2 },
      positionTable(
        positions.filter((position) => position.ownShare === ownShare),
        amount,
      ),
    ],
  });
  return [
    { kind: 'title', text: PRIVATE_LIST, subtitle: 'Für die private Pflegepflichtversicherung' },
    ...personBlocks(values, [
      { name: 'Private Pflegepflichtversicherung', value: insurer },
      { name: 'Versicherungsnummer', value: null },
    ]),
    group('Pflegehilfsmittel zum Verbrauch', false, 'Menge im Monat'),
    group('Wiederverwendbare Pflegehilfsmittel', true, 'Menge'),
    { kind: 'together', blocks: declarationBlocks(values, [BY_CONTRACT]) },
  ];
}
