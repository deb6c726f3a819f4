import { useSyncExternalStore } from 'react';

/** A question under way: whoever asks waits for its answer. */
interface Question {
  readonly answered: Promise<boolean>;
  /** @param confirmed whether the password was typed and right */
  readonly answer: (confirmed: boolean) => void;
}

let question: Question | null = null;
const listeners = new Set<() => void>();

function put(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/**
 * Asks for the password again, over the screen; all that ask meanwhile wait for the same answer.
 *
 * @returns whether it was typed and right; false also on a screen that shows no such question
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

/** The question to show; null while there is none. */
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
