import * as z from 'zod/mini';
import { type Answers, answersSchema, type CareType, type CartAreas, EMPTY_CART } from '#consultation/domain';

/** Changes whenever a stored draft could no longer be read as it stands. */
const DRAFT_VERSION = 1;

/** The adviser's unfinished consultation: choices only, figures are computed from them. */
export interface Draft {
  readonly version: typeof DRAFT_VERSION;
  readonly answers: Answers;
  readonly cart: CartAreas;
  /** Ids of the products chosen on the recommendations. */
  readonly chosen: readonly string[];
  /** Those of them that have been saved into the cart. */
  readonly placed: readonly string[];
  /** Where the calculator stood last; undefined opens it where the cart says. */
  readonly shown?: ShownProposal | undefined;
}

/** The area that the calculator shows, and the proposal of each area (the specification's cart-status marker). */
export interface ShownProposal {
  readonly area: CareType;
  readonly tabs: readonly [number, number, number];
}

/** A draft nobody has written in. */
export const EMPTY_DRAFT: Draft = {
  version: DRAFT_VERSION,
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

const draftSchema = z.strictObject({
  version: z.literal(DRAFT_VERSION),
  answers: answersSchema,
  cart: z.tuple([tabs, tabs, tabs]),
  chosen: z.array(id),
  placed: z.array(id),
  shown: z.optional(
    z.strictObject({ area: z.literal([0, 1, 2]), tabs: z.tuple([tabIndex, tabIndex, tabIndex]) }),
  ),
});

/** Reads a stored draft; null where it is of another version or was changed by hand. */
export function readDraft(stored: unknown): Draft | null {
  const parsed = draftSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}
