import type { FigureBasis } from '#consultation/domain';
import { asStale } from '../papers/paper-list.ts';
import type { Draft } from './draft.ts';

/* Decisions about figures that changed without the adviser (decision 0034). They are not the adviser's edits:
   the time and place of the last edit stay as they are. */

/** Sets the basis of the figures on the screen. */
export function noting(basis: FigureBasis) {
  return (draft: Draft): Draft => ({ ...draft, figures: { basis, keptDay: draft.figures?.keptDay } });
}

/**
 * Records that the figures have changed, until the adviser decides: care that was printed, saved or sent before
 * no longer counts as secured.
 *
 * @param at milliseconds since 1970
 */
export function questioning(basis: FigureBasis, at: number) {
  return (draft: Draft): Draft => ({
    ...draft,
    secured: draft.secured?.filter((part) => part !== 'care'),
    endedUnsaved: undefined,
    figures: { ...draft.figures, basis, undecided: draft.figures?.undecided ?? at },
  });
}

/** Accepts the new figures: documents with the old ones are stale. */
export function accepting(basis: FigureBasis) {
  return (draft: Draft): Draft => {
    const since = draft.figures?.undecided ?? Number.POSITIVE_INFINITY;
    return noting(basis)(withStale(draft, ({ at }) => at < since));
  };
}

/** Keeps the day of the old figures: documents made with the new ones since are stale. */
export function keepingDay(draft: Draft): Draft {
  const { figures } = draft;
  if (figures === undefined) return draft;
  const { basis, undecided = Number.POSITIVE_INFINITY } = figures;
  return { ...withStale(draft, ({ at }) => at >= undecided), figures: { basis, keptDay: basis.day } };
}

/** Returns to the current day; if that changes the figures, the adviser is asked again. */
export function endingKeptDay(draft: Draft): Draft {
  return draft.figures ? { ...draft, figures: { ...draft.figures, keptDay: undefined } } : draft;
}

/** Whether a document handed out differs from the draft in figures, answers or products. */
export function isStale(
  { at, stale }: { readonly at: number; readonly stale?: true | undefined },
  { figures }: Pick<Draft, 'figures'>,
): boolean {
  return stale === true || (figures?.undecided !== undefined && at < figures.undecided);
}

function withStale(draft: Draft, isFormer: (made: { readonly at: number }) => boolean): Draft {
  return {
    ...draft,
    papers: asStale(draft.papers, isFormer),
    documents: asStale(draft.documents, isFormer),
  };
}
