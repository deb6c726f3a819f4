import type { FigureBasis } from '#consultation/domain';
import { asStale } from '../documents/sent/paper-list.ts';
import type { Draft } from './draft.ts';

/*
 * What becomes of figures that have changed without the adviser (decision 0034). They are none of the adviser's
 * changes: neither the time nor the place of the draft is touched by them.
 */

/** Notes what the figures on the screen are made from. */
export function noting(basis: FigureBasis) {
  return (draft: Draft): Draft => ({ ...draft, figures: { basis, keptDay: draft.figures?.keptDay } });
}

/**
 * Notes that the figures have become others, until the adviser decides: care that was printed, saved or sent before is
 * no longer what the screen shows.
 *
 * @param at milliseconds since 1970
 */
export function questioning(basis: FigureBasis, at: number) {
  return (draft: Draft): Draft => ({
    ...draft,
    secured: draft.secured?.filter((part) => part !== 'care'),
    figures: { ...draft.figures, basis, undecided: draft.figures?.undecided ?? at },
  });
}

/** Takes the new figures: papers that were made with the former ones are stale. */
export function accepting(basis: FigureBasis) {
  return (draft: Draft): Draft => {
    const since = draft.figures?.undecided ?? Number.POSITIVE_INFINITY;
    return noting(basis)(withStale(draft, ({ at }) => at < since));
  };
}

/** Goes on with the day of the former figures: papers that were made with the new ones since are stale. */
export function keepingDay(draft: Draft): Draft {
  const { figures } = draft;
  if (figures === undefined) return draft;
  const { basis, undecided = Number.POSITIVE_INFINITY } = figures;
  return { ...withStale(draft, ({ at }) => at >= undecided), figures: { basis, keptDay: basis.day } };
}

/** Goes on with the day it is: what that makes of the figures is asked again. */
export function endingKeptDay(draft: Draft): Draft {
  return draft.figures ? { ...draft, figures: { ...draft.figures, keptDay: undefined } } : draft;
}

/** Whether something that was handed out says other figures, answers or products than the draft does. */
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
