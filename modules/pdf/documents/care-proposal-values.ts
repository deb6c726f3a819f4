import { type Decision, sumInWords, type TabPlace } from '#consultation/domain';
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
import { printedDecision } from './proposals.ts';
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
  /** What is decided, told by the printed proposals (`printedDecision`). */
  readonly decision: Decision<ProposalValues>;
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
  const { institution } = input;
  const decision = decisionOn(care.proposals, input);
  const details = printedDetails(input);
  return {
    patient: patientValues(answers),
    representative: representativeValues(answers, input.questionnaire),
    adviser: adviserOf(answers),
    insurer: input.insurer,
    versichertennummer: answers.versichertennummer?.trim() || null,
    care,
    decided: decision.decided ? decision.supply : null,
    decision,
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

function decisionOn(printed: readonly ProposalValues[], input: DocumentInput): Decision<ProposalValues> {
  const { decided, supply, alternatives, sales, bought } = printedDecision(input);
  const at = (places: readonly TabPlace[]) =>
    printed.filter((each) => places.some(({ area, tab }) => each.area === area && each.tab === tab));
  const [named = null] = supply === null ? [] : at([supply]);
  return { decided, supply: named, alternatives: at(alternatives), sales: at(sales), bought: at(bought) };
}

/** Whether the person has decided for a supply that is not printed. */
export function isDecidedElsewhere({ decision: { decided, supply } }: CareProposalValues): boolean {
  return decided && supply === null;
}

/** What the patient reads and decides about: the decided supply with what is bought besides, or all that is printed. */
export function proposedCare({ care, decided, decision }: CareProposalValues): readonly ProposalValues[] {
  return decided === null ? care.proposals : [decided, ...decision.bought];
}

/** Whether a proposal is bought besides a supply. */
export function isBoughtBesides({ decision }: CareProposalValues, proposal: ProposalValues): boolean {
  return decision.alternatives.length > 0 && decision.bought.includes(proposal);
}

const ELSEWHERE = 'Die gewählte Versorgung ist in diesem Dokument nicht enthalten.';

/**
 * What the person pays in all where something is bought, and that what they have chosen is not printed; null where
 * neither is so.
 */
export function decisionInWords(values: CareProposalValues): string | null {
  const said = [isDecidedElsewhere(values) ? ELSEWHERE : null, boughtInWords(values)];
  return said.filter((text) => text !== null).join(' ') || null;
}

function boughtInWords({ decision }: CareProposalValues): string | null {
  const paid = ({ area, pays, mehrkosten: extra, once, priceMissing, gone }: ProposalValues) => ({
    ...{ area, pays, extra },
    once: once.paid,
    // What has left the catalogue has no price either.
    priceMissing: priceMissing || gone.length > 0,
  });
  const { undecided, bought, together, once } = sumInWords({
    supply: decision.supply && paid(decision.supply),
    decided: decision.decided,
    alternatives: decision.alternatives.map(paid),
    bought: decision.bought.map(paid),
  });
  if (bought === null) return null;
  const sum = [bought, together, once].filter((text) => text !== null).join(', ');
  return undecided === null ? `${sum.charAt(0).toUpperCase()}${sum.slice(1)}.` : `${undecided}, ${sum}.`;
}
