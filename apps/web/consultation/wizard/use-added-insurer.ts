import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** Chooses the Krankenkasse that was added for this consultation, on the way back from the settings, once. */
export function useAddedInsurer(names: readonly string[], choose: (name: string) => void): void {
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, by the way here.
  useEffect(() => {
    const name: unknown = Object(state).addedKasse;
    if (typeof name !== 'string') return;
    // A page that is loaded anew must not choose it over what was chosen since.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
    if (names.includes(name)) choose(name);
  }, []);
}
