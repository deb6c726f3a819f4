import {
  amountsAsOf,
  careLevel,
  decisionDays,
  ownShareInWords,
  ownShareRule,
  pflegehilfsmittelAmount,
  pflegehilfsmittelBeihilfe,
  versichertennummerFault,
  writeVersichertennummer,
} from '#consultation/domain';
import { type Cents, formatDay } from '#platform/domain';
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
import { printedDetails } from '../record/printed-details.ts';
import { type SigningValues, signatureCaption, signingPlace } from '../signing-values.ts';
import { type MonthlyCost, monthlyCost } from './aid-cost.ts';
import { type PositionValues, positionValues } from './position-values.ts';

/** The content of the Pflegehilfsmittelanträge; null: to be filled in by hand. */
export interface AidApplicationValues {
  readonly patient: PatientValues;
  readonly versichertennummer: string | null;
  readonly insurer: string | null;
  /** Pflegegrad, 1 to 5. */
  readonly level: number | null;
  readonly representative: RepresentativeValues | null;
  readonly adviser: string | null;
  /** Undefined: to be ticked by hand. */
  readonly carer: Carer | undefined;
  readonly supplier: string;
  /** Institutionskennzeichen of the supplier. */
  readonly supplierIk: string | null;
  readonly talk: NonNullable<DocumentInput['details']>['talk'];
  readonly signer: NonNullable<DocumentInput['details']>['signer'];
  readonly signerName: string | null;
  /** Where is signed, and in which role. */
  readonly signing: SigningValues;
  /** Day of the consultation. */
  readonly day: string;
  /** Ends of the periods in which the Pflegekasse decides, if it receives the application on that day. */
  readonly decision: { readonly usual: string; readonly heard: string };
  /** Most cents a month that the Pflegekasse pays on that day. */
  readonly amount: Cents;
  /** The same for people entitled to Beihilfe. */
  readonly beihilfe: Cents;
  /** Whether the person is entitled to Beihilfe; undefined: to be ticked by hand. */
  readonly entitled: boolean | undefined;
  /** What product group 54 costs a month. */
  readonly cost: MonthlyCost;
  /** Own share of the body-care group (§ 40 (3) SGB XI): minimum age, and the share in words. */
  readonly ownShare: { readonly age: number; readonly words: string };
  /** Day of both amounts. */
  readonly amountsAsOf: string;
  readonly positions: readonly PositionValues[];
  /** Number of an earlier approval. */
  readonly approval: string | null;
}

/** The ticked care aids that come in sizes, without a ticked size or a decision to leave it open. */
export function aidsWithoutSize(input: DocumentInput): readonly PositionValues[] {
  return positionValues(input).filter(
    ({ id, checked, sizes, checkedSizes }) =>
      checked && sizes.length > 0 && checkedSizes.length === 0 && input.aidSizes?.[id] === undefined,
  );
}

/** Maps a consultation to its applications. Ticks what the cart holds, unless positions are given. */
export function aidApplicationValues(input: DocumentInput): AidApplicationValues {
  const answers = printedAnswers(input);
  const { name, strasse, hausnummer, plz, ort, ik } = input.institution;
  const { talk, signer, signerName } = input.details ?? {};
  const number = answers.versichertennummer ?? '';
  const { usual, heard } = decisionDays(input.today);
  return {
    patient: patientValues(answers),
    // One with a wrong check digit would send the application to somebody else.
    versichertennummer: versichertennummerFault(number) === null ? writeVersichertennummer(number) : null,
    insurer: insurerName(input.insurer),
    level: careLevel(answers)?.level ?? null,
    representative: representativeValues(answers, input.questionnaire),
    adviser: adviserOf(answers),
    carer: input.carer,
    supplier: [name, `${strasse} ${hausnummer}`, `${plz} ${ort}`]
      .map((text) => text.trim())
      .filter(Boolean)
      .join(', '),
    supplierIk: ik.trim() === '' ? null : ik.trim(),
    talk,
    signer,
    // A trial names nobody.
    signerName: input.institution.trial ? null : signerName?.trim() || null,
    // The name stands above.
    signing: {
      place: signingPlace(printedDetails(input), input.institution),
      caption: signatureCaption(signer),
    },
    day: formatDay(input.today),
    decision: { usual: formatDay(usual), heard: formatDay(heard) },
    amount: pflegehilfsmittelAmount(input.today),
    beihilfe: pflegehilfsmittelBeihilfe(input.today),
    entitled: input.beihilfe,
    cost: monthlyCost(input),
    ownShare: { age: ownShareRule(input.today).age, words: ownShareInWords(input.today) },
    amountsAsOf: amountsAsOf(input.today),
    positions: positionValues(input),
    approval: input.approval?.trim() || null,
  };
}
