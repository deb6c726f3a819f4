import { useEffect, useState } from 'react';
import { useErrand } from '../../frame/errand/way-back.tsx';

/**
 * The Krankenkasse that a consultation lacks and the user comes to add; null if they came without such a
 * request.
 *
 * @param onAsked called once, after hydration
 */
export function useAskedKasse(onAsked: (name: string) => void): string | null {
  const errand = useErrand();
  const [asked, setAsked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    if (errand === null) return;
    setAsked(errand.wanted);
    onAsked(errand.wanted);
  }, []);
  return asked;
}
