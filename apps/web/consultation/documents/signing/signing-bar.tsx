import './signing.css';
import { useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import { deferredPart } from '../../../connection/deferred/deferred-part.ts';
import { DeferredDialog } from '../../../ui/basics/deferred.tsx';
import { usePerson } from '../../care/use-person.ts';
import { useDraftActions, useDraftPart } from '../../draft/draft-provider.tsx';
import type { DocumentKind } from '../../papers/document-kinds.ts';
import type { DocumentSignatures, SignedContent } from '../../papers/document-signatures.ts';
import type { MadeDocument } from '../pdf/worker-messages.ts';
import { signersInWords } from './signature-words.ts';

const DIALOG = deferredPart(
  async () => (await import('./dialog/signing-dialog.tsx')).SigningDialog,
  'on-demand',
);

/** Whether a document is signed on the screen, and the way to do it. Nothing without a line to sign. */
export function SigningBar(props: {
  kind: DocumentKind;
  /** The document as it is shown; undefined while it is made. */
  made: MadeDocument | undefined;
  proposals: SignedContent['proposals'];
}) {
  const { kind, made, proposals } = props;
  const kept = useDraftPart((state) => state.draft.signatures?.[kind]);
  const { update } = useDraftActions();
  const { insurer } = usePerson();
  // What is signed is what was shown when the dialog opened.
  const [signing, setSigning] = useState<SignedContent | null>(null);
  const { unsigned: content, signers = [] } = made ?? {};
  const keep = (change: (before: DocumentSignatures | undefined) => DocumentSignatures | undefined) =>
    update(({ signatures = {}, ...draft }) => {
      const { [kind]: before, ...others } = signatures;
      const after = change(before);
      const all = after === undefined ? others : { ...others, [kind]: after };
      return Object.keys(all).length === 0 ? draft : { ...draft, signatures: all };
    });
  // A sheet such as 'Zum Mitnehmen' has no line for a signature.
  if (made !== undefined && signers.length === 0) return null;
  const open = made && content !== undefined;
  const outdated = open && kept !== undefined && kept.content !== content;
  return (
    <div className="signing-bar">
      <div role="status">
        {outdated ? (
          <p className="message message-notice">
            <strong>Die Unterschrift gilt nicht mehr.</strong> Das Dokument hat sich seitdem geändert; sie
            steht nicht mehr darin. Bitte lassen Sie es neu unterschreiben.
          </p>
        ) : (
          <p>{signedInWords(kept, insurer)}</p>
        )}
      </div>
      <div className="row">
        {outdated && (
          <button type="button" className="button" onClick={() => keep(() => undefined)}>
            Alte Unterschrift löschen
          </button>
        )}
        <button
          type="button"
          className="button"
          // Keeps the focus while the document is generated again.
          aria-disabled={!open}
          onClick={() => open && setSigning({ content, proposals })}
        >
          Unterschreiben
        </button>
      </div>
      {signing && (
        <DeferredDialog part={DIALOG} onClose={() => setSigning(null)}>
          {(SigningDialog) => (
            <SigningDialog
              kind={kind}
              content={signing}
              signers={signers}
              onKeep={keep}
              onClose={() => setSigning(null)}
            />
          )}
        </DeferredDialog>
      )}
    </div>
  );
}

function signedInWords(kept: DocumentSignatures | undefined, insurer: Krankenkasse | null): string {
  const signers = (['person', 'adviser'] as const).filter((signer) => kept?.[signer] !== undefined);
  return signers.length === 0
    ? 'Hier unterschreiben oder auf dem Ausdruck.'
    : `Unterschrieben: ${signersInWords(signers, insurer)}.`;
}
