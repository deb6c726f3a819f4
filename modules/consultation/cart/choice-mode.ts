import type { Product } from '#catalogue/domain';
import { CARE_TYPES, type CartAreas, type CartLine, type ProductsById } from './cart.ts';
import type { TabPlace } from './cart-edit.ts';

/** The qualities to choose from. */
export const QUALITIES = ['Premium', 'Basis'] as const;
export type Quality = (typeof QUALITIES)[number];

/**
 * How several products of one quality are meant: to be compared, each in a proposal of its own, or to be used
 * together, for example by day and by night, in one proposal.
 */
export type ChoiceMode = 'compare' | 'together';
export const DEFAULT_MODE: ChoiceMode = 'compare';

/** The modes the adviser has set that are not in the cart yet. */
export type ChoiceModes = Readonly<Partial<Record<Quality, ChoiceMode>>>;

/** The chosen products of a quality; a Vorlage and its Fixierhose count as one. */
export function alternatives(chosen: readonly Product[], quality: Quality): readonly Product[] {
  const own = chosen.filter(({ PremiumBasis }) => PremiumBasis === quality);
  if (!own.some(isVorlage)) return own;
  return own.filter(({ Anwendungstyp }) => Anwendungstyp !== 'Fixierhosen');
}

/** A line that /recommendations placed, with its place. */
export interface PlacedLine {
  readonly line: CartLine;
  readonly place: TabPlace;
}

/**
 * The lines of a quality that /recommendations placed, in cart order: the first of each product, a Vorlage and its
 * Fixierhose being one. Lines that were added by hand or copied are left out.
 */
export function placedLines(
  cart: CartAreas,
  placed: readonly string[],
  quality: Quality,
  products: ProductsById,
): readonly PlacedLine[] {
  const found = new Map<string, PlacedLine>();
  for (const area of CARE_TYPES) {
    cart[area].forEach(({ lines }, tab) => {
      for (const line of lines) {
        const known = placed.includes(line.product) && products.get(line.product)?.PremiumBasis === quality;
        if (!known || line.origin === 'catalogue' || line.companionOf !== undefined) continue;
        if (!found.has(line.product)) found.set(line.product, { line, place: { area, tab } });
      }
    });
  }
  const all = [...found.values()];
  const typeOf = ({ line }: PlacedLine) => products.get(line.product) as Product;
  const withVorlage = (each: PlacedLine) =>
    all.some((other) => isVorlage(typeOf(other)) && isSamePlace(other.place, each.place));
  return all.filter((each) => typeOf(each).Anwendungstyp !== 'Fixierhosen' || !withVorlage(each));
}

/** How the cart holds the products of a quality; undefined if it holds fewer than two. */
export function modeInCart(
  cart: CartAreas,
  placed: readonly string[],
  quality: Quality,
  products: ProductsById,
): ChoiceMode | undefined {
  const [first, ...others] = placedLines(cart, placed, quality, products);
  if (first === undefined || others.length === 0) return undefined;
  return others.every(({ place }) => isSamePlace(place, first.place)) ? 'together' : 'compare';
}

/** Whether two places are equal. */
export function isSamePlace(one: TabPlace, other: TabPlace): boolean {
  return one.area === other.area && one.tab === other.tab;
}

function isVorlage({ Anwendungstyp }: Product): boolean {
  return Anwendungstyp === 'Vorlagen';
}
