import type { Krankenkasse } from '#institution/domain';
import { formatDay } from '#platform/domain';
import { type CareValues, careValues, type ProposalValues } from './care-values.ts';
import type { DocumentInput } from './document-input.ts';
import { type OfferedSupply, offeredSupply } from './offered-supply.ts';
import {
  adviserOf,
  type PatientValues,
  patientValues,
  printedAnswers,
  type RepresentativeValues,
  representativeValues,
} from './persons.ts';
import { type SupplyBasis, supplyBasis } from './proposal/supply-basis.ts';
import { printedDetails } from './record/printed-details.ts';
import { type SigningValues, signingValues } from './signing-values.ts';

/** Who issues the sheet, and when. */
interface IssuedBy {
  readonly name: string;
  readonly day: string;
  /** The institution's own wording of the declaration; null: ours. */
  readonly wording: string | null;
}

export interface CareProposalValues {
  readonly patient: PatientValues;
  readonly representative: RepresentativeValues | null;
  /** Name of the adviser; null if unknown. */
  readonly adviser: string | null;
  readonly insurer: Krankenkasse;
  /** Null if unknown: a line to fill in by hand. */
  readonly versichertennummer: string | null;
  readonly care: CareValues;
  /** The printed proposal the person has decided for; null if there is none. */
  readonly decided: ProposalValues | null;
  /** The supply without Mehrkosten that the declaration says was offered. */
  readonly offered: OfferedSupply | null;
  /** What the supply rests on. */
  readonly basis: SupplyBasis;
  readonly signing: SigningValues;
  readonly issued: IssuedBy;
}

/** The content of the Versorgungsvorschlag: the chosen proposals and who pays for them. */
export function careProposalValues(input: DocumentInput): CareProposalValues {
  const answers = printedAnswers(input);
  const care = careValues({ ...input, answers });
  const { decided, institution } = input;
  const details = printedDetails(input);
  return {
    patient: patientValues(answers),
    representative: representativeValues(answers, input.questionnaire),
    adviser: adviserOf(answers),
    insurer: input.insurer,
    versichertennummer: answers.versichertennummer?.trim() || null,
    care,
    decided: care.proposals.find(({ area, tab }) => area === decided?.area && tab === decided.tab) ?? null,
    offered: offeredSupply({ ...input, answers }, care),
    basis: supplyBasis(details),
    signing: signingValues(details, input.institution),
    issued: {
      name: institution.name,
      day: formatDay(input.today),
      wording: institution.wortlaut || null,
    },
  };
}

/** What the patient reads and decides about: the decided proposal, or all that are printed. */
export function proposedCare({ care, decided }: CareProposalValues): readonly ProposalValues[] {
  return decided === null ? care.proposals : [decided];
}
