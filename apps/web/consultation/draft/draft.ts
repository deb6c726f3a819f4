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

/** Incremented whenever older stored drafts can no longer be read unchanged. */
const DRAFT_VERSION = 2;

/** Screens on which an interrupted consultation can be resumed. */
const PLACE = /^\/(wizard\/[0-4]|recommendations|cart|products|offer|selling|final)$/;

/** Sections of the summary with editable answers. */
export const SECTION_IDS = ['beratung', 'person', 'anamnese', 'zusatz'] as const;
export type SectionId = (typeof SECTION_IDS)[number];
/** Unsaved edits on the summary, by section: they do not count until they are saved. */
export type SectionEdits = Readonly<Partial<Record<SectionId, AnswerEdit>>>;

/** The adviser's unfinished consultation: choices only; the figures are calculated from them. */
export interface Draft {
  readonly version: typeof DRAFT_VERSION;
  /** Last edit by the adviser, milliseconds since 1970; null if unknown. */
  readonly changed: number | null;
  /** Session of the last edit; null if unknown. */
  readonly session: number | null;
  /** Path of the screen of the last edit. */
  readonly place: string | null;
  readonly answers: Answers;
  readonly cart: CartAreas;
  /** Ids of the products chosen on the recommendations screen. */
  readonly chosen: readonly string[];
  /** Those of them already saved into the cart. */
  readonly placed: readonly string[];
  /** How several products of one quality are meant, unless the cart already shows it. */
  readonly modes?: ChoiceModes | undefined;
  /** Last position in the calculator; undefined opens the default one. */
  readonly shown?: ShownProposal | undefined;
  /** Files of this consultation on the server. */
  readonly documents?: readonly SentFile[] | undefined;
  readonly edits?: SectionEdits | undefined;
  /** Parts printed, saved or sent since their last change. */
  readonly secured?: readonly SecuredPart[] | undefined;
  /** Whether its offer has been counted. */
  readonly offered?: boolean | undefined;
  /** Documents printed or saved, the last of each kind and way. */
  readonly papers?: readonly Paper[] | undefined;
  /** Birth date and gender that seem implausible together but were confirmed by the adviser. */
  readonly ageConfirmed?: AgePair | undefined;
  /** The inputs of its figures when last shown. */
  readonly figures?: DraftFigures | undefined;
}

/** The inputs of the figures when last shown; unknown in drafts of earlier versions. */
export interface DraftFigures {
  readonly basis: FigureBasis;
  /** Milliseconds since 1970 at which the figures changed; set while the adviser has not decided about it. */
  readonly undecided?: number | undefined;
  /** The earlier day that the consultation keeps using. */
  readonly keptDay?: CalendarDay | undefined;
}

/** The parts of a consultation that a document may hold separately: the answers, and the products chosen for them. */
const SECURED_PARTS = ['answers', 'care'] as const;
export type SecuredPart = (typeof SECURED_PARTS)[number];

/** The area shown in the calculator, and the proposal shown in each area (the specification's cart-status marker). */
export interface ShownProposal {
  readonly area: CareType;
  readonly tabs: readonly [number, number, number];
}

/** An untouched draft. */
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
  // An unreadable basis is dropped to keep the consultation: the next figures set a new one.
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
  // Earlier versions marked the whole draft with any document, which is true of neither part.
  output: z.optional(z.boolean()),
  ...content,
});
/** Version 1 stored neither time nor place of the last edit. */
const firstDraftSchema = z.strictObject({ version: z.literal(1), ...content });

/**
 * Reads a stored draft of this or an earlier version; null for later versions, manual changes and invalid JSON.
 * In earlier versions, the lines count as chosen for the answers stored with them.
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
 * Whether the draft holds nothing about a person: no answer, line, chosen product or unsaved edit. The adviser's
 * name does not count; it is preset.
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

/** Whether two drafts have the same content, so that a document of one is valid for the other. */
export function saysTheSame(one: Draft, other: Draft): boolean {
  return (
    sameContent(one.answers, other.answers) &&
    sameContent(one.cart, other.cart) &&
    sameContent(one.chosen, other.chosen)
  );
}

/** Whether a path is a screen on which a consultation can be resumed. */
export function isPlace(path: string): boolean {
  return PLACE.test(path);
}
