import * as z from 'zod/mini';
import {
  type Answers,
  answersSchema,
  type CareType,
  type CartAreas,
  EMPTY_CART,
  isCartEmpty,
} from '#consultation/domain';
import { type SentFile, sentFileSchema } from './documents/sent-file.ts';

/** Changes whenever a stored draft could no longer be read as it stands. */
const DRAFT_VERSION = 2;

/** The screens of a consultation: where an interrupted one may go on. */
const PLACE = /^\/(wizard\/[0-4]|recommendations|cart|products|offer|selling|final)$/;

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
  /** Where the calculator stood last; undefined opens it where the cart says. */
  readonly shown?: ShownProposal | undefined;
  /** Files of this consultation that lie on the server. */
  readonly documents?: readonly SentFile[] | undefined;
}

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
});
const tabs = z.array(z.strictObject({ lines: z.array(line) })).check(z.minLength(1));

const tabIndex = z.int().check(z.minimum(0));

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
  ...content,
});
/** Version 1 did not know when it was changed, nor where. */
const firstDraftSchema = z.strictObject({ version: z.literal(1), ...content });

/** Reads a stored draft, also one of an earlier version; null where it is of a later one or was changed by hand. */
export function readDraft(stored: unknown): Draft | null {
  const parsed = draftSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const first = firstDraftSchema.safeParse(stored);
  return first.success ? { ...EMPTY_DRAFT, ...first.data, version: DRAFT_VERSION } : null;
}

/** Whether nothing of a person is in it: no answer, no line in any area, no chosen product. */
export function isUntouched({ answers, cart, chosen }: Draft): boolean {
  const empty = (answer: unknown) =>
    answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
  return Object.values(answers).every(empty) && isCartEmpty(cart) && chosen.length === 0;
}

/** Whether a path is a screen of a consultation, to which one may come back. */
export function isPlace(path: string): boolean {
  return PLACE.test(path);
}
