import { aidSheet, careInsurance, careLevel, noAidSheet, pruneAnswers } from '#consultation/domain';
import { type Krankenkasse, letterheadLines } from '#institution/domain';
import { DomainError, formatDay } from '#platform/domain';
import type { Block, PdfDocument } from '../../blocks/block.ts';
import type { DocumentInput } from '../document-input.ts';
import { identityOf, insurerInHead, insurerWithIk } from '../identity-of.ts';
import { wordedFor } from '../payer.ts';
import { consumablesBlocks, personBlocks, washablePadsBlocks } from './aid-application-blocks.ts';
import { type AidApplicationValues, aidApplicationValues } from './aid-application-values.ts';
import { declarationBlocks } from './declaration-blocks.ts';
import { positionTable } from './position-table.ts';

const BY_CONTRACT =
  'Ob und in welcher Höhe die private Pflegepflichtversicherung die Kosten übernimmt, richtet sich nach dem Versicherungsvertrag. Was sie nicht übernimmt, trägt die versicherte Person selbst.';

/**
 * The list of care aids for a private Pflegepflichtversicherung. The contract under § 78 SGB XI, its amounts, halves and
 * periods are those of the social Pflegekassen.
 */
function privateListBlocks(values: AidApplicationValues, insurer: Krankenkasse): Block[] {
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
      { name: 'Pflegeversicherung', value: insurerInHead(insurer) },
      { name: 'Versicherungsnummer', value: null },
    ]),
    group('Pflegehilfsmittel zum Verbrauch', false, 'Menge im Monat'),
    group('Wiederverwendbare Pflegehilfsmittel', true, 'Menge'),
    { kind: 'together', blocks: declarationBlocks(values, [BY_CONTRACT]) },
  ];
}

/**
 * Why there can be no application, in a sentence for the adviser; null if there can. The claim requires a recognised
 * Pflegegrad (§ 40 (1) SGB XI), somebody who insures the care, and care by more than a Pflegedienst, which brings its
 * own care aids.
 */
export function aidApplicationRefusal(
  input: Pick<DocumentInput, 'answers' | 'questionnaire' | 'carer' | 'insurer'>,
): string | null {
  const uninsured = noAidSheet(input.insurer);
  if (uninsured !== null) return uninsured;
  if (careLevel(pruneAnswers(input.questionnaire, input.answers)) === null) return NO_LEVEL;
  return input.carer === 'service' ? ONLY_SERVICE : null;
}

const NO_LEVEL =
  'Pflegehilfsmittel setzen einen anerkannten Pflegegrad voraus (§\u00a040 SGB\u00a0XI). In der Anamnese ist keiner angegeben.';
const ONLY_SERVICE =
  'Pflegt allein ein Pflegedienst, übernimmt die Pflegeversicherung diese Pflegehilfsmittel nicht: Er bringt sie selbst mit.';

/**
 * The Pflegehilfsmittelantrag, ready to be drawn. Product groups 54 and 51 are applied for apart (contract under § 78
 * (1) SGB XI): where both are ticked, the application of group 51 follows. If nothing is ticked, it is that of group 54,
 * for the hand. Privately insured people get a list for their Pflegepflichtversicherung instead.
 *
 * @throws DomainError `invalid` if there can be none (aidApplicationRefusal)
 */
export function aidApplication(input: DocumentInput): PdfDocument {
  const refusal = aidApplicationRefusal(input);
  if (refusal !== null) throw new DomainError('invalid', refusal);
  const values = aidApplicationValues(input);
  const document = (title: string, blocks: readonly Block[]): PdfDocument => ({
    title,
    day: formatDay(input.today),
    letterhead: letterheadLines(input.institution),
    identity: identityOf(values.patient, insurerWithIk(input.insurer)),
    blocks: wordedFor(input.insurer, blocks),
  });
  const { title } = aidSheet(input.insurer);
  if (careInsurance(input.insurer) === 'private')
    return document(title, privateListBlocks(values, input.insurer));
  const consumables = () => document(title, consumablesBlocks(values));
  const washable = () => document(`${title} Produktgruppe\u00a051`, washablePadsBlocks(values));
  const ticked = values.positions.filter(({ checked }) => checked);
  if (!ticked.some(({ ownShare }) => ownShare)) return consumables();
  return ticked.every(({ ownShare }) => ownShare) ? washable() : { ...consumables(), followedBy: washable() };
}
