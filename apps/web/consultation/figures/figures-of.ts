import {
  AMOUNT_OPEN,
  type CareType,
  costName,
  insurerPays,
  isFilled,
  type Offer,
  ONCE_PART,
  oneTimeCents,
  PURCHASE,
  shownMehrkosten,
  type TabOffer,
} from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import { paidOnceInWords, patientPaysInWords, paysName } from './patient-pays.ts';
import { monthlyTotalName, totalInWords } from './total-in-words.ts';

/** A figure of a proposal a month, as shown. */
export interface ShownFigure {
  readonly name: string;
  /** An amount, or why there is none. */
  readonly text: string;
  /** The first one: what is paid in all. */
  readonly isSum?: true;
}

/** The Pauschale as a figure. */
export const allowanceFigure = ({ grossAllowance }: Pick<Offer, 'grossAllowance'>): ShownFigure => ({
  name: 'Pauschale der Krankenkasse (brutto)',
  text: amount(grossAllowance),
});

/**
 * The figures of a proposal a month: the total first, then its parts. A purchase has only its price, neither
 * Mehrkosten nor co-payment. An empty proposal has none: its Zuzahlung would be due for nothing.
 */
export function figuresOf(totals: TabOffer, offer: Offer, area: CareType): readonly ShownFigure[] {
  if (!isFilled(totals)) return [];
  const sum = { name: paysName(totals), text: patientPaysInWords(totals), isSum: true } as const;
  const once = paidOnceInWords(totals);
  const paid = once === null ? [sum] : [sum, { name: ONCE_PART, text: formatEuro(oneTimeCents(totals)) }];
  const care = { name: costName(area, offer.grossAllowance), text: careInWords(totals) };
  if (area === 2) return [...paid, care];
  const copayment = insurerPays(offer.method, area) ? offer.copayment : 0;
  return [
    ...paid,
    care,
    ...bought(totals),
    { name: 'Gesetzliche Zuzahlung', text: totals.placeOpen ? AMOUNT_OPEN : amount(copayment) },
    { name: monthlyTotalName(totals), text: totalInWords(totals) },
  ];
}

/** Mehrkosten or price of a proposal; never an amount that leaves out a missing price or cannot be determined yet. */
function careInWords(totals: TabOffer): string {
  if (totals.placeOpen) return AMOUNT_OPEN;
  return totals.priceMissing ? 'Preis fehlt' : amount(shownMehrkosten(totals));
}

/** What is bought besides, under method B; open figures are shown once. */
function bought({ purchase, placeOpen }: TabOffer): readonly ShownFigure[] {
  return purchase === undefined || placeOpen ? [] : [{ name: PURCHASE, text: amount(purchase) }];
}

const amount = (cents: Cents | null) => (cents === null ? '–' : formatEuro(cents));
