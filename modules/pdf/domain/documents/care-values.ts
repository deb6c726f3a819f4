import { ONE_SIZE, singularLabel } from '#catalogue/domain';
import {
  areasOf,
  type CareType,
  isWorn,
  type LineOffer,
  type Offer,
  type OfferWarning,
  PERIOD_LABELS,
  partialOffer,
  priceListForOnce,
  priceOffer,
  proposalNumber,
  shownMehrkosten,
  shownOffer,
  shownPatientPays,
  type TabOffer,
  warningText,
} from '#consultation/domain';
import type { Cents } from '#platform/domain';
import { COPAYMENT_OPEN, type CopaymentValues, copaymentOf } from './copayment-words.ts';
import type { DocumentInput, DocumentLine, DocumentProduct } from './document-input.ts';
import { mehrkostenInWords, proposalTitle } from './mehrkosten-words.ts';

/** A product of a proposal. Amounts in cents; null: its price is not known. */
export interface CareLineValues {
  readonly name: string;
  /** Of its picture; null where there is none. */
  readonly image: string | null;
  /** Such as `Größe M`; null for what comes in one size. */
  readonly size: string | null;
  /** Tier, type and size, then its numbers. */
  readonly details: readonly string[];
  /** Pieces a day; null for a liquid and a care product. */
  readonly dailyNeed: number | null;
  readonly packs: number;
  /** Such as `28 Stück` or `500 ml`. */
  readonly content: string;
  readonly price: Cents | null;
  readonly totalPrice: Cents | null;
  readonly notes: readonly string[];
}

/** A proposal as it is printed. Amounts in cents a month; null where they cannot be named yet. */
export interface ProposalValues {
  readonly area: CareType;
  /** From 1, as the screens count. */
  readonly number: number;
  readonly title: string;
  readonly lines: readonly CareLineValues[];
  readonly totalPrice: Cents;
  readonly priceMissing: boolean;
  /** What the patient pays in all (`patientPays`): the Mehrkosten and the co-payment. */
  readonly pays: Cents | null;
  readonly mehrkosten: Cents | null;
  /** How the Mehrkosten come about. */
  readonly mehrkostenInWords: string;
  readonly copayment: CopaymentValues;
}

/** The figures of a consultation: all of them priceOffer's. `offer` holds the printed proposals alone. */
export interface CareValues {
  readonly offer: Offer;
  readonly proposals: readonly ProposalValues[];
}

/**
 * The printed proposals with their figures. An empty proposal is left out, and so is an area that the method hides.
 *
 * @throws DomainError `invalid` where a line names a product or size that does not exist
 */
export function careValues(input: DocumentInput): CareValues {
  const { today, method, insurer, prices, products, cart, answers } = input;
  const list = priceListForOnce(products, prices);
  const priced = priceOffer({ today, method, insurer, list, cart, patient: answers });
  const offer = shownOffer(priced);
  const isPrinted = (area: CareType, tab: number) =>
    input.proposals === undefined || input.proposals.some((each) => each.area === area && each.tab === tab);
  const proposals = areasOf(method).flatMap((area) =>
    offer.areas[area].tabs.flatMap((tab, index) =>
      tab.lines.length > 0 && isPrinted(area, index) ? [proposalValues(input, offer, area, index, tab)] : [],
    ),
  );
  return { offer: input.proposals === undefined ? offer : partialOffer(offer, isPrinted), proposals };
}

/** What is noticed for whoever reads the document; the rest is for the adviser. */
const PRINTED: ReadonlySet<OfferWarning['code']> = new Set(['price-missing', 'packs-limited', 'not-covered']);

function proposalValues(
  input: DocumentInput,
  offer: Offer,
  area: CareType,
  index: number,
  tab: TabOffer,
): ProposalValues {
  const { cart, products } = input;
  const choices = cart[area][index]?.lines ?? [];
  const noticed = offer.warnings.filter((each) => each.area === area && each.tab === index);
  return {
    area,
    number: proposalNumber(offer.areas[area].tabs, index) ?? index + 1,
    title: proposalTitle(offer.areas, area, index),
    lines: tab.lines.flatMap((line, place) => {
      const product = products.get(line.product);
      if (product === undefined) return [];
      const notes = noticed
        .filter(({ line: at, code }) => at === place && PRINTED.has(code))
        .map(({ code }) => warningText(code, product));
      return [lineValues(line, choices[place], product, notes)];
    }),
    totalPrice: tab.totalPrice,
    priceMissing: tab.priceMissing,
    pays: shownPatientPays(tab),
    mehrkosten: shownMehrkosten(tab),
    mehrkostenInWords: mehrkostenInWords(input, offer, area, tab),
    copayment: tab.placeOpen ? COPAYMENT_OPEN : copaymentOf(input, offer, area),
  };
}

function lineValues(
  line: LineOffer,
  choice: DocumentLine | undefined,
  product: DocumentProduct,
  notes: readonly string[],
): CareLineValues {
  const size = product.sizes[line.size];
  const worn = isWorn(product);
  const sizeName = line.size === ONE_SIZE ? null : `Größe ${line.size}`;
  const kind = [
    ...(product.PremiumBasis === '-' ? [] : [product.PremiumBasis]),
    singularLabel(product.Anwendungstyp),
    ...(sizeName === null ? [] : [sizeName]),
    ...(worn && choice?.selectedTime !== undefined ? [PERIOD_LABELS[choice.selectedTime]] : []),
  ];
  const numbers = [
    ...(size?.PZN ? [`PZN ${size.PZN}`] : []),
    ...(size?.aidnumber ? [`Hilfsmittelnummer ${size.aidnumber}`] : []),
  ];
  return {
    name: product.Produktbezeichnung,
    image: product.image ?? null,
    size: sizeName,
    details: [kind, numbers].filter((parts) => parts.length > 0).map((parts) => parts.join(' · ')),
    dailyNeed: worn ? line.dailyNeed : null,
    packs: line.monthlyPackages,
    content: size?.amount ?? `${size?.pieces} Stück`,
    price: line.price,
    totalPrice: line.totalPrice,
    notes,
  };
}
