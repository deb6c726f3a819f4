import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Skeleton } from '../../ui/basics/skeleton.tsx';
import { useForgetPerson } from '../documents/sent/use-forget-person.ts';
import { isUntouched } from '../draft/draft.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { loadReopenedCard } from './deferred-reopened.tsx';
import { FoundRecord } from './found-record.tsx';
import { RecordFile } from './record-file.tsx';
import { RecordPassword } from './record-password.tsx';
import { useOpening } from './use-opening.ts';

/**
 * Opens the PDF of a Dokumentation and begins a Folgeberatung with it.
 *
 * @param props.dropped the file, if one was dropped on the home page
 */
export function OpenDialog({ dropped, onClose }: { dropped: File | null; onClose: () => void }) {
  const { state, open, tryPassword, startOver } = useOpening();
  const { getState, update } = useDraftActions();
  const forget = useForgetPerson();
  const navigate = useNavigate();
  // The screen itself answers a failed load.
  useEffect(() => void loadReopenedCard().catch(() => {}), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each dropped file is opened once.
  useEffect(() => {
    if (dropped !== null) open(dropped);
  }, [dropped]);
  const begin = (draft: Parameters<typeof FoundRecord>[0]['draft']) => {
    if (!isUntouched(getState().draft)) forget();
    update((before) => ({ ...before, ...draft, place: '/wizard/0' }));
    onClose();
    navigate('/wizard/0');
  };
  return (
    <Dialog title="Dokumentation öffnen" onClose={onClose}>
      {state.kind === 'choosing' && (
        <div className="stack">
          <p>
            Eine Folgeberatung beginnt mit den Antworten und Produkten aus dem PDF der letzten Dokumentation.
          </p>
          <RecordFile failure={state.failure} onFile={open} onFault={startOver} />
          <div className="dialog-actions">
            <button type="button" className="button" onClick={onClose}>
              Abbrechen
            </button>
          </div>
        </div>
      )}
      {state.kind === 'reading' && <Skeleton label="Die Dokumentation wird gelesen …" />}
      {state.kind === 'password' && (
        <RecordPassword
          wrong={state.wrong}
          onTry={(password) => tryPassword(state.bytes, password)}
          onBack={() => startOver()}
        />
      )}
      {state.kind === 'found' && (
        <FoundRecord draft={state.draft} onBegin={() => begin(state.draft)} onClose={onClose} />
      )}
    </Dialog>
  );
}
