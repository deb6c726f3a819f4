import { pflegehilfsmittelAmount, pflegehilfsmittelBeihilfe } from '#consultation/domain';
import { formatDay, formatEuro } from '#platform/domain';
import { aidPositions } from '../documents/aid-application/aid-positions.ts';
import { type PositionValues, positionValues } from '../documents/aid-application/position-values.ts';
import type { DocumentInput } from '../documents/document-input.ts';

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
    ...Object.fromEntries(applied.filter(({ id }) => OFFERED.has(id)).flatMap(ofPosition)),
  };
}

const ofPosition = (position: PositionValues): readonly (readonly [string, Given])[] => [
  [`aid.${position.id}.ticked`, true],
  [`aid.${position.id}.amount`, String(position.amount)],
  [`aid.${position.id}.unit`, position.measure],
  [`aid.${position.id}.size`, position.checkedSizes.join(', ')],
];
