import { useRight } from '../../../session/frame-data.ts';
import { useDraftActions } from '../../draft/draft-provider.tsx';
import { keptFiles } from '../../papers/sent-file.ts';
import { setDeletion } from './deletion-state.ts';
import { endRequest } from './open-request.ts';

/**
 * Forgets the person: the draft at once, and the files on the server if it can be reached (consultation
 * specification, section 2, "Final"). A failed deletion does not block the next consultation.
 */
export function useForgetPerson(): () => void {
  const { getState, wipe } = useDraftActions();
  const sends = useRight('pdf_vers');
  return () => {
    const names = keptFiles(getState().draft.documents).map(({ name }) => name);
    endRequest();
    wipe();
    if (sends) setDeletion({ kind: 'asked', names });
  };
}
