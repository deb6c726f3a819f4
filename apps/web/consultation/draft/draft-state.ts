import { type Draft, EMPTY_DRAFT, isUntouched } from './draft.ts';

/** What went wrong with the draft, for a notice; the work itself goes on. */
export type DraftTrouble = 'set-aside' | 'not-saved';

/** The draft as the screens see it. `ready` false: still being read or asked about, show no figures and no form. */
export interface DraftState {
  readonly ready: boolean;
  readonly draft: Draft;
  readonly trouble: DraftTrouble | null;
  /** A consultation of an earlier session, which the adviser has neither resumed nor discarded yet. */
  readonly interrupted: Pick<Draft, 'changed' | 'place'> | null;
}

/** Before a draft is read. */
export const UNREAD: DraftState = { ready: false, draft: EMPTY_DRAFT, trouble: null, interrupted: null };

/**
 * What the screens see of a draft: of one that an earlier session has left only when and where.
 *
 * @param session of the user now; null where nothing is interrupted by a login
 */
export function stateOf(draft: Draft, session: number | null, trouble: DraftTrouble | null): DraftState {
  const { changed, place } = draft;
  const interrupted =
    draft.session !== null && session !== null && session !== draft.session && !isUntouched(draft);
  return interrupted
    ? { ...UNREAD, trouble, interrupted: { changed, place } }
    : { ready: true, draft, trouble, interrupted: null };
}
