import { useEffect, useState } from 'react';
import { useErrand } from '../../frame/errand/way-back.tsx';

/**
 * The Krankenkasse that a consultation misses and that somebody comes to add; null where they came by themselves.
 *
 * @param onAsked told of it once, after the page of the server is taken over
 */
export function useAskedKasse(onAsked: (name: string) => void): string | null {
  const errand = useErrand();
  const [asked, setAsked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by the way here.
  useEffect(() => {
    if (errand === null) return;
    setAsked(errand.wanted);
    onAsked(errand.wanted);
  }, []);
  return asked;
}
