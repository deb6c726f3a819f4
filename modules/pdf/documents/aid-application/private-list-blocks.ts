import { aidSheet } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { Block } from '../../blocks/block.ts';
import { insurerInHead } from '../identity-of.ts';
import { personBlocks } from './aid-application-blocks.ts';
import type { AidApplicationValues } from './aid-application-values.ts';
import { declarationBlocks } from './declaration-blocks.ts';
import { positionTable } from './position-table.ts';

const BY_CONTRACT =
  'Ob und in welcher Höhe die private Pflegepflichtversicherung die Kosten übernimmt, richtet sich nach dem Versicherungsvertrag. Was sie nicht übernimmt, trägt die versicherte Person selbst.';

/**
 * The list of care aids for a private Pflegepflichtversicherung. The contract under § 78 SGB XI, its amounts, halves and
 * periods are those of the social Pflegekassen.
 */
export function privateListBlocks(values: AidApplicationValues, insurer: Krankenkasse): Block[] {
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
    { kind: 'title', text: aidSheet(insurer).title, subtitle: 'Für die private Pflegepflichtversicherung' },
    ...personBlocks(values, [
      { name: 'Private Pflegepflichtversicherung', value: insurerInHead(insurer) },
      { name: 'Versicherungsnummer', value: null },
    ]),
    group('Pflegehilfsmittel zum Verbrauch', false, 'Menge im Monat'),
    group('Wiederverwendbare Pflegehilfsmittel', true, 'Menge'),
    { kind: 'together', blocks: declarationBlocks(values, [BY_CONTRACT]) },
  ];
}
