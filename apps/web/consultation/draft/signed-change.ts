import { asStale, type Paper, type SecuredPart, withPaper } from '../papers/paper-list.ts';
import { type Draft, saysTheSame } from './draft.ts';
import { withoutChanged } from './reopened.ts';

export type DraftChange = (draft: Draft) => Draft;

/**
 * A change that records its time, session and screen, and marks changed content as no longer printed, saved or
 * sent.
 *
 * @param changed milliseconds since 1970
 * @param place null keeps the screen recorded last
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
    const same = saysTheSame(next, draft);
    const made = withoutChanged(draft, same ? next : withStalePapers(next));
    const open = same && next.edits === draft.edits && next.documents === draft.documents;
    return {
      ...made,
      changed,
      session,
      place: place ?? draft.place,
      ...(open ? undefined : { endedUnsaved: undefined }),
    };
  };
}

/** Marks all documents handed out as stale. */
function withStalePapers(draft: Draft): Draft {
  const { papers, documents } = draft;
  return { ...draft, secured: undefined, papers: asStale(papers), documents: asStale(documents) };
}

/**
 * A change that marks parts as printed, saved or sent; none if the draft no longer equals `documented`.
 *
 * @param paper what was printed or saved; left out for documents recorded elsewhere
 */
export function securing(parts: readonly SecuredPart[], documented: Draft, paper?: Paper): DraftChange {
  return (draft) => {
    const same = saysTheSame(draft, documented);
    const { secured = [] } = draft;
    const more = same ? parts.filter((part) => !secured.includes(part)) : [];
    if (more.length === 0 && paper === undefined) return draft;
    const noted =
      paper &&
      withPaper(draft.papers, {
        ...paper,
        ...(same ? undefined : ({ stale: true } as const)),
      });
    return {
      ...draft,
      ...(more.length > 0 && { secured: [...secured, ...more] }),
      ...(noted && { papers: noted }),
    };
  };
}
