import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { SignatureDrawing, Signer } from '#pdf/domain';
import { useModal } from '../../../../ui/basics/modal.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useCare } from '../../../care/care-data.ts';
import { usePerson } from '../../../care/use-person.ts';
import { useDraftPart } from '../../../draft/draft-provider.tsx';
import { type DocumentKind, wordsOf } from '../../../papers/document-kinds.ts';
import {
  type DocumentSignatures,
  type SignedContent,
  withoutSignature,
  withSignature,
} from '../../../papers/document-signatures.ts';
import { signersInWords } from '../signature-words.ts';
import { SignatureField } from './signature-field.tsx';

const MAX_PLACE = 200;

/** The fields to sign, over the whole screen: the person's first and large, the adviser's below. */
export function SigningDialog(props: {
  kind: DocumentKind;
  content: SignedContent;
  signers: readonly Signer[];
  onKeep: (change: (before: DocumentSignatures | undefined) => DocumentSignatures | undefined) => void;
  onClose: () => void;
}) {
  const { kind, content, signers, onKeep, onClose } = props;
  const { insurer } = usePerson();
  const kept = useDraftPart((state) => state.draft.signatures?.[kind]);
  const valid = kept?.content === content.content ? kept : undefined;
  const proposed = usePlace();
  const [place, setPlace] = useState(valid?.place ?? proposed);
  const open = useRef(new Set<Signer>());
  const [asked, setAsked] = useState<readonly Signer[]>([]);
  const close = () => {
    const left = [...open.current];
    if (left.length > 0 && asked.length === 0) return setAsked(left);
    if (valid?.person && valid.place !== place)
      onKeep((before) => before && { ...before, place: place.trim().slice(0, MAX_PLACE) });
    onClose();
  };
  const take = (signer: Signer, drawing: SignatureDrawing) => {
    setAsked([]);
    onKeep((before) => ({
      ...withSignature(before, content, signer, drawing),
      ...(signer === 'person' && { place: place.trim().slice(0, MAX_PLACE) }),
    }));
  };
  const onOpen = useCallback((signer: Signer, isOpen: boolean) => {
    if (isOpen) open.current.add(signer);
    else open.current.delete(signer);
    setAsked([]);
  }, []);
  const modal = useModal(close);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // Not the field for the place: on a tablet its keyboard would cover the fields to sign.
  useEffect(() => title.current?.focus(), []);
  return (
    <dialog {...modal} className="dialog signing" aria-labelledby={titleId}>
      <div className="dialog-body">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          Unterschreiben: {wordsOf(kind, insurer).title}
        </h2>
        <p className="field-hint">
          Unterschreiben Sie mit Finger, Stift oder Maus – oder später auf dem Ausdruck.
        </p>
        {signers.map((signer) => (
          <SignatureField
            key={signer}
            signer={signer}
            taken={valid?.[signer]}
            onOpen={onOpen}
            onTake={(drawing) => take(signer, drawing)}
            onDelete={() => onKeep((before) => withoutSignature(before, signer))}
          >
            {signer === 'person' && (
              <TextField
                id="signing-place"
                label="Ort"
                value={place}
                limit={MAX_PLACE}
                maxLength={MAX_PLACE}
                onChange={setPlace}
              />
            )}
          </SignatureField>
        ))}
        <div className="signing-foot">
          <div role="alert">
            {asked.length > 0 && (
              <p className="message message-notice">
                Noch nicht übernommen: {signersInWords(asked, insurer)}. Mit „Fertig“ schließen Sie ohne diese
                Unterschrift.
              </p>
            )}
          </div>
          <div className="dialog-actions">
            <button type="button" className="button button-primary" onClick={close}>
              Fertig
            </button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Where the talk takes place, as far as it is known: as answered for the documents, else in the shop. */
function usePlace(): string {
  const { letterhead } = useCare();
  const details = useDraftPart((state) => state.draft.details);
  if (details?.place) return details.place;
  return details?.talk === undefined || details.talk === 'shop' ? letterhead.ort : '';
}
