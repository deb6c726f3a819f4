import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { focusField } from '../../ui/fields/focus-field.ts';
import { type OpenSteps, useOpenSteps } from './open-steps.ts';
import { type Problems, problemsOf, stillRefused } from './registration-rules.ts';

/** The open step of the registration. */
export interface OpenStep extends OpenSteps {
  /** Problems of all steps. */
  readonly problems: Problems;
  /** Whether problems are shown: only after an attempt to continue, or on arrival from the last step. */
  readonly marked: boolean;
  /** Number of failed attempts to continue. */
  readonly attempt: number;
  readonly fail: () => void;
}

/** State of the open step; focuses the field that the address names. */
export function useStep(): OpenStep {
  const steps = useOpenSteps();
  const { ready, draft, passwords, refused } = steps;
  const { hash, key, state } = useLocation();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit focuses again, even with the same hash.
  useEffect(() => {
    if (hash === '' || !ready) return;
    // After the frame, which focuses the heading of a new screen.
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
