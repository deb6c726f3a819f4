import * as z from 'zod/mini';
import { APPLICATION_TYPES, type ApplicationType, SEVERITIES, TIERS } from '#catalogue/domain';
import { BERECHNUNGSMETHODEN, DEFAULT_KINDALTER } from '#institution/domain';
import { type CalendarDay, parseDay } from '#platform/domain';

const text = (most: number) => z.string().check(z.maxLength(most));
const cents = z.int().check(z.minimum(0));
const TYPES: readonly ApplicationType[] = Object.values(APPLICATION_TYPES).flat();

/** A size in the cart with the facts its figures were made from; `price` of a pack in cents, null if unknown. */
const sizeSchema = z.strictObject({
  product: text(64),
  size: text(30),
  /** Id of the size, as in own prices. */
  id: text(64),
  name: text(300),
  Anwendungstyp: z.enum(TYPES),
  PremiumBasis: z.enum(TIERS),
  Schweregrad: z.enum(SEVERITIES),
  liquid: z.boolean(),
  /** Bought once (`isReusable`); missing where it is not. */
  wiederverwendbar: z.optional(z.boolean()),
  pieces: cents,
  price: z.nullable(cents),
  /** Has left the catalogue; only the name is known. */
  gone: z.optional(z.boolean()),
});
export type BasisSize = Readonly<z.infer<typeof sizeSchema>>;

/**
 * What figures were made from, besides answers and cart. Lets them be computed again after a change (figures
 * themselves are not stored).
 */
export const figureBasisSchema = z.strictObject({
  day: z.custom<CalendarDay>((value) => typeof value === 'string' && parseDay(value) !== null),
  method: z.enum(BERECHNUNGSMETHODEN),
  /** The chosen Krankenkasse with the rates of the day. */
  insurer: z.strictObject({
    Kasse: text(200),
    Kinderpauschale: cents,
    Urinpauschale: cents,
    Stuhlpauschale: cents,
    // Drafts of earlier versions hold null where the Krankenkasse named no age.
    Kindalter: z.pipe(
      z.nullable(cents),
      z.transform((age) => age ?? DEFAULT_KINDALTER),
    ),
    selfPay: z.boolean(),
  }),
  sizes: z.readonly(z.array(sizeSchema)),
});
export type FigureBasis = Readonly<z.output<typeof figureBasisSchema>>;

/** The entry of a size. */
export function sizeIn(sizes: readonly BasisSize[], product: string, size: string): BasisSize | undefined {
  return sizes.find((each) => each.product === product && each.size === size);
}
