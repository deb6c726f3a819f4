import {
  ADVISED,
  ADVISED_LABELS,
  type AmountDeparture,
  type Answers,
  amountDeparture,
  type DocumentDetails,
  type ExplainedItem,
  explainedFor,
  type Sample,
  SIGNER_LABELS,
  TALK_LABELS,
  type TabPlace,
} from '#consultation/domain';
import { formatDay } from '#platform/domain';
import type { CareLineValues, CareValues, ProposalValues } from '../care-values.ts';
import type { DocumentInput } from '../document-input.ts';
import { offeredSupply } from '../offered-supply.ts';
import { type Payer, payerOf, wordedFor } from '../payer.ts';
import { adviserOf, patientValues, representativeValues } from '../persons.ts';
import { onlySupply } from '../proposals.ts';
import { signatureCaption, signingPlace } from '../signing-values.ts';
import { printedDetails } from './printed-details.ts';

/** What the record of advice (§ 127 (5) SGB V) says besides the answers; null: a line to fill in by hand. */
export interface RecordValues {
  readonly payer: Payer;
  readonly day: string;
  readonly adviser: string | null;
  /** Whether the institution's Institutionskennzeichen is unknown. */
  readonly ikMissing: boolean;
  readonly talk: string | null;
  readonly advised: string | null;
  /** Name of who was advised besides the person; undefined if nobody was. */
  readonly advisedName: string | null | undefined;
  readonly details: DocumentDetails;
  readonly supply: SupplyValues;
  /** Where what is supplied is not the amount of the prescription. */
  readonly amount: AmountDeparture | null;
  /** What is supplied other than the answer about changes a day says, in words. */
  readonly otherChanges: readonly string[];
  /** Samples that say something; null: not answered. */
  readonly samples: readonly Sample[] | null;
  readonly explained: readonly (ExplainedItem & { readonly checked: boolean })[];
  readonly signer: {
    readonly role: string | null;
    /** Caption of the signature. */
    readonly caption: string;
    readonly name: string | null;
    /** Place of signing. */
    readonly place: string | null;
  };
}

/**
 * Maps a consultation to the record of advice.
 *
 * @param answers the printed ones
 */
export function recordValues(input: DocumentInput, answers: Answers, care: CareValues): RecordValues {
  const { insurer, institution, questionnaire, today } = input;
  const details = printedDetails(input);
  const { talk, advised = [], samples, explained = [] } = details;
  const gross = care.offer.grossAllowance;
  const others = advised.some((who) => who !== 'person');
  const spokenFor = representativeValues(answers, questionnaire)?.name ?? null;
  const advisedName = others ? (details.advisedName ?? spokenFor) : undefined;
  const supply = supplyValues({ ...input, answers }, care);
  const lines = suppliedLines(supply, care);
  const given = samples?.filter((sample) => Object.values(sample).some((text) => text?.trim()));
  return {
    payer: payerOf(insurer, gross),
    day: formatDay(today),
    adviser: adviserOf(answers),
    ikMissing: institution.ik.trim() === '' && !insurer.selfPay,
    talk: talk === undefined ? null : TALK_LABELS[talk],
    advised:
      advised.length === 0
        ? null
        : ADVISED.filter((who) => advised.includes(who))
            .map((who) => wordedFor(insurer, ADVISED_LABELS[who]))
            .join(', '),
    advisedName,
    details,
    supply,
    amount: amountDeparture(details, packsOf(suppliedLines(supply, null))),
    otherChanges: [...new Set(lines.flatMap(otherChanges))],
    samples: given === undefined || (samples?.length !== 0 && given.length === 0) ? null : given,
    explained: explainedFor(insurer, gross).map((item) => ({
      ...item,
      checked: explained.includes(item.id),
    })),
    signer: signerValues(input, details, answers, advisedName ?? null),
  };
}

/** The products that are supplied; before the decision those of all printed proposals, without `care` none. */
function suppliedLines(
  { offered, wished }: SupplyValues,
  care: CareValues | null,
): readonly CareLineValues[] {
  const proposal = wished === 'offered' ? offered : wished;
  if (proposal !== null) return proposal.area === 2 ? [] : proposal.lines;
  return (care?.proposals ?? []).flatMap(({ lines }) => lines);
}

/** Of what absorbs: a Fixierhose or cream has another prescription. */
const packsOf = (lines: readonly CareLineValues[]) =>
  lines.flatMap(({ dailyNeed, washable, pieces, packs }) =>
    dailyNeed === null || washable || pieces === null ? [] : [{ packs, pieces: pieces / packs }],
  );

const otherChanges = ({ name, changesSaid, dailyNeed, packs, content }: CareLineValues): string[] =>
  changesSaid === null
    ? []
    : [
        `${name}: angegeben ${changesSaid}, gerechnet ${dailyNeed}\u00a0Stück am Tag (${packs}\u00a0×\u00a0${content} im Monat).`,
      ];

/** Somebody who was advised in a role signs in it under the same name, unless another one is given. */
function signerValues(
  { insurer, institution }: DocumentInput,
  details: DocumentDetails,
  answers: Answers,
  advisedName: string | null,
): RecordValues['signer'] {
  const { advised = [], signer, signerName } = details;
  const own = signer === 'person' ? patientValues(answers).name : null;
  const roles = advised.filter((who) => who !== 'person');
  const same = signer !== undefined && roles.length === 1 && roles[0] === signer ? advisedName : null;
  const name = own ?? signerName ?? same;
  const caption = signatureCaption(signer);
  return {
    role: signer === undefined ? null : wordedFor(insurer, SIGNER_LABELS[signer]),
    // The person's own name is at the top of each page.
    caption: signer === 'person' || name === null ? caption : `${caption}: ${name}`,
    name,
    place: signingPlace(details, institution),
  };
}

/** The supply that was offered and the one that is wished. */
interface SupplyValues {
  /** Whether the Krankenkasse owes one without Mehrkosten, so that one has to be offered. */
  readonly owed: boolean;
  /** One of the printed proposals where it is among them; null: none is known. */
  readonly offered: ProposalValues | null;
  /** Null: not decided yet; `offered`: the same. */
  readonly wished: ProposalValues | 'offered' | null;
}

/**
 * The supply without Mehrkosten that was offered (§ 127 (5) SGB V), and the proposal that the person has decided for.
 * If it is a needs-based proposal, that one has been offered. Nothing is decided while several proposals
 * are left to choose from.
 *
 * @param input with the printed answers
 */
function supplyValues(input: DocumentInput, care: CareValues): SupplyValues {
  const owed = payerOf(input.insurer, care.offer.grossAllowance) === 'statutory';
  const decided = decidedProposal(input.decided, care);
  if (!owed) return { owed, offered: null, wished: decided };
  if (decided?.area === 0) return { owed, offered: decided, wished: 'offered' };
  const found = offeredSupply(input, care);
  const printed = found?.from === 'sheet' ? proposalAt({ area: 0, tab: found.proposal.tab }, care) : null;
  return { owed, offered: printed ?? found?.proposal ?? null, wished: decided };
}

function decidedProposal(place: DocumentInput['decided'], care: CareValues): ProposalValues | null {
  if (place === undefined) return onlySupply(care.proposals);
  return proposalAt(place, care);
}

function proposalAt(place: TabPlace, { proposals }: CareValues): ProposalValues | null {
  return proposals.find(({ area, tab }) => area === place.area && tab === place.tab) ?? null;
}
