import { asStale, type Paper, withPaper } from '../documents/sent/paper-list.ts';
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
    const made = saysTheSame(next, draft) ? next : withStalePapers(next);
    return { ...made, changed, session, place: place ?? draft.place };
  };
}

/** What was handed out says something else than the draft does now. */
function withStalePapers(draft: Draft): Draft {
  const { papers, documents } = draft;
  return { ...draft, secured: undefined, papers: asStale(papers), documents: asStale(documents) };
}

/**
 * A change that notes parts as printed, saved or sent; none where the draft says something else than `said` did.
 *
 * @param paper what was printed or saved; left out for what has a note of its own
 */
export function securing(parts: readonly SecuredPart[], said: Draft, paper?: Paper): DraftChange {
  return (draft) => {
    const same = saysTheSame(draft, said);
    const { secured = [] } = draft;
    const more = same ? parts.filter((part) => !secured.includes(part)) : [];
    if (more.length === 0 && paper === undefined) return draft;
    const noted =
      paper && withPaper(draft.papers, { ...paper, ...(same ? undefined : ({ stale: true } as const)) });
    return {
      ...draft,
      ...(more.length > 0 && { secured: [...secured, ...more] }),
      ...(noted && { papers: noted }),
    };
  };
}
