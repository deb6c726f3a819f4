import { type ReactNode, useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { DeferredDialog } from '../../ui/basics/deferred.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useCare } from '../care/care-data.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import type { DocumentKind } from '../papers/document-kinds.ts';

const DIALOG = deferredPart(async () => (await import('./document-dialog.tsx')).DocumentDialog);

/**
 * Opens a document's preview, and asks before any document is made what to do if the name is missing (consultation
 * specification, section 5). Does nothing without an insurer.
 */
export function useDocument(insurer: Krankenkasse | null): {
  /** @param mail whether to begin with the mail */
  readonly open: (kind: DocumentKind, mail?: boolean) => void;
  /** Goes on once nothing speaks against making documents, or the adviser wants them all the same. */
  readonly before: (make: () => void) => void;
  readonly dialog: ReactNode;
} {
  const answers = useDraftPart((state) => state.draft.answers);
  const { letterhead } = useCare();
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const [shown, setShown] = useState<{ readonly kind: DocumentKind; readonly mail: boolean } | null>(null);
  // In the trial a placeholder replaces the name.
  const nameless = !letterhead.trial && !answers.lastname?.trim();
  const before = (make: () => void) => (nameless ? setAsked(() => make) : make());
  const goOn = () => {
    setAsked(null);
    asked?.();
  };
  const dialog =
    insurer === null ? null : asked !== null ? (
      <NameQuestion onYes={goOn} onNo={() => setAsked(null)} />
    ) : shown !== null ? (
      <DeferredDialog part={DIALOG} onClose={() => setShown(null)}>
        {(DocumentDialog) => (
          <DocumentDialog {...shown} insurer={insurer} nameless={nameless} onClose={() => setShown(null)} />
        )}
      </DeferredDialog>
    ) : null;
  return { open: (kind, mail = false) => before(() => setShown({ kind, mail })), before, dialog };
}

/** 'Nein' comes first, so that it has the focus. */
function NameQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  return (
    <Dialog title="Sie haben noch keinen Namen eingetragen" onClose={onNo}>
      <p>Wollen Sie trotzdem fortfahren?</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onNo}>
          Nein
        </button>
        <button type="button" className="button button-primary" onClick={onYes}>
          Ja
        </button>
      </div>
    </Dialog>
  );
}
