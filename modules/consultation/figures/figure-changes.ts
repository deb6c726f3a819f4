import type { PricedProduct } from '#catalogue/domain';
import type { Cents } from '#platform/domain';
import { areasOf } from '../cart/area.ts';
import type { CareType, CartAreas, LineChoice } from '../cart/cart.ts';
import { knownCart } from '../cart/known-cart.ts';
import { isFilled, proposalName } from '../cart/proposal-number.ts';
import type { PatientFacts } from '../pricing/allowance.ts';
import { type Offer, priceOffer } from '../pricing/offer.ts';
import { priceListForOnce } from '../pricing/price-list.ts';
import { shownOffer } from '../pricing/shown-offer.ts';
import { shownMehrkosten, shownPatientPays } from '../sums/proposal-cost.ts';
import { differingCauses, type FigureCause, sameFacts } from './basis-differences.ts';
import type { FigureBasis } from './figure-basis.ts';

/** A proposal whose price for the person has changed. Cents a month; null while open. */
export interface ProposalChange {
  readonly area: CareType;
  /** `Vorschlag 1`. */
  readonly name: string;
  readonly before: Cents | null;
  readonly after: Cents | null;
  readonly causes: readonly FigureCause[];
}

/** The figures of the same answers and cart on two bases. */
export interface FigureChanges {
  readonly proposals: readonly ProposalChange[];
  /** The gross allowance in cents a month, if it has changed. */
  readonly allowance: { readonly before: Cents | null; readonly after: Cents | null } | null;
}

type Consultation = { readonly patient: PatientFacts; readonly cart: CartAreas<LineChoice> };

/** Compares the figures of a consultation on two bases by proposal, and names the causes. */
export function figureChanges(
  before: FigureBasis,
  after: FigureBasis,
  { patient, cart }: Consultation,
): FigureChanges {
  const offers = { old: offerOn(before, patient, cart), now: offerOn(after, patient, cart) };
  const differing = differingCauses(before, after);
  const alone = differing.map((cause) => ({
    cause,
    offer: offerOn({ ...before, ...partOf(after, cause) }, patient, cart),
  }));
  const proposals = areasOf('A').flatMap((area) =>
    cart[area].flatMap((tab, index): ProposalChange[] => {
      if (!isFilled(tab)) return [];
      const [old, now] = [paid(offers.old, area, index), paid(offers.now, area, index)];
      if (old === null || now === null || sameFacts(old, now)) return [];
      const causes = alone
        .map(({ cause, offer }) => ({ cause, figure: paid(offer, area, index) }))
        .filter(({ figure }) => figure !== null && !sameFacts(figure, old))
        .map(({ cause }) => cause);
      return [
        {
          area,
          name: proposalName(cart[area], index),
          before: old.pays,
          after: now.pays,
          // Some causes only show together; then all of them are named.
          causes: causes.length > 0 ? causes : differing,
        },
      ];
    }),
  );
  const [old, now] = [offers.old.grossAllowance, offers.now.grossAllowance];
  return { proposals, allowance: old === now ? null : { before: old, after: now } };
}

/** What a person pays for a proposal, as shown; null if it is hidden, as free sale is under method B. */
function paid(offer: Offer, area: CareType, tab: number) {
  const totals = offer.areas[area].tabs[tab];
  if (totals === undefined) return null;
  return { pays: shownPatientPays(totals), mehrkosten: shownMehrkosten(totals) };
}

function partOf(basis: FigureBasis, cause: FigureCause): Partial<FigureBasis> {
  const { day, method, insurer, sizes } = basis;
  return { method: { method }, rates: { insurer }, price: { sizes }, day: { day } }[cause];
}

/** The figures of a cart on a basis. */
function offerOn(basis: FigureBasis, patient: PatientFacts, cart: CartAreas<LineChoice>): Offer {
  const products = new Map<string, PricedProduct>();
  for (const { product, size, id, pieces, price, gone, ...facts } of basis.sizes) {
    if (gone) continue;
    const sizes = { ...products.get(product)?.sizes, [size]: { id, pieces, price } };
    products.set(product, { ...facts, sizes });
  }
  const nameOf = (id: string) => basis.sizes.find(({ product }) => product === id)?.name ?? null;
  return shownOffer(
    priceOffer({
      today: basis.day,
      method: basis.method,
      patient,
      insurer: basis.insurer,
      list: priceListForOnce(products, new Map()),
      cart: knownCart(cart, products, nameOf),
    }),
  );
}
