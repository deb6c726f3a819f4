import type { Krankenkasse } from '#institution/domain';
import { type CareValues, careValues } from './care-values.ts';
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

export interface CareProposalValues {
  readonly patient: PatientValues;
  readonly representative: RepresentativeValues | null;
  /** Name of the adviser; null if unknown. */
  readonly adviser: string | null;
  readonly insurer: Krankenkasse;
  readonly care: CareValues;
  /** The supply without Mehrkosten that the declaration says was offered. */
  readonly offered: OfferedSupply | null;
}

/** The content of the Versorgungsvorschlag: the chosen proposals and who pays for them. */
export function careProposalValues(input: DocumentInput): CareProposalValues {
  const answers = printedAnswers(input);
  const care = careValues({ ...input, answers });
  return {
    patient: patientValues(answers),
    representative: representativeValues(answers, input.questionnaire),
    adviser: adviserOf(answers),
    insurer: input.insurer,
    care,
    offered: offeredSupply({ ...input, answers }, care),
  };
}
