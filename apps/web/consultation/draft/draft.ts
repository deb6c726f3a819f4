import * as z from 'zod/mini';
import {
  type AgePair,
  type AnswerField,
  type Answers,
  answersSchema,
  type CareType,
  type CartAreas,
  type ChoiceModes,
  EMPTY_CART,
  type FigureBasis,
  figureBasisSchema,
  isCartEmpty,
  withMemory,
} from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import { type Paper, paperSchema } from '../documents/sent/paper-list.ts';
import { type SentFile, sentFileSchema } from '../documents/sent/sent-file.ts';
import { type AnswerEdit, answerEditSchema } from './answer-edit.ts';
import { sameContent } from './same-content.ts';

/** Changes whenever a stored draft could no longer be read as it stands. */
const DRAFT_VERSION = 2;

/** The screens of a consultation: where an interrupted one may go on. */
const PLACE = /^\/(wizard\/[0-4]|recommendations|cart|products|offer|selling|final)$/;

/** The sections of the summary whose answers can be changed there. */
export const SECTION_IDS = ['beratung', 'person', 'anamnese', 'zusatz'] as const;
export type SectionId = (typeof SECTION_IDS)[number];
/** Changes begun on the summary, by section: they count for nothing until they are saved. */
export type SectionEdits = Readonly<Partial<Record<SectionId, AnswerEdit>>>;

/** The adviser's unfinished consultation: choices only, figures are computed from them. */
export interface Draft {
  readonly version: typeof DRAFT_VERSION;
  /** When something was last chosen or typed, in milliseconds since 1970; null where that is not known. */
  readonly changed: number | null;
  /** The session in which it was last worked on; null where that is not known. */
  readonly session: number | null;
  /** Path of the screen on which it was last worked on. */
  readonly place: string | null;
  readonly answers: Answers;
  readonly cart: CartAreas;
  /** Ids of the products chosen on the recommendations. */
  readonly chosen: readonly string[];
  /** Those of them that have been saved into the cart. */
  readonly placed: readonly string[];
  /** How several products of a quality are meant, as far as the cart does not show it yet. */
  readonly modes?: ChoiceModes | undefined;
  /** Where the calculator stood last; undefined opens it where the cart says. */
  readonly shown?: ShownProposal | undefined;
  /** Files of this consultation that lie on the server. */
  readonly documents?: readonly SentFile[] | undefined;
  readonly edits?: SectionEdits | undefined;
  /** What of it, as it stands, has been printed, saved or sent. */
  readonly secured?: readonly SecuredPart[] | undefined;
  /** Whether its offer is counted. */
  readonly offered?: boolean | undefined;
  /** Papers that left the program otherwise than by mail, the last of each kind and way. */
  readonly papers?: readonly Paper[] | undefined;
  /** Birth date and gender that do not seem to go together, and are right by the adviser's word. */
  readonly ageConfirmed?: AgePair | undefined;
  /** What its figures were last made from. */
  readonly figures?: DraftFigures | undefined;
}

/** What the figures on the screen were last made from; of an earlier program nothing is known. */
export interface DraftFigures {
  readonly basis: FigureBasis;
  /**
   * Since when, in milliseconds since 1970, another one holds about which the adviser has not decided yet; left out
   * where nothing is to be decided.
   */
  readonly undecided?: number | undefined;
  /** The consultation goes on with this earlier day. */
  readonly keptDay?: CalendarDay | undefined;
}

/** The parts of a consultation of which a document may hold one alone: the answers, and products chosen for them. */
const SECURED_PARTS = ['answers', 'care'] as const;
export type SecuredPart = (typeof SECURED_PARTS)[number];

/** The area that the calculator shows, and the proposal of each area (the specification's cart-status marker). */
export interface ShownProposal {
  readonly area: CareType;
  readonly tabs: readonly [number, number, number];
}

/** A draft nobody has written in. */
export const EMPTY_DRAFT: Draft = {
  version: DRAFT_VERSION,
  changed: null,
  session: null,
  place: null,
  answers: {},
  cart: EMPTY_CART,
  chosen: [],
  placed: [],
};

const id = z.string().check(z.minLength(1), z.maxLength(64));
const line = z.strictObject({
  id,
  product: id,
  size: z.string().check(z.minLength(1), z.maxLength(30)),
  selectedTime: z.literal([0, 1, 2]),
  dailyNeed: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  monthlyPackages: z.optional(z.int().check(z.minimum(1), z.maximum(30))),
  needsToSelectSize: z.boolean(),
  companionOf: z.optional(id),
  origin: z.optional(z.literal(['recommendation', 'catalogue'])),
  chosenFor: z.optional(
    z.strictObject({
      key: z.nullable(z.string().check(z.maxLength(64))),
      size: z.nullable(z.string().check(z.maxLength(30))),
      paysAlone: z.nullable(z.boolean()),
    }),
  ),
});
const tabs = z.array(z.strictObject({ lines: z.array(line) })).check(z.minLength(1));

const tabIndex = z.int().check(z.minimum(0));

const mode = z.optional(z.literal(['compare', 'together']));
const content = {
  answers: answersSchema,
  cart: z.tuple([tabs, tabs, tabs]),
  chosen: z.array(id),
  placed: z.array(id),
};
const draftSchema = z.strictObject({
  version: z.literal(DRAFT_VERSION),
  changed: z.nullable(z.int()),
  session: z.nullable(z.int()),
  place: z.nullable(z.string().check(z.regex(PLACE))),
  shown: z.optional(
    z.strictObject({ area: z.literal([0, 1, 2]), tabs: z.tuple([tabIndex, tabIndex, tabIndex]) }),
  ),
  documents: z.optional(z.array(sentFileSchema)),
  modes: z.optional(z.strictObject({ Premium: mode, Basis: mode })),
  edits: z.optional(z.partialRecord(z.enum(SECTION_IDS), answerEditSchema)),
  secured: z.optional(z.array(z.enum(SECURED_PARTS))),
  offered: z.optional(z.boolean()),
  papers: z.optional(z.array(paperSchema)),
  ageConfirmed: z.optional(
    z.strictObject({ birthdate: figureBasisSchema.shape.day, gender: z.enum(['F', 'M', 'K']) }),
  ),
  // A basis that cannot be read is worth no consultation: the next figures note another.
  figures: z.catch(
    z.optional(
      z.strictObject({
        basis: figureBasisSchema,
        undecided: z.optional(z.int()),
        keptDay: z.optional(figureBasisSchema.shape.day),
      }),
    ),
    undefined,
  ),
  // Of an earlier program, which took any document for the whole: it says nothing of either part.
  output: z.optional(z.boolean()),
  ...content,
});
/** Version 1 did not know when it was changed, nor where. */
const firstDraftSchema = z.strictObject({ version: z.literal(1), ...content });

/**
 * Reads a stored draft, also one of an earlier version; null where it is of a later one, was changed by hand or is no
 * JSON. Lines of an earlier one count as chosen for the answers beside them.
 */
export function readDraft(text: string): Draft | null {
  const draft = parseDraft(fromJson(text));
  return draft && { ...draft, cart: withMemory(draft.cart, draft.answers, draft.placed) };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseDraft(stored: unknown): Draft | null {
  const parsed = draftSchema.safeParse(stored);
  if (parsed.success) {
    const { output: _, ...draft } = parsed.data;
    return draft;
  }
  const first = firstDraftSchema.safeParse(stored);
  return first.success ? { ...EMPTY_DRAFT, ...first.data, version: DRAFT_VERSION } : null;
}

/**
 * Whether nothing of a person is in it: no answer, no line in any area, no chosen product, no change begun. The
 * adviser's own name is nothing of the person, and stands there from the start.
 */
export function isUntouched({ answers, cart, chosen, edits = {} }: Draft): boolean {
  const untouched = answeredFields(answers).length === 0 && isCartEmpty(cart) && chosen.length === 0;
  return untouched && Object.keys(edits).length === 0;
}

/** The fields that hold something about the person. */
export function answeredFields(answers: Answers): readonly AnswerField[] {
  const fields = Object.keys(answers) as AnswerField[];
  return fields.filter((field) => field !== 'member' && (answers[field]?.length ?? 0) > 0);
}

/** Whether two drafts say and choose the same, so that a document of the one is one of the other. */
export function saysTheSame(one: Draft, other: Draft): boolean {
  return (
    sameContent(one.answers, other.answers) &&
    sameContent(one.cart, other.cart) &&
    sameContent(one.chosen, other.chosen)
  );
}

/** Whether a path is a screen of a consultation, to which one may come back. */
export function isPlace(path: string): boolean {
  return PLACE.test(path);
}
