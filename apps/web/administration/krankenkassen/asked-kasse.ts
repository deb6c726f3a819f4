import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';

/**
 * The Krankenkasse that a consultation misses and that somebody comes to add. Its name lies in the history's state, never
 * in the address.
 *
 * @param onAsked told of it once, after the page of the server is taken over
 */
export function useAskedKasse(onAsked: (name: string) => void): string | null {
  const { state } = useLocation();
  const [asked, setAsked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by the way here.
  useEffect(() => {
    const name: unknown = Object(state).missingKasse;
    if (typeof name !== 'string') return;
    setAsked(name);
    onAsked(name);
  }, []);
  return asked;
}
