import { useEffect } from 'react';
import { callServer } from '../../../connection/calls/call-server.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';

/**
 * Counts the offer of this consultation, once, when the first of its documents is there: for the institution and the
 * month, without a word of what is in it (docs/decisions/0038). What does not reach the server is tried again with the
 * next document.
 */
export function useOfferCount(made: boolean): void {
  const { getState, update } = useDraftActions();
  useEffect(() => {
    if (!made || getState().draft.offered === true) return;
    const note = (offered: boolean) => update((draft) => ({ ...draft, offered }));
    // Before the answer: two documents one after the other are one offer.
    note(true);
    void callServer('/offerCount', { method: 'POST' }).then((answer) => {
      if (!answer.ok && answer.code === 'unreachable') note(false);
    });
  }, [made, getState, update]);
}
