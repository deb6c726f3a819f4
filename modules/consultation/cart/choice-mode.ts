import type { Product } from '#catalogue/domain';
import { CARE_TYPES, type CartAreas, type CartLine, type ProductsById } from './cart.ts';
import type { TabPlace } from './cart-edit.ts';

/** The qualities among which somebody chooses. */
export const QUALITIES = ['Premium', 'Basis'] as const;
export type Quality = (typeof QUALITIES)[number];

/**
 * How several products of one quality are meant (readings, section 8): to compare, each a proposal of its
 * own, or to be used together, for example by day and by night, one proposal.
 */
export type ChoiceMode = 'compare' | 'together';
export const DEFAULT_MODE: ChoiceMode = 'compare';

/** The mode of a quality as far as the adviser has said it and it is not in the cart yet. */
export type ChoiceModes = Readonly<Partial<Record<Quality, ChoiceMode>>>;

/** Of the chosen products of a quality those that count: a Vorlage with its Fixierhose is one. */
export function alternatives(chosen: readonly Product[], quality: Quality): readonly Product[] {
  const own = chosen.filter(({ PremiumBasis }) => PremiumBasis === quality);
  if (!own.some(isVorlage)) return own;
  return own.filter(({ Anwendungstyp }) => Anwendungstyp !== 'Fixierhosen');
}

/** A line that /recommendations placed, and where it is. */
export interface PlacedLine {
  readonly line: CartLine;
  readonly place: TabPlace;
}

/**
 * The lines of a quality that /recommendations placed, one for each product and each Vorlage with its
 * Fixierhose: in the order of the cart, the first of each product. What was added by hand or copied is none.
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

/** How the products of a quality stand in the cart; undefined where it holds no two of them. */
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

/** Whether two places are one. */
export function isSamePlace(one: TabPlace, other: TabPlace): boolean {
  return one.area === other.area && one.tab === other.tab;
}

function isVorlage({ Anwendungstyp }: Product): boolean {
  return Anwendungstyp === 'Vorlagen';
}
