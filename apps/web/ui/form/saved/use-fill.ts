import { useEffect, useState } from 'react';
import type { Entered } from '../entered.ts';
import { fillForm } from './fill-form.ts';

/**
 * Fills a form with texts: at once, and again once it is drawn with them, since a choice may bring the choices of
 * another field, and a list its rows.
 *
 * @param onFill shows the rows of lists anew
 */
export function useFill(form: () => HTMLFormElement, onFill: (texts: Entered) => void) {
  const [texts, setTexts] = useState<Entered | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each filling counts once.
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
