import { type Draft, EMPTY_DRAFT, isUntouched } from './draft.ts';

/** Trouble with the draft, for a notice; work can continue. */
export type DraftTrouble = 'set-aside' | 'not-saved';

/**
 * The draft as the screens see it. While `ready` is false it is being read or asked about: show no figures and no
 * form.
 */
export interface DraftState {
  readonly ready: boolean;
  readonly draft: Draft;
  readonly trouble: DraftTrouble | null;
  /** A consultation of an earlier session that the adviser has neither resumed nor discarded yet. */
  readonly interrupted: Pick<Draft, 'changed' | 'place'> | null;
}

/** State before a draft is read. */
export const UNREAD: DraftState = { ready: false, draft: EMPTY_DRAFT, trouble: null, interrupted: null };

/**
 * The draft's state for the screens; of one from an earlier session only time and place.
 *
 * @param session the current one; null if a login interrupts nothing
 */
export function stateOf(draft: Draft, session: number | null, trouble: DraftTrouble | null): DraftState {
  const { changed, place } = draft;
  const interrupted =
    draft.session !== null && session !== null && session !== draft.session && !isUntouched(draft);
  return interrupted
    ? { ...UNREAD, trouble, interrupted: { changed, place } }
    : { ready: true, draft, trouble, interrupted: null };
}
