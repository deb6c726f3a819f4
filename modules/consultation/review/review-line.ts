import type { Product } from '#catalogue/domain';
import type { Berechnungsmethode } from '#institution/domain';
import { ANSWER_CODES } from '../answers/answers.ts';
import { areaOfLine, isCareProduct } from '../cart/area.ts';
import type { CareType, CartLine, ChosenFor, ProductsById } from '../cart/cart.ts';
import { fitsHip, sizeForHip } from '../cart/size-match.ts';

/** Input of a review of the cart. */
export interface ReviewFacts {
  readonly products: ProductsById;
  readonly method: Berechnungsmethode;
  /** The current answers. */
  readonly now: ChosenFor;
  /** Ids of the recommended products; null while an answer is missing for a recommendation. */
  readonly recommended: ReadonlySet<string> | null;
}

type SizeReason =
  | { readonly wanted: string; readonly to: string | null }
  | { readonly hip: number; readonly to: string | null };

/** Why a line no longer fits; has at least one reason. */
export interface LineReview {
  readonly line: CartLine;
  readonly product: Product;
  /** No longer recommended: the only possible replacement, null if there are none or several. */
  readonly replacement?: Product | null;
  /**
   * Not the person's size: `to` is that size, null if the product does not come in it. `hip` in cm, where the hip
   * circumference decides.
   */
  readonly size?: SizeReason;
  /** The area it belongs to now. */
  readonly area?: CareType;
}

/**
 * Checks a line against the answers it was chosen for; null if it fits.
 *
 * @param area of the line
 * @param taken ids of the products of that area, which are no candidates for a replacement
 */
export function reviewLine(
  line: CartLine,
  area: CareType,
  taken: ReadonlySet<string>,
  facts: ReviewFacts,
): LineReview | null {
  const product = facts.products.get(line.product);
  if (product === undefined) return null;
  const replacement = replacementOf(line, product, taken, facts);
  // A replacement comes in the person's size anyway.
  const size = replacement ? undefined : sizeReason(line, product, facts);
  const home = areaReason(line, product, area, facts);
  return asReview(line, product, { replacement, size, area: home });
}

/** Checks the Fixierhose of a Vorlage: only its size is checked, everything else follows the Vorlage. */
export function reviewCompanion(line: CartLine, facts: ReviewFacts): LineReview | null {
  const product = facts.products.get(line.product);
  return product === undefined ? null : asReview(line, product, { size: sizeReason(line, product, facts) });
}

/** Whether a care aid or skin care is in an area that the insurer pays for, or where its price is no purchase. */
export function movesHome({ area, product }: LineReview): boolean {
  return area !== undefined && isCareProduct(product);
}

function asReview(
  line: CartLine,
  product: Product,
  { replacement, size, area }: Pick<LineReview, 'replacement' | 'size' | 'area'>,
): LineReview | null {
  if (replacement === undefined && size === undefined && area === undefined) return null;
  return {
    line,
    product,
    ...(replacement !== undefined && { replacement }),
    ...(size !== undefined && { size }),
    ...(area !== undefined && { area }),
  };
}

function replacementOf(
  { origin, chosenFor }: CartLine,
  product: Product,
  taken: ReadonlySet<string>,
  { recommended, now, products }: ReviewFacts,
): Product | null | undefined {
  if (origin !== 'recommendation' || chosenFor === undefined || chosenFor.key === now.key) return undefined;
  if (recommended === null || now.key === null || recommended.has(product.id)) return undefined;
  const alike = [...recommended]
    .flatMap((id) => products.get(id) ?? [])
    .filter(
      ({ id, Anwendungstyp, PremiumBasis }) =>
        Anwendungstyp === product.Anwendungstyp && PremiumBasis === product.PremiumBasis && !taken.has(id),
    );
  const [only, ...others] = alike;
  return only !== undefined && others.length === 0 ? only : null;
}

function sizeReason(line: CartLine, product: Product, { now }: ReviewFacts): SizeReason | undefined {
  const { size, chosenFor } = line;
  const fits = now.hip === undefined ? null : fitsHip(product.sizes, size, now.hip);
  if (now.hip !== undefined && fits !== null) {
    if (chosenFor === undefined || chosenFor.hip === now.hip || fits) return undefined;
    return { hip: now.hip, to: sizeForHip(product.sizes, now.hip, now.size ?? undefined) };
  }
  const wanted = now.size;
  if (chosenFor === undefined || wanted === null || chosenFor.size === wanted || size === wanted)
    return undefined;
  const sizes = Object.keys(product.sizes);
  // Gloves and bed pads do not come in clothing sizes, nor do products in one size.
  const clothing = ANSWER_CODES.groesse.some((each) => sizes.includes(each));
  if (isCareProduct(product) || !clothing) return undefined;
  return { wanted, to: sizes.includes(wanted) ? wanted : null };
}

function areaReason(
  { chosenFor }: CartLine,
  product: Product,
  area: CareType,
  { method, now }: ReviewFacts,
): CareType | undefined {
  const home = (paysAlone: boolean) =>
    areaOfLine(product, { method, selfPay: paysAlone, gross: paysAlone ? 0 : null });
  if (isCareProduct(product)) return home(false) === area ? undefined : home(false);
  if (chosenFor === undefined || now.paysAlone === null) return undefined;
  // Unknown then: a line of needs-based care implies that the insurer was to pay.
  const before = chosenFor.paysAlone ?? (area === 0 ? false : now.paysAlone);
  const [former, present] = [home(before), home(now.paysAlone)];
  return former === area && present !== area ? present : undefined;
}
