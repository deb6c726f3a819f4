import { useEffect, useState } from 'react';
import type { Entered } from '../entered.ts';
import { fillForm } from './fill-form.ts';

/**
 * Fills a form with texts: at once, and again after the next render, since a choice may bring another field's
 * options, and a list its rows.
 *
 * @param onFill rerenders the rows of lists
 */
export function useFill(form: () => HTMLFormElement, onFill: (texts: Entered) => void) {
  const [texts, setTexts] = useState<Entered | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each filling.
  useEffect(() => {
    if (texts === null) return;
    setTexts(null);
    fillForm(form(), texts, true);
  }, [texts]);
  return (next: Entered, keepsFiles = true): void => {
    fillForm(form(), next, keepsFiles);
    onFill(next);
    setTexts(next);
  };
}
