import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { focusField } from '../../ui/fields/focus-field.ts';
import { type OpenSteps, useOpenSteps } from './open-steps.ts';
import { type Problems, problemsOf, stillRefused } from './registration-rules.ts';

/** A step of the registration that is open. */
export interface OpenStep extends OpenSteps {
  /** All that keeps the registration from being sent, of every step. */
  readonly problems: Problems;
  /** Whether it is shown: not before somebody tried to go on, or was sent here from the last step. */
  readonly marked: boolean;
  /** How often the way on was tried in vain. */
  readonly attempt: number;
  readonly fail: () => void;
}

/** Gives the open step what it needs, and leads to the field that the address names. */
export function useStep(): OpenStep {
  const steps = useOpenSteps();
  const { ready, draft, passwords, refused } = steps;
  const { hash, key, state } = useLocation();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit leads there anew, also with the same hash.
  useEffect(() => {
    if (hash === '' || !ready) return;
    // After the frame, which puts the focus on the heading of a new screen.
    const timer = setTimeout(() => focusField(hash.slice(1)));
    return () => clearTimeout(timer);
  }, [hash, key, ready]);
  return {
    ...steps,
    problems: { ...stillRefused(refused, draft, passwords), ...problemsOf(draft, passwords) },
    marked: attempt > 0 || state?.reviewing === true,
    attempt,
    fail: () => setAttempt((count) => count + 1),
  };
}
