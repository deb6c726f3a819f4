import { useState } from 'react';
import { changedFields, type Entered } from '../entered.ts';
import type { FormSchema } from '../form-schema.ts';
import { controlOfDifference, type FormMerge, mergeForm, sideOf, withSide } from '../merge/form-merge.ts';
import type { Difference } from '../merge/three-way.ts';

/** Whose value counts. */
export type Side = 'mine' | 'theirs';

/** What somebody else has saved meanwhile, beside what is typed here. */
export interface OpenConflict {
  /** What the server said; a new object with each conflict. */
  readonly answer: { readonly message: string };
  /** Values that both have changed, and whose counts: null while nobody has decided. */
  readonly asked: readonly { readonly difference: Difference; readonly side: Side | null }[];
  /** Values that only the other has changed: they are in the form now. */
  readonly taken: readonly Difference[];
  /** How often it was tried to save without a decision. */
  readonly attempt: number;
}

const RESUMED = 'Seit Ihren Eingaben hat jemand anderes diese Angaben gespeichert.';

interface Met {
  readonly answer: { readonly message: string };
  readonly asked: readonly Difference[];
  readonly taken: readonly Difference[];
  /** Those decided to be mine: what the form holds does not tell that from nothing decided. */
  readonly mine: ReadonlySet<Difference>;
  readonly attempt: number;
}

/**
 * Two people's changes of one form: what only one has changed counts unasked, and what both have is asked value by
 * value. Nothing is decided for anybody.
 *
 * @param entered what the controls hold
 * @param fill puts texts into them
 */
export function useConflict(form: FormSchema, entered: Entered, fill: (texts: Entered) => void) {
  const [met, setMet] = useState<Met | null>(null);
  const asked = (met?.asked ?? []).map((difference) => {
    const side = sideOf(form, entered, difference) ?? (met?.mine.has(difference) ? 'mine' : null);
    return { difference, side };
  });
  const show = ({ texts, ...differences }: FormMerge, answer: { readonly message: string }) => {
    setMet({ answer, ...differences, mine: new Set(), attempt: 0 });
    fill(texts);
  };
  const undecided = asked.some(({ side }) => side === null);
  return {
    conflict: met === null ? null : ({ ...met, asked } satisfies OpenConflict),
    /** What is stored now, by the names of the controls that are asked about. */
    stored: storedByControl(form, entered, met?.asked ?? []),
    /** Merges what is typed with what somebody else has saved, and shows both. */
    meet(base: Entered, mine: Entered, theirs: Entered, answer: { readonly message: string }): void {
      show(mergeForm(form, base, mine, theirs), answer);
    },
    /** Puts in what was typed before, beside what is stored now; whether that is something else. */
    resume(base: Entered, mine: Entered, stored: Entered): boolean {
      const merge = mergeForm(form, base, mine, stored);
      if (merge.asked.length + merge.taken.length > 0) show(merge, { message: RESUMED });
      else fill(merge.texts);
      return changedFields(stored, merge.texts).length > 0;
    },
    /** Whether it may be saved; says what is still to be decided where it may not. */
    isDecided(): boolean {
      if (undecided) setMet((now) => now && { ...now, attempt: now.attempt + 1 });
      return !undecided;
    },
    /** @param now what the controls hold */
    choose(differences: readonly Difference[], side: Side, now: Entered): void {
      const mine = new Set([...(met?.mine ?? [])].filter((each) => !differences.includes(each)));
      if (side === 'mine') for (const difference of differences) mine.add(difference);
      setMet((open) => open && { ...open, mine });
      // Of a value that is typed anew after both have changed it, what is typed is mine.
      const others = differences.filter((each) => sideOf(form, now, each) !== side);
      if (others.length > 0) fill(others.reduce((texts, each) => withSide(form, texts, each, side), now));
    },
    settle: () => setMet(null),
  };
}

function storedByControl(
  form: FormSchema,
  entered: Entered,
  asked: readonly Difference[],
): Readonly<Record<string, string>> {
  const named = asked.flatMap((difference) => {
    const name = controlOfDifference(form, entered, difference);
    return name === null || typeof difference.theirs === 'object' ? [] : [[name, difference.theirs ?? '']];
  });
  return Object.fromEntries(named);
}
