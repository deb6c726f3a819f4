import { useEffect, useState } from 'react';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { SafeStorage } from '../../session/storage/draft-storage.ts';
import { DeferredDialog } from '../../ui/basics/deferred.tsx';
import { useModal } from '../../ui/basics/modal.ts';
import { Skeleton } from '../../ui/basics/skeleton.tsx';
import type { Draft } from '../draft/draft.ts';

const NAME = 'inko.turned';

/** Kept by the tab, so that a reload uncovers nothing: the screen's path, and nothing of the person. */
const tab = new SafeStorage({
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, text) => window.sessionStorage.setItem(key, text),
  removeItem: (key) => window.sessionStorage.removeItem(key),
});

/** Whether this screen was turned to the patient when it was left by a reload. */
function isTurned(): boolean {
  const kept = tab.read(NAME);
  return kept !== null && kept === window.location.pathname;
}

function keepTurned(turned: boolean): void {
  if (turned) tab.write(NAME, window.location.pathname);
  else tab.remove(NAME);
}

const VIEW = deferredPart(async () => (await import('./view/patient-view.tsx')).PatientView);

/**
 * The button that turns the screen to the patient: they see the proposals and what each costs them, and nothing
 * else.
 *
 * @param props.saving puts products into the cart that the screen has chosen but not saved yet; they are shown as
 *   saved, and are saved once the patient chooses
 */
export function TurnToPatient({ saving }: { saving?: (draft: Draft) => Draft }) {
  // The button is drawn once the draft is read, so never on the server.
  const [turned, setTurned] = useState(isTurned);
  useEffect(() => keepTurned(turned), [turned]);
  const turnBack = () => setTurned(false);
  return (
    <>
      <button
        type="button"
        className="button button-compact turn-to-patient"
        aria-haspopup="dialog"
        onClick={() => setTurned(true)}
      >
        Der Person zeigen
      </button>
      {turned && (
        <DeferredDialog part={VIEW} onClose={turnBack} meanwhile={<Cover />}>
          {(View) => <View {...(saving && { saving })} onBack={turnBack} />}
        </DeferredDialog>
      )}
    </>
  );
}

/** Over the whole screen until the view is there. */
function Cover() {
  const modal = useModal(() => {});
  return (
    <dialog {...modal} className="patient-cover" aria-label="Vorschläge">
      <Skeleton label="Die Vorschläge werden geladen …" />
    </dialog>
  );
}
