import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** Selects the Krankenkasse that was added in the settings for this consultation, once, on the way back. */
export function useAddedInsurer(names: readonly string[], choose: (name: string) => void): void {
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the history state.
  useEffect(() => {
    const name: unknown = Object(state).addedKasse;
    if (typeof name !== 'string') return;
    // A reload must not overwrite a newer choice with it.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
    if (names.includes(name)) choose(name);
  }, []);
}
