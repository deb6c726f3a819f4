import type { Product } from '#catalogue/domain';
import type { Berechnungsmethode } from '#institution/domain';
import { ANSWER_CODES } from '../answers/answers.ts';
import { areaOfLine, isCareProduct } from '../answers/area.ts';
import type { CareType, CartLine, ChosenFor, ProductsById } from '../cart/cart.ts';

/** What the cart is looked through with. */
export interface ReviewFacts {
  readonly products: ProductsById;
  readonly method: Berechnungsmethode;
  /** What the answers say now. */
  readonly now: ChosenFor;
  /** Ids of the products recommended now; null while an answer is missing for a recommendation. */
  readonly recommended: ReadonlySet<string> | null;
}

/** Why a line no longer fits. At least one reason is given. */
export interface LineReview {
  readonly line: CartLine;
  readonly product: Product;
  /** No longer recommended: the one product that can take its place, null where none or several could. */
  readonly replacement?: Product | null;
  /** Its size is not the person's: that size, null where the product is not made in it. */
  readonly size?: { readonly wanted: string; readonly to: string | null };
  /** It belongs to this area now. */
  readonly area?: CareType;
}

/**
 * Judges a line against the answers it was chosen for; null where nothing speaks against it.
 *
 * @param area in which it stands
 * @param taken ids of the products of that area: what is there already replaces nothing
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
  // What is replaced comes in the person's size anyway.
  const size = replacement ? undefined : sizeReason(line, product, facts);
  const home = areaReason(line, product, area, facts);
  return asReview(line, product, { replacement, size, area: home });
}

/** Judges the Fixierhose of a Vorlage: it follows that one, and only its size is its own. */
export function reviewCompanion(line: CartLine, facts: ReviewFacts): LineReview | null {
  const product = facts.products.get(line.product);
  return product === undefined ? null : asReview(line, product, { size: sizeReason(line, product, facts) });
}

/** Whether a care aid or skin care lies where the Pauschale would pay for it or its price is no purchase. */
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

function sizeReason({ size, chosenFor }: CartLine, product: Product, { now }: ReviewFacts) {
  const wanted = now.size;
  if (chosenFor === undefined || wanted === null || chosenFor.size === wanted || size === wanted)
    return undefined;
  const sizes = Object.keys(product.sizes);
  // Gloves and bed pads are not sized by the clothes of the person, nor is what comes in one size.
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
  // Where it was not known, needs-based care says that the insurer was to pay.
  const before = chosenFor.paysAlone ?? (area === 0 ? false : now.paysAlone);
  const [former, present] = [home(before), home(now.paysAlone)];
  return former === area && present !== area ? present : undefined;
}
