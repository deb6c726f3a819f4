import { decisionOf, isFilled, type ProductsById } from '#consultation/domain';
import type { Berechnungsmethode, Krankenkasse } from '#institution/domain';
import type { Cents } from '#platform/domain';
import type { Draft } from '../draft/draft.ts';

/** The products that the reasons are about, by name. */
export interface SupplyNames {
  /** Whether the Krankenkasse owes a supply without Mehrkosten. */
  readonly owed: boolean;
  /** Null: none in the cart. */
  readonly offered: string | null;
  /** Null: not decided yet. */
  readonly wished: string | null;
  /** Whether the one without Mehrkosten is wished. */
  readonly same: boolean;
}

/** @param gross gross allowance in cents; null if unknown */
export function supplyNames(
  draft: Draft,
  products: ProductsById,
  insurer: Krankenkasse,
  method: Berechnungsmethode,
  gross: Cents | null,
): SupplyNames {
  const owed = !insurer.selfPay && gross !== 0;
  const decided = decisionOf(draft.cart, draft, method).supply;
  const named = (proposal: Draft['cart'][0][number] | undefined) => {
    const names = proposal?.lines.map(({ product }) => products.get(product)?.Produktbezeichnung) ?? [];
    return [...new Set(names)].filter(Boolean).join(', ') || null;
  };
  const wished = decided && named(draft.cart[decided.area][decided.tab]);
  const same = owed && decided?.area === 0;
  return { owed, offered: same ? wished : named(draft.cart[0].find(isFilled)), wished, same };
}
