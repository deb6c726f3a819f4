import { useState } from 'react';
import { changedFields, type Entered } from '../entered.ts';
import type { FormSchema } from '../form-schema.ts';
import { controlOfDifference, type FormMerge, mergeForm, sideOf, withSide } from '../merge/form-merge.ts';
import type { Difference } from '../merge/three-way.ts';

/** Which side's value counts. */
export type Side = 'mine' | 'theirs';

/** A conflict between the input and what someone else has saved. */
export interface OpenConflict {
  /** The server's response; a new object for each conflict. */
  readonly answer: { readonly message: string };
  /** Values that both sides changed, and which one counts: null while undecided. */
  readonly asked: readonly { readonly difference: Difference; readonly side: Side | null }[];
  /** Values that only the other side changed; they are already in the form. */
  readonly taken: readonly Difference[];
  /** Number of attempts to save without a decision. */
  readonly attempt: number;
}

const RESUMED = 'Seit Ihren Eingaben hat jemand anderes diese Angaben gespeichert.';

interface Met {
  readonly answer: { readonly message: string };
  readonly asked: readonly Difference[];
  readonly taken: readonly Difference[];
  /** Conflicts decided as mine: the form's values alone do not show a decision. */
  readonly mine: ReadonlySet<Difference>;
  readonly attempt: number;
}

/**
 * Two people's changes to one form: changes by one side apply, conflicts are asked about value by value. Nothing
 * is decided automatically.
 *
 * @param entered current values of the controls
 * @param fill sets their texts
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
    /** Stored values, by the names of the conflicting controls. */
    stored: storedByControl(form, entered, met?.asked ?? []),
    /** Merges the input with what someone else has saved, and shows both. */
    meet(base: Entered, mine: Entered, theirs: Entered, answer: { readonly message: string }): void {
      show(mergeForm(form, base, mine, theirs), answer);
    },
    /** Restores earlier input beside the stored values; returns whether they differ. */
    resume(base: Entered, mine: Entered, stored: Entered): boolean {
      const merge = mergeForm(form, base, mine, stored);
      if (merge.asked.length + merge.taken.length > 0) show(merge, { message: RESUMED });
      else fill(merge.texts);
      return changedFields(stored, merge.texts).length > 0;
    },
    /** Whether it may be saved; if not, points out what is undecided. */
    isDecided(): boolean {
      if (undecided) setMet((now) => now && { ...now, attempt: now.attempt + 1 });
      return !undecided;
    },
    /** @param now current values of the controls */
    choose(differences: readonly Difference[], side: Side, now: Entered): void {
      const mine = new Set([...(met?.mine ?? [])].filter((each) => !differences.includes(each)));
      if (side === 'mine') for (const difference of differences) mine.add(difference);
      setMet((open) => open && { ...open, mine });
      // A conflicting value that is edited again counts as mine.
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
