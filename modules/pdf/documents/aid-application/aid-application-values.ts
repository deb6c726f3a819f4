import {
  amountsAsOf,
  careLevel,
  ownShareInWords,
  ownShareRule,
  pflegehilfsmittelAmount,
  pflegehilfsmittelBeihilfe,
} from '#consultation/domain';
import type { Cents } from '#platform/domain';
import type { Carer, DocumentInput } from '../document-input.ts';
import { insurerName } from '../identity-of.ts';
import {
  adviserOf,
  type PatientValues,
  patientValues,
  printedAnswers,
  type RepresentativeValues,
  representativeValues,
} from '../persons.ts';
import { AID_POSITIONS, type AidPosition } from './aid-positions.ts';
import { heldAids } from './held-aids.ts';

export interface PositionValues extends AidPosition {
  readonly checked: boolean;
  /** The ticked ones of `sizes`: those in the cart, and the one chosen separately. */
  readonly checkedSizes: readonly string[];
}

/** The content of the Pflegehilfsmittelantrag; null: to be filled in by hand. */
export interface AidApplicationValues {
  readonly patient: PatientValues;
  readonly insurer: string | null;
  /** Pflegegrad, 1 to 5. */
  readonly level: number | null;
  readonly representative: RepresentativeValues | null;
  readonly adviser: string | null;
  /** Undefined: to be ticked by hand. */
  readonly carer: Carer | undefined;
  readonly supplier: string;
  /** Most cents a month that the Pflegekasse pays on that day. */
  readonly amount: Cents;
  /** The same for people entitled to Beihilfe. */
  readonly beihilfe: Cents;
  /** Own share of the body-care group (§ 40 (3) SGB XI): minimum age, and the share in words. */
  readonly ownShare: { readonly age: number; readonly words: string };
  /** Day of both amounts. */
  readonly amountsAsOf: string;
  readonly positions: readonly PositionValues[];
}

/** The ticked care aids that come in sizes, without a ticked size or a decision to leave it open. */
export function aidsWithoutSize(input: DocumentInput): readonly PositionValues[] {
  return aidApplicationValues(input).positions.filter(
    ({ id, checked, sizes, checkedSizes }) =>
      checked && sizes.length > 0 && checkedSizes.length === 0 && input.aidSizes?.[id] === undefined,
  );
}

/** Maps a consultation to the application. Ticks what the cart holds, unless positions are given. */
export function aidApplicationValues(input: DocumentInput): AidApplicationValues {
  const answers = printedAnswers(input);
  const { name, strasse, hausnummer, plz, ort } = input.institution;
  const held = heldAids(input);
  const checked = new Set(input.positions ?? held.map(({ position }) => position));
  return {
    patient: patientValues(answers),
    insurer: insurerName(input.insurer),
    level: careLevel(answers)?.level ?? null,
    representative: representativeValues(answers, input.questionnaire),
    adviser: adviserOf(answers),
    carer: input.carer,
    supplier: [name, `${strasse} ${hausnummer}`, `${plz} ${ort}`]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(', '),
    amount: pflegehilfsmittelAmount(input.today),
    beihilfe: pflegehilfsmittelBeihilfe(input.today),
    ownShare: { age: ownShareRule(input.today).age, words: ownShareInWords(input.today) },
    amountsAsOf: amountsAsOf(input.today),
    positions: AID_POSITIONS.map((position) => ({
      ...position,
      checked: checked.has(position.id),
      checkedSizes: checked.has(position.id)
        ? position.sizes.filter(
            (size) =>
              input.aidSizes?.[position.id] === size ||
              held.some((aid) => aid.position === position.id && aid.size === size),
          )
        : [],
    })),
  };
}
