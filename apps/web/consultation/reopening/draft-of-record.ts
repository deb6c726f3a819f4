import {
  type Answers,
  CARE_TYPES,
  type CareType,
  type CartAreas,
  type CartLine,
  type CartTab,
  chosenForNow,
  type DocumentDetails,
  EMPTY_CART,
  QUESTION_IDS,
} from '#consultation/domain';
import type { Beratung, BeratungLine, BeratungProposal, lineFinder } from '#pdf/domain';
import type { Draft } from '../draft/draft.ts';
import { OF_THE_TALK } from '../draft/reopened.ts';

/** Details about persons, which stay. What was explained, given or prescribed belongs to the earlier talk. */
const LASTING = ['advisedName', 'prescribedBy', 'recommendedBy', 'signer', 'signerName', 'place'] as const;

/** The parts of a draft that an earlier consultation fills. */
export type DraftOfRecord = Pick<
  Draft,
  'answers' | 'cart' | 'chosenProposal' | 'bought' | 'details' | 'reopened'
>;

/**
 * The draft of a Folgeberatung on an earlier consultation. Products are found by the numbers on their packs; those that
 * are gone stay named in `reopened`.
 *
 * @param newId id of a new line of the cart
 */
export function draftOfRecord(
  beratung: Beratung,
  find: ReturnType<typeof lineFinder>,
  newId: () => string,
): DraftOfRecord {
  const answers = answersOf(beratung.answers);
  const placed = beratung.proposals.map((proposal) => ({
    ...proposal,
    placed: placedLines(proposal, answers, find, newId),
  }));
  const tabs = (area: CareType): readonly CartTab[] => {
    const filled = placed.flatMap((proposal): CartTab[] => {
      const lines = proposal.placed.filter((line) => line !== null);
      return proposal.area === area && lines.length > 0 ? [{ lines }] : [];
    });
    return filled.length > 0 ? filled : EMPTY_CART[area];
  };
  const [needs, wish, free] = CARE_TYPES.map(tabs);
  const cart = [needs, wish, free] as unknown as CartAreas;
  const linesOf = (chosen: (area: CareType) => boolean) =>
    placed
      .filter((proposal) => proposal.chosen && chosen(proposal.area))
      .map((proposal) => proposal.placed.flatMap((line) => line?.id ?? []))
      .filter((lines) => lines.length > 0);
  const [chosen] = linesOf((area) => area !== 2);
  const bought = linesOf((area) => area === 2);
  const details = lastingDetails(beratung.details);
  return {
    answers,
    cart,
    ...(chosen !== undefined && { chosenProposal: chosen }),
    ...(bought.length > 0 && { bought }),
    ...(details !== null && { details }),
    reopened: {
      day: beratung.day,
      unconfirmed: QUESTION_IDS.filter((id) => !OF_THE_TALK.includes(id) && (answers[id]?.length ?? 0) > 0),
      answers,
      grossAllowance: beratung.figures.grossAllowance,
      proposals: placed.map(({ area, patientPays, lines, placed }) => ({
        area,
        patientPays,
        lines: lines.map(({ name, size, price }, at) => ({
          line: placed[at]?.id ?? null,
          name,
          size,
          price,
        })),
      })),
    },
  };
}

function answersOf({ member: _, ...answers }: Answers): Answers {
  return { ...answers, anamneseType: 'AT2' };
}

/** The lines of the cart, null for products that are gone. */
function placedLines(
  { lines }: BeratungProposal,
  answers: Answers,
  find: ReturnType<typeof lineFinder>,
  newId: () => string,
): readonly (CartLine | null)[] {
  const ids = lines.map(() => newId());
  const found = lines.map(find);
  // What the line was decided for then: the review asks again once an answer that drives it changes.
  const chosenFor = chosenForNow(answers, null, null);
  const ownerOf = ({ companionOf }: BeratungLine) =>
    companionOf !== undefined && found[companionOf] ? ids[companionOf] : undefined;
  return lines.map((line, at) => {
    const match = found[at];
    if (!match) return null;
    const { time, dailyNeed, monthlyPackages } = line;
    const owner = ownerOf(line);
    return {
      id: ids[at] as string,
      product: match.product.id,
      size: match.size,
      selectedTime: time ?? 2,
      needsToSelectSize: false,
      chosenFor,
      ...(dailyNeed !== undefined && { dailyNeed }),
      ...(monthlyPackages !== undefined && { monthlyPackages }),
      ...(owner !== undefined && { companionOf: owner }),
    };
  });
}

function lastingDetails(details: DocumentDetails): DocumentDetails | null {
  const kept = LASTING.flatMap((name) =>
    details[name] === undefined ? [] : [[name, details[name]] as const],
  );
  return kept.length === 0 ? null : (Object.fromEntries(kept) as DocumentDetails);
}
