import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { type KeptForm, useFormDraft } from '../../ui/form/saved/use-form-draft.ts';
import type { PriceSheet } from './price-sheet.ts';
import { priceText } from './price-text.ts';

/** Keeps typed prices beyond the end of the session; returns when the restored ones were typed. */
export function usePriceDraft(
  sheet: PriceSheet,
  dirty: boolean,
  restore: KeptForm['restore'],
): number | null {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(0);
  // Debounced: a draft of thousands of prices is not rebuilt at each key press.
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
