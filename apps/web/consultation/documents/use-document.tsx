import { type ReactNode, useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useCare } from '../care/care-data.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import type { DocumentKind } from './kinds/document-kinds.ts';

/**
 * Opens a document's preview, after asking what to do if the name is missing (consultation specification, section
 * 5). Opens nothing without an insurer.
 */
export function useDocument(insurer: Krankenkasse | null): {
  readonly open: (kind: DocumentKind) => void;
  readonly dialog: ReactNode;
} {
  const answers = useDraftPart((state) => state.draft.answers);
  const { letterhead } = useCare();
  const [asked, setAsked] = useState<DocumentKind | null>(null);
  const [shown, setShown] = useState<DocumentKind | null>(null);
  // In the trial a placeholder replaces the name.
  const nameless = !letterhead.trial && !answers.lastname?.trim();
  const open = (kind: DocumentKind) => (nameless ? setAsked(kind) : setShown(kind));
  const close = () => {
    setAsked(null);
    setShown(null);
  };
  const goOn = () => {
    setAsked(null);
    setShown(asked);
  };
  const dialog =
    insurer === null ? null : asked !== null ? (
      <NameQuestion onYes={goOn} onNo={close} />
    ) : shown !== null ? (
      <DocumentDialog kind={shown} insurer={insurer} nameless={nameless} onClose={close} />
    ) : null;
  return { open, dialog };
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
