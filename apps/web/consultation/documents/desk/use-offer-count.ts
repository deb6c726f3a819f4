import { useEffect } from 'react';
import { countOffer } from '#institution/calls';
import { sendCall } from '../../../connection/calls/send-call.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';

/**
 * Counts the offer of this consultation once, when its first document is made: per institution and month, without
 * any content (docs/decisions/0038). If the server cannot be reached, the next document tries again.
 */
export function useOfferCount(made: boolean): void {
  const { getState, update } = useDraftActions();
  useEffect(() => {
    if (!made || getState().draft.offered === true) return;
    const note = (offered: boolean) => update((draft) => ({ ...draft, offered }));
    // Before the response: two documents in quick succession are one offer.
    note(true);
    void sendCall(countOffer, {}).then((answer) => {
      if (!answer.ok && answer.code === 'unreachable') note(false);
    });
  }, [made, getState, update]);
}
