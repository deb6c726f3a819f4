import { type ApplicationType, isReusable, packContent, singularLabel, sizeInWords } from '#catalogue/domain';
import {
  againstChanges,
  areasOf,
  BOUGHT_PRIVATELY,
  type CareType,
  type GoneLine,
  hasDailyNeed,
  isCareProduct,
  isFilled,
  isWorn,
  type LineOffer,
  type Offer,
  type OfferWarning,
  type OneTime,
  PERIOD_LABELS,
  type Period,
  partialOffer,
  priceListForOnce,
  priceOffer,
  shownMehrkosten,
  shownOffer,
  shownPatientPays,
  shownTotal,
  type TabOffer,
  warningText,
} from '#consultation/domain';
import type { Cents } from '#platform/domain';
import { COPAYMENT_OPEN, type CopaymentValues, copaymentOf } from './copayment-words.ts';
import type { DocumentInput, DocumentLine, DocumentProduct } from './document-input.ts';
import { mehrkostenInWords } from './mehrkosten-words.ts';
import { isPrinted, proposalTitle } from './proposals.ts';

/** A product of a proposal. Amounts in cents; null: price unknown. */
export interface CareLineValues {
  readonly name: string;
  /** Key of its picture; null without one. */
  readonly image: string | null;
  /** Such as `Größe M`; null for a product in one size. */
  readonly size: string | null;
  /** Hilfsmittelnummer; null without one. */
  readonly aidnumber: string | null;
  /** Null without one. */
  readonly PZN: string | null;
  readonly type: ApplicationType;
  /** Part of the day for which it is worn; null if it is not worn, or nobody has said. */
  readonly period: Period | null;
  /** Pieces a month in whole packs; null for liquids. */
  readonly pieces: number | null;
  /** Tier, type and size, then its numbers. */
  readonly details: readonly string[];
  /** Pieces a day; null for liquids and care products. */
  readonly dailyNeed: number | null;
  /** Worn more than once, so that its packs do not follow from the pieces a day. */
  readonly washable: boolean;
  readonly packs: number;
  /** Bought once and not each month, because it is washed. */
  readonly once: boolean;
  /** Such as `28 Stück` or `500 ml`. */
  readonly content: string;
  readonly price: Cents | null;
  readonly totalPrice: Cents | null;
  readonly notes: readonly string[];
  /** The answer about changes a day that need or packs contradict; null if they match. */
  readonly changesSaid: string | null;
  /** Bought beside the Hilfsmittel, without the Krankenkasse (method B). */
  readonly bought: boolean;
}

/** What is known of a product that has left the catalogue. */
export interface GoneLineValues {
  readonly name: string;
  readonly size: string | null;
}

/** A printed proposal. Amounts in cents a month; null while unknown. */
export interface ProposalValues {
  readonly area: CareType;
  /** Index in its area, from 0. */
  readonly tab: number;
  readonly title: string;
  readonly lines: readonly CareLineValues[];
  /** Printed, but not counted in any figure. */
  readonly gone: readonly GoneLineValues[];
  readonly totalPrice: Cents;
  /** The total as shown: null if no line has a price. */
  readonly total: Cents | null;
  /** A line has no price. */
  readonly priceMissing: boolean;
  /** What the patient pays in all (`patientPays`): Mehrkosten and co-payment. */
  readonly pays: Cents | null;
  /** What of `totalPrice`, `pays` and `purchase` is for what is bought once, and not each month. */
  readonly once: OneTime;
  /** Without `purchase`. */
  readonly mehrkosten: Cents | null;
  /** What of `pays` is bought without the Krankenkasse beside the Hilfsmittel (method B); 0 without any. */
  readonly purchase: Cents;
  /** How the Mehrkosten come about. */
  readonly mehrkostenInWords: string;
  /** Null if there is nothing to say about a co-payment. */
  readonly copayment: CopaymentValues | null;
}

/** The figures of a consultation, all from priceOffer. `offer` holds the printed proposals only. */
export interface CareValues {
  readonly offer: Offer;
  readonly proposals: readonly ProposalValues[];
}

/**
 * The printed proposals with their figures. Leaves out empty proposals and areas that the method hides; names
 * products that have left the catalogue without counting them.
 *
 * @throws DomainError `invalid` if a line names an unknown product or size
 */
export function careValues(input: DocumentInput): CareValues {
  const offer = documentOffer(input);
  const printed = (area: CareType, tab: number) => isPrinted(input, area, tab);
  const proposals = areasOf(input.method).flatMap((area) =>
    offer.areas[area].tabs.flatMap((tab, index) =>
      isFilled(tab) && printed(area, index) ? [proposalValues(input, offer, area, index)] : [],
    ),
  );
  return { offer: input.proposals === undefined ? offer : partialOffer(offer, printed), proposals };
}

type Priced = Pick<
  DocumentInput,
  'today' | 'method' | 'insurer' | 'prices' | 'products' | 'cart' | 'answers'
>;

/** The figures of the whole cart, as screens and documents show them. */
export function documentOffer(input: Priced): Offer {
  const { today, method, insurer, prices, products, cart, answers } = input;
  const list = priceListForOnce(products, prices);
  return shownOffer(priceOffer({ today, method, insurer, list, cart, patient: answers }));
}

/** A warning for the reader of the document; null for those meant for the adviser, and for misplaced lines. */
function noticeInWords(code: OfferWarning['code'], product: DocumentProduct): readonly string[] {
  if (code === 'not-covered') return [BOUGHT_PRIVATELY];
  return code === 'price-missing' || code === 'packs-limited' ? [warningText(code, product)] : [];
}

const NEVER_ONCE: OneTime = { price: 0, paid: 0, purchase: 0 };

/** @throws TypeError if the cart has no such proposal */
export function proposalValues(
  input: DocumentInput,
  offer: Offer,
  area: CareType,
  index: number,
): ProposalValues {
  const { cart, products } = input;
  const tab = offer.areas[area].tabs[index] as TabOffer;
  const choices = cart[area][index]?.lines ?? [];
  const nothingLeft = tab.lines.length === 0;
  const noticed = offer.warnings.filter((each) => each.area === area && each.tab === index);
  return {
    area,
    tab: index,
    title: proposalTitle(input, area, index),
    lines: tab.lines.flatMap((line, place) => {
      const product = products.get(line.product);
      if (product === undefined) return [];
      const notes = noticed
        .filter(({ line: at }) => at === place)
        .flatMap(({ code }) => noticeInWords(code, product));
      const bought = tab.purchase !== undefined && isCareProduct(product);
      const choice = choices[place];
      const changesSaid = changesSaidOf(input, line, choice, product);
      return [{ ...lineValues(line, choice, product, notes), changesSaid, bought }];
    }),
    gone: (tab.gone ?? []).map((line) => goneValues(line, products)),
    totalPrice: tab.totalPrice,
    total: shownTotal(tab),
    priceMissing: tab.lines.some(({ totalPrice }) => totalPrice === null),
    // Without a remaining product there is no amount.
    pays: nothingLeft ? null : shownPatientPays(tab),
    mehrkosten: nothingLeft ? null : shownMehrkosten(tab),
    purchase: tab.purchase ?? 0,
    once: tab.once ?? NEVER_ONCE,
    mehrkostenInWords: mehrkostenInWords(input, offer, area, tab),
    copayment: copaymentValues(input, offer, area, tab),
  };
}

function changesSaidOf(
  { answers }: DocumentInput,
  line: LineOffer,
  choice: DocumentLine | undefined,
  product: DocumentProduct,
): string | null {
  const size = product.sizes[line.size];
  if (size === undefined) return null;
  const worn = { selectedTime: choice?.selectedTime ?? 2, monthlyPackages: choice?.monthlyPackages } as const;
  return againstChanges(worn, line, product, size.pieces, answers.wechseln)?.said ?? null;
}

function copaymentValues(input: DocumentInput, offer: Offer, area: CareType, tab: TabOffer) {
  if (tab.lines.length === 0) return null;
  return tab.placeOpen ? COPAYMENT_OPEN : copaymentOf(input, offer, area);
}

/** The catalogue may still have the product if only its size is gone. */
function goneValues({ product, size, name }: GoneLine, products: DocumentInput['products']): GoneLineValues {
  const known = products.get(product)?.Produktbezeichnung ?? name;
  return { name: known ?? 'Ein Produkt ohne bekannten Namen', size: sizeInWords(size) };
}

function lineValues(
  line: LineOffer,
  choice: DocumentLine | undefined,
  product: DocumentProduct,
  notes: readonly string[],
): Omit<CareLineValues, 'bought' | 'changesSaid'> {
  const size = product.sizes[line.size];
  const period = (isWorn(product) ? choice?.selectedTime : undefined) ?? null;
  const named = sizeInWords(line.size);
  const kind = [
    ...(product.PremiumBasis === '-' ? [] : [product.PremiumBasis]),
    singularLabel(product.Anwendungstyp),
    ...(named === null ? [] : [named]),
    ...(period === null ? [] : [PERIOD_LABELS[period]]),
  ];
  const numbers = [
    ...(size?.PZN ? [`PZN\u00a0${size.PZN}`] : []),
    ...(size?.aidnumber ? [`Hilfsmittelnummer\u00a0${size.aidnumber}`] : []),
  ];
  return {
    name: product.Produktbezeichnung,
    image: product.image ?? null,
    size: named,
    aidnumber: size?.aidnumber || null,
    PZN: size?.PZN || null,
    type: product.Anwendungstyp,
    period,
    pieces: size === undefined || size.amount ? null : size.pieces * line.monthlyPackages,
    details: [kind, numbers].filter((parts) => parts.length > 0).map((parts) => parts.join(' · ')),
    dailyNeed: size !== undefined && hasDailyNeed(product, size) ? line.dailyNeed : null,
    washable: product.Anwendungstyp === 'Fixierhosen',
    packs: line.monthlyPackages,
    once: size !== undefined && isReusable(product, size),
    content: size === undefined ? '' : packContent(size),
    price: line.price,
    totalPrice: line.totalPrice,
    notes,
  };
}
