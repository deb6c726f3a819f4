import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { type KeptForm, useFormDraft } from '../../ui/form/saved/use-form-draft.ts';
import type { PriceSheet } from './price-sheet.ts';
import { priceText } from './price-text.ts';

/** Keeps the prices that are typed over the end of the session; gives when those were typed that are there again. */
export function usePriceDraft(
  sheet: PriceSheet,
  dirty: boolean,
  restore: KeptForm['restore'],
): number | null {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(0);
  // After a pause of the keys: a draft of thousands of prices is not made anew with each of them.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = sheet.watchTyped(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setTyped((count) => count + 1), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [sheet]);
  const now = () => {
    const texts = sheet.changes();
    const base = Object.keys(texts).map((id) => [id, priceText(sheet.stored.get(id))]);
    return { base: Object.fromEntries(base), texts };
  };
  return useFormDraft({ key: pathname, about: 'Produktpreise', path: pathname, dirty, now, restore }, typed);
}

const PAUSE_MS = 300;
