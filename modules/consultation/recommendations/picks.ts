import { isReusable, type Product, type Severity } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import type { Cents } from '#platform/domain';
import type { Answers } from '../answers/answers.ts';
import { isCareProduct } from '../cart/area.ts';
import { type AddContext, addProduct, EMPTY_CART } from '../cart/cart-edit.ts';
import { defaultFixierhose } from '../cart/companion.ts';
import { priceLine } from '../cart/line.ts';
import { sizeFor } from '../cart/size-match.ts';
import { differenceBase, mehrkosten } from '../pricing/care.ts';
import { oftenInWords } from '../sums/one-time.ts';
import { type Advantage, advantageOver, hasWhatIsImportant } from './advantages.ts';
import { isSpokenAgainst } from './against-answers.ts';
import type { RecommendedProduct } from './recommendation-list.ts';

/** A recommended product as it is offered: a Vorlage together with the Fixierhose that holds it. */
export interface Pick {
  readonly product: Product;
  /** The Fixierhose that a Vorlage brings along; undefined for other products. */
  readonly fixierhose?: Product | undefined;
  /** The Fixierhose that goes with a Vorlage of the list, offered by itself. */
  readonly isDefault: boolean;
}

/** Why a product is picked: marked by the vendor, the cheapest that fits, or what it has that the cheapest lacks. */
export type PickReason = 'vendor' | 'cheapest' | Advantage;

/** The picked product of a quality. */
export interface Picked extends Pick {
  /** Null if no product of its quality fits the answers. */
  readonly reason: PickReason | null;
  /** Total a month in cents; null if a price is missing. */
  readonly total: Cents | null;
  /** What of it is paid once, in cents. */
  readonly once: Cents;
  /** What is missing of it; null if it is in the person's size and has a price. */
  readonly lacks: 'size' | 'price' | null;
}

/** The recommendation at a glance. */
export interface Picks {
  /** The pick of the quality that the Krankenkasse pays for. */
  readonly basis: Picked | undefined;
  /** The pick of the other quality. */
  readonly wish: Picked | undefined;
  /** What else is recommended, in the order of the recommendation. */
  readonly rest: readonly Pick[];
}

/** What the picks depend on. Prune the answers first. */
export interface PickFacts extends AddContext {
  readonly answers: Answers;
  readonly prices: OwnPrices;
  /** Id of the product that the vendor marks as the pick; undefined if none. */
  readonly marked?: string | undefined;
}

/** Severities up to the amount that is lost at once; unanswered: all of them. */
const SEVERITIES: readonly Severity[] = [
  'Kein Schweregrad',
  'Leichte Inkontinenz',
  'Mittlere Inkontinenz',
  'Schwere Inkontinenz',
  'Schwerste Inkontinenz',
];
const MOST: Readonly<Record<NonNullable<Answers['verlust']>, number>> = { V1: 1, V2: 2, V3: 4 };

/**
 * Divides a recommendation into one pick of each quality and the rest: the one rule of what is preselected and of what
 * is offered as the cheapest.
 *
 * - A Fixierhose alone is no supply, a Vorlage counts with its own. Kinds that hints or answers speak against are left
 *   out, and so are products above the person's amount, unless there is no other of that quality;
 *   so is what is bought once: its price is no month's.
 * - Of Basis the one with the smallest total a month in the person's size.
 * - Of Premium the one with the smallest Mehrkosten that has an advantage over the former, those with what is important
 *   to the person first; none where only what fits worse has one. The Zuzahlung is the same for all of them.
 * - Of equal ones the first of the table. A product that the vendor marks is the pick of its quality.
 */
export function picksOf(list: readonly RecommendedProduct[], facts: PickFacts): Picks {
  const { products } = facts;
  const offered = list.map(({ product, isDefault }): Pick => {
    const isFixierhose = product.Anwendungstyp === 'Fixierhosen';
    return { product, fixierhose: fixierhoseOf(product, products), isDefault: isDefault && isFixierhose };
  });
  const supplies = offered.filter(
    ({ product }) => product.Anwendungstyp !== 'Fixierhosen' && !isCareProduct(product),
  );
  const basis = basisOf(supplies, facts);
  const wish = wishOf(supplies, basis, facts);
  const taken = [basis, wish].flatMap((pick) => (pick ? idsOf(pick) : []));
  return { basis, wish, rest: offered.filter(({ product }) => !taken.includes(product.id)) };
}

/** Ids of the products of a pick, the product first. */
export function idsOf({ product, fixierhose }: Pick): readonly string[] {
  return fixierhose === undefined ? [product.id] : [product.id, fixierhose.id];
}

function basisOf(supplies: readonly Pick[], facts: PickFacts): Picked | undefined {
  const all = supplies.filter(({ product }) => product.PremiumBasis === 'Basis');
  const [first] = ranked(fittingOf(all, facts), facts, (total) => total);
  const fitting = first && fits(first, facts) && first.lacks === null;
  return markedOf(all, facts) ?? (first && { ...first, reason: fitting ? 'cheapest' : null });
}

function wishOf(supplies: readonly Pick[], basis: Picked | undefined, facts: PickFacts): Picked | undefined {
  const { method, gross, answers } = facts;
  const base = differenceBase(gross ?? 0, basis?.total ?? null);
  const pays = (total: Cents) => mehrkosten(method, 1, total, gross, base) ?? total;
  const advantageOf = ({ product }: Pick) => basis && advantageOver(product, basis.product, answers);
  const all = supplies.filter(({ product }) => product.PremiumBasis === 'Premium');
  // Null is none; undefined is nothing to compare with.
  const sorted = ranked(
    fittingOf(all, facts).filter((pick) => advantageOf(pick) !== null),
    facts,
    pays,
  );
  const first = sorted.find(({ product }) => hasWhatIsImportant(product, answers)) ?? sorted[0];
  return markedOf(all, facts) ?? (first && { ...first, reason: advantageOf(first) ?? null });
}

function markedOf(supplies: readonly Pick[], facts: PickFacts): Picked | undefined {
  const pick = supplies.find(({ product }) => product.id === facts.marked);
  return pick && { ...measured(pick, facts), reason: 'vendor' };
}

type Measured = Omit<Picked, 'reason'>;

function measured(pick: Pick, facts: PickFacts): Measured {
  const { total, once } = costOf(pick.product, facts);
  const lacks = hasSize(pick.product, facts) ? (total === null ? 'price' : null) : 'size';
  return { ...pick, total, once, lacks };
}

/** The smallest figure first; what lacks its size or price, or is bought once, only where all do or are. */
function ranked(
  fitting: readonly Pick[],
  facts: PickFacts,
  figure: (total: Cents) => Cents,
): readonly Measured[] {
  const all = fitting.map((pick) => measured(pick, facts));
  const sized = preferring(all, ({ lacks }) => lacks !== 'size');
  const priced = preferring(sized, ({ total }) => total !== null);
  const monthly = preferring(priced, ({ total, once }) => oftenInWords(total, once) === 'im Monat');
  return monthly.toSorted((one, other) => figure(one.total ?? 0) - figure(other.total ?? 0));
}

/** Those to choose from. The kind comes before the amount: what absorbs too much can be used, a wrong kind cannot. */
function fittingOf(supplies: readonly Pick[], facts: PickFacts): readonly Pick[] {
  const kinds = preferring(supplies, ({ product }) => !isSpokenAgainst(product, facts.answers));
  return preferring(kinds, ({ product }) => isWithinAmount(product, facts));
}

const fits = ({ product }: Pick, facts: PickFacts) =>
  isWithinAmount(product, facts) && !isSpokenAgainst(product, facts.answers);

/** Those that hold; all where none does. */
function preferring<Each>(all: readonly Each[], holds: (each: Each) => boolean): readonly Each[] {
  const kept = all.filter(holds);
  return kept.length > 0 ? kept : all;
}

function isWithinAmount({ Schweregrad }: Product, { answers: { verlust } }: PickFacts): boolean {
  return verlust === undefined || SEVERITIES.indexOf(Schweregrad) <= MOST[verlust];
}

function hasSize({ sizes }: Product, { wantedSize, hip }: PickFacts): boolean {
  const isKnown = wantedSize !== undefined || hip !== undefined;
  return !isKnown || !sizeFor(sizes, wantedSize, hip).needsToSelectSize;
}

/** What a product costs a month in cents at its usual need, a Vorlage with its Fixierhose. */
function costOf(product: Product, facts: PickFacts): { total: Cents | null; once: Cents } {
  const { products, prices } = facts;
  const place = { area: 0, tab: 0 } as const;
  const [[tab]] = addProduct(EMPTY_CART, place, product, { ...facts, size: undefined, nextId: () => '' });
  let [total, once] = [0, 0];
  for (const line of tab?.lines ?? []) {
    const found = products.get(line.product);
    const size = found?.sizes[line.size];
    const price = found && size ? priceLine(line, found, size, prices).totalPrice : null;
    if (price === null) return { total: null, once: 0 };
    total += price;
    if (found && size && isReusable(found, size)) once += price;
  }
  return { total, once };
}

function fixierhoseOf(
  { Anwendungstyp, PremiumBasis }: Product,
  products: ReadonlyMap<string, Product>,
): Product | undefined {
  if (Anwendungstyp !== 'Vorlagen' || PremiumBasis === '-') return undefined;
  return defaultFixierhose(products, PremiumBasis);
}
