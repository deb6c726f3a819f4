import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useMemo, useState } from 'react';
import { useRight } from '../../session/frame-data.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { addedInWords } from '../care/added-in-words.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { openedFor } from '../find/cart-place.ts';
import type { FindResult } from '../find/find-notice.tsx';
import { type Addition, useAddition } from '../find/use-addition.ts';

/**
 * Adds products to the cart and opens the cart. After a scan the catalogue stays open, so that packs can be scanned one
 * after the other; `result` says what it did.
 */
export function useAddToCart() {
  const { method } = useConsultation().institution;
  const cart = useDraftPart((state) => state.draft.cart);
  const { state } = useLocation();
  const navigate = useNavigate();
  const mayCalculate = useRight('versorg_aufr');
  const [result, setResult] = useState<FindResult | null>(null);
  const opened = useMemo(() => openedFor(state, cart, method), [state, cart, method]);
  const onAdded = useCallback(
    ({ product, size, scanned, cart: after }: Addition) => {
      if (scanned) setResult({ words: addedInWords(product, size), cart: after });
      else navigate(mayCalculate ? '/cart' : '/offer');
    },
    [navigate, mayCalculate],
  );
  const from = useCallback(() => opened, [opened]);
  return { ...useAddition(from, onAdded), opened, result, setResult };
}
