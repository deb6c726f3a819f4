import { useRight } from '../../../session/frame-data.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import { setDeletion } from './deletion-state.ts';
import { endRequest } from './open-request.ts';

/**
 * Forgets the person: the draft at once, and the files on the server as far as it can be reached (consultation
 * specification, section 2, "Final"). That these could not be deleted keeps nobody from the next consultation.
 */
export function useForgetPerson(): () => void {
  const { getState, wipe } = useDraftActions();
  const sends = useRight('pdf_vers');
  return () => {
    const names = (getState().draft.documents ?? []).map(({ name }) => name);
    endRequest();
    wipe();
    if (sends) setDeletion({ kind: 'asked', names });
  };
}
