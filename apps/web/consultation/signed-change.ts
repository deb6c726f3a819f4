import { type Draft, type SecuredPart, saysTheSame } from './draft.ts';

/** A change of a draft. */
export type DraftChange = (draft: Draft) => Draft;

/**
 * A change that notes when, in which session and on which screen it was made, and that what it says has not been
 * printed, saved or sent.
 *
 * @param changed milliseconds since 1970
 * @param place null leaves the screen that was noted last
 */
export function signedChange(
  change: DraftChange,
  changed: number,
  session: number | null,
  place: string | null,
): DraftChange {
  return (draft) => {
    const next = change(draft);
    if (next === draft) return draft;
    const secured = saysTheSame(next, draft) ? next.secured : undefined;
    return { ...next, secured, changed, session, place: place ?? draft.place };
  };
}

/** A change that notes parts as printed, saved or sent; none where the draft says something else than `said` did. */
export function securing(parts: readonly SecuredPart[], said: Draft): DraftChange {
  return (draft) => {
    const { secured = [] } = draft;
    const more = parts.filter((part) => !secured.includes(part));
    if (more.length === 0 || !saysTheSame(draft, said)) return draft;
    return { ...draft, secured: [...secured, ...more] };
  };
}
