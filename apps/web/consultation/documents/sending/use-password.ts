import { useEffect, useState } from 'react';
import { askPassword } from '../../papers/document-calls.ts';

/** The institution's PDF password, or why it is missing. */
export type PasswordState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'there'; readonly password: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string };

/** Fetches the PDF password; it is in memory only while the form is open. */
export function usePassword(): { readonly state: PasswordState; readonly retry: () => void } {
  const [state, setState] = useState<PasswordState>({ kind: 'asking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again.
  useEffect(() => {
    let gone = false;
    setState({ kind: 'asking' });
    void askPassword().then((result) => {
      if (gone) return;
      if (!result.ok) return setState({ kind: 'failed', message: result.message });
      const { password } = result.value;
      setState(password === null ? { kind: 'none' } : { kind: 'there', password });
    });
    return () => {
      gone = true;
    };
  }, [attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
