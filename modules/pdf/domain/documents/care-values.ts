import { ONE_SIZE, singularLabel } from '#catalogue/domain';
import {
  AREA_LABELS,
  areasOf,
  type CareType,
  costInWords,
  type LineOffer,
  type Offer,
  PERIOD_LABELS,
  type ProposalCost,
  partialOffer,
  priceOffer,
  proposalCost,
  type TabOffer,
  WARNING_TEXTS,
} from '#consultation/domain';
import type { Cents } from '#platform/domain';
import type { DocumentInput, DocumentLine, DocumentProduct } from './document-input.ts';

/** A product of a proposal. Amounts in cents; null: its price is not known. */
export interface CareLineValues {
  readonly name: string;
  /** Tier, type and size, then its numbers. */
  readonly details: readonly string[];
  /** Pieces a day; null for a liquid. */
  readonly dailyNeed: number | null;
  readonly packs: number;
  /** Such as `28 Stück` or `500 ml`. */
  readonly content: string;
  readonly price: Cents | null;
  readonly totalPrice: Cents | null;
  readonly notes: readonly string[];
}

/** A proposal as it is printed. Amounts in cents a month. */
export interface ProposalValues {
  readonly area: CareType;
  /** From 1, as the screens count. */
  readonly number: number;
  readonly title: string;
  readonly lines: readonly CareLineValues[];
  readonly totalPrice: Cents;
  /** Mehrkosten; null where they cannot be named. */
  readonly mehrkosten: Cents | null;
  readonly cost: ProposalCost;
  readonly costInWords: string;
  readonly priceMissing: boolean;
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
  const offer = priceOffer({ today, method, insurer, prices, products, cart, patient: answers });
  const isPrinted = (area: CareType, tab: number) =>
    input.proposals === undefined || input.proposals.some((each) => each.area === area && each.tab === tab);
  const proposals = areasOf(method).flatMap((area) =>
    offer.areas[area].tabs.flatMap((tab, index) =>
      tab.lines.length > 0 && isPrinted(area, index) ? [proposalValues(input, offer, area, index, tab)] : [],
    ),
  );
  return { offer: input.proposals === undefined ? offer : partialOffer(offer, isPrinted), proposals };
}

function proposalValues(
  { cart, products }: DocumentInput,
  { warnings }: Offer,
  area: CareType,
  index: number,
  tab: TabOffer,
): ProposalValues {
  const choices = cart[area][index]?.lines ?? [];
  const cost = proposalCost(tab);
  return {
    area,
    number: index + 1,
    title: `${AREA_LABELS[area]}, Vorschlag ${index + 1}`,
    lines: tab.lines.flatMap((line, place) => {
      const product = products.get(line.product);
      const notes = warnings
        .filter((each) => each.area === area && each.tab === index && each.line === place)
        .map(({ code }) => WARNING_TEXTS[code]);
      return product === undefined ? [] : [lineValues(line, choices[place], product, notes)];
    }),
    totalPrice: tab.totalPrice,
    mehrkosten: cost === 'unknown' ? null : tab.totalCarePrice,
    cost,
    costInWords: costInWords(tab),
    priceMissing: tab.priceMissing,
  };
}

function lineValues(
  line: LineOffer,
  choice: DocumentLine | undefined,
  product: DocumentProduct,
  notes: readonly string[],
): CareLineValues {
  const size = product.sizes[line.size];
  // Gloves, bed pads and creams have no tier, and are not worn.
  const worn = product.PremiumBasis !== '-';
  const kind = [
    ...(worn ? [product.PremiumBasis] : []),
    singularLabel(product.Anwendungstyp),
    ...(line.size === ONE_SIZE ? [] : [`Größe ${line.size}`]),
    ...(worn && choice?.selectedTime !== undefined ? [PERIOD_LABELS[choice.selectedTime]] : []),
  ];
  const numbers = [
    ...(size?.PZN ? [`PZN ${size.PZN}`] : []),
    ...(size?.aidnumber ? [`Hilfsmittelnummer ${size.aidnumber}`] : []),
  ];
  return {
    name: product.Produktbezeichnung,
    details: [kind, numbers].filter((parts) => parts.length > 0).map((parts) => parts.join(' · ')),
    dailyNeed: product.liquid ? null : line.dailyNeed,
    packs: line.monthlyPackages,
    content: size?.amount ?? `${size?.pieces} Stück`,
    price: line.price,
    totalPrice: line.totalPrice,
    notes,
  };
}
