import { pflegehilfsmittelAmount, pflegehilfsmittelBeihilfe } from '#consultation/domain';
import { monthInWords } from '#institution/domain';
import { type Cents, formatDay, formatEuro } from '#platform/domain';
import { aidPositions } from '../documents/aid-application/aid-positions.ts';
import { type PositionValues, positionValues } from '../documents/aid-application/position-values.ts';
import { receiptValues } from '../documents/aid-application/receipt-values.ts';
import type { DocumentInput } from '../documents/document-input.ts';
import { FORM_LINES } from './form-values.ts';

type Given = string | boolean | null | undefined;

/** Those that can be chosen for a field; the vendor's contract prices may add others. */
const OFFERED = new Set(aidPositions().map(({ id }) => id));

/** What an application for Pflegehilfsmittel says: the same as ours, with the amount of the law on that day. */
export function aidContent(input: DocumentInput): Readonly<Record<string, Given>> {
  const { today, carer, beihilfe } = input;
  const applied = positionValues(input).filter(({ checked }) => checked);
  const limit = beihilfe ? pflegehilfsmittelBeihilfe(today) : pflegehilfsmittelAmount(today);
  return {
    'aid.day': applied.length > 0 ? formatDay(today) : null,
    'aid.limit': applied.length > 0 ? formatEuro(limit) : null,
    'aid.pg54': applied.some(({ ownShare }) => !ownShare),
    'aid.pg51': applied.some(({ ownShare }) => ownShare),
    'aid.beihilfe': beihilfe === true,
    // Unanswered is neither.
    'aid.noBeihilfe': beihilfe === false,
    'aid.privateCarer': carer === 'private' || carer === 'both',
    'aid.self': carer === 'self',
    // § 40 SGB XI: the question is who cares at home.
    'aid.home': carer !== undefined && carer !== 'service',
    'aid.approval': input.approval,
    ...Object.fromEntries(applied.filter(({ id }) => OFFERED.has(id)).flatMap(ofPosition)),
    ...receiptContent(input),
  };
}

/** What a receipt says: the same as ours. */
function receiptContent(input: DocumentInput): Readonly<Record<string, Given>> {
  const { month, aids, total, ownShare, beihilfe, insurerPays, personPays } = receiptValues(input);
  if (aids.length === 0) return {};
  const [year, number] = month.split('-');
  return {
    'receipt.month': monthInWords(month),
    'receipt.monthNumber': number,
    'receipt.year': year,
    'receipt.total': euro(total),
    'receipt.ownShare': euro(ownShare),
    'receipt.beihilfe': euro(beihilfe),
    'receipt.insurerPays': euro(insurerPays),
    'receipt.personPays': euro(personPays),
    ...Object.fromEntries(
      aids.flatMap(({ id, name, number, amount, measure, cost }, index): [string, Given][] => [
        ...(OFFERED.has(id) ? [[`aid.${id}.cost`, euro(cost)] as [string, Given]] : []),
        ...Object.entries({ name, number, amount: String(amount), unit: measure, cost: euro(cost) })
          .filter(() => index < FORM_LINES)
          .map(([key, value]): [string, Given] => [`receipt.line${index + 1}.${key}`, value]),
      ]),
    ),
  };
}

const euro = (cents: Cents | null) => (cents === null ? null : formatEuro(cents));

const ofPosition = (position: PositionValues): readonly (readonly [string, Given])[] => [
  [`aid.${position.id}.ticked`, true],
  [`aid.${position.id}.amount`, String(position.amount)],
  [`aid.${position.id}.unit`, position.measure],
  [`aid.${position.id}.size`, position.checkedSizes.join(', ')],
];
