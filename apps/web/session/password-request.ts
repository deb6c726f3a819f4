import { useSyncExternalStore } from 'react';

/** A pending question; its callers wait for the answer. */
interface Question {
  readonly answered: Promise<boolean>;
  /** @param confirmed whether the right password was typed */
  readonly answer: (confirmed: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function put(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Asks for the password again, over the screen; concurrent callers share one question.
 *
 * @returns whether the right password was typed; false on a screen without the password dialog
 */
export function askPassword(): Promise<boolean> {
  if (question !== null) return question.answered;
  if (listeners.size === 0) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  put({
    answered: promise,
    answer: (confirmed) => {
      put(null);
      resolve(confirmed);
    },
  });
  return promise;
}

/** The question to show; null if there is none. */
export function usePasswordQuestion(): Question | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question,
    () => null,
  );
}
