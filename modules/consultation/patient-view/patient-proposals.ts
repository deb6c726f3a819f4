import type { Product } from '#catalogue/domain';
import type { Cents } from '#platform/domain';
import { areasOf, insurerPays } from '../cart/area.ts';
import type { CartAreas, CartTab, Period, ProductsById } from '../cart/cart.ts';
import type { TabPlace } from '../cart/cart-edit.ts';
import { isFilled } from '../cart/proposal-number.ts';
import type { Offer } from '../pricing/offer.ts';
import { oneTimeCents } from '../sums/one-time.ts';
import { shownMehrkosten, shownPatientPays } from '../sums/proposal-cost.ts';

/** What a patient pays for a proposal a month, in cents; `open` while the calculator shows no amount either. */
export type PatientFigure =
  | { readonly kind: 'open' }
  /** The Krankenkasse pays its share; `copayment` and `extra` (Mehrkosten) are the parts of `pays`. */
  | { readonly kind: 'insured'; readonly pays: Cents; readonly copayment: Cents; readonly extra: Cents }
  /** The patient pays the whole price: without a Pauschale, or as method B has it for desired care. */
  | { readonly kind: 'pays-all'; readonly pays: Cents }
  /** Free sale. */
  | { readonly kind: 'purchase'; readonly pays: Cents };

/** A product of a proposal as a patient sees it. */
export interface PatientProduct {
  readonly product: Product;
  readonly period: Period;
  /** The Fixierhosen that hold it. */
  readonly companions: readonly Product[];
}

/** A proposal as a patient sees it: nothing in it says who they are or what ails them. */
export interface PatientProposal {
  readonly place: TabPlace;
  readonly products: readonly PatientProduct[];
  readonly figure: PatientFigure;
  /** What of the amount in `figure` is paid once, in cents. */
  readonly once: Cents;
  /** Not while its figure is open: nobody decides for a sum that is not known. */
  readonly choosable: boolean;
}

/**
 * The filled proposals of all areas of the method, in the calculator's order and with its figures.
 *
 * @param cart without the lines that have left the catalogue, as `offer` was calculated from it
 * @param offer as screens show it; null if nothing can be calculated
 */
export function patientProposals(
  cart: CartAreas,
  offer: Offer | null,
  products: ProductsById,
  method: Offer['method'],
): readonly PatientProposal[] {
  return areasOf(method).flatMap((area) =>
    cart[area].flatMap((tab, index): PatientProposal[] => {
      const place = { area, tab: index };
      if (!isFilled(tab)) return [];
      const totals = offer?.areas[area].tabs[index];
      const figure = figureAt(offer, place);
      const once = totals === undefined ? 0 : oneTimeCents(totals);
      const choosable = figure.kind !== 'open';
      return [{ place, products: productsOf(tab, products), figure, once, choosable }];
    }),
  );
}

function figureAt(offer: Offer | null, { area, tab }: TabPlace): PatientFigure {
  const totals = offer?.areas[area].tabs[tab];
  const pays = totals === undefined ? null : shownPatientPays(totals);
  if (offer === null || totals === undefined || pays === null) return { kind: 'open' };
  if (area === 2) return { kind: 'purchase', pays };
  if (offer.grossAllowance === 0 || !insurerPays(offer.method, area)) return { kind: 'pays-all', pays };
  return { kind: 'insured', pays, copayment: offer.copayment ?? 0, extra: shownMehrkosten(totals) ?? 0 };
}

function productsOf({ lines }: CartTab, products: ProductsById): readonly PatientProduct[] {
  const isHeld = (id: string | undefined) => lines.some((line) => line.id === id);
  return lines.flatMap((line) => {
    const product = products.get(line.product);
    if (product === undefined || isHeld(line.companionOf)) return [];
    const companions = lines
      .filter(({ companionOf }) => companionOf === line.id)
      .flatMap((companion) => products.get(companion.product) ?? []);
    return [{ product, period: line.selectedTime, companions }];
  });
}
