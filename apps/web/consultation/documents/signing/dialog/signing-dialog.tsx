import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
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
import { SignatureSvg } from '../signature-svg.tsx';
import { signerInWords, signersInWords } from '../signature-words.ts';
import { recordedDrawing } from './recorded-drawing.ts';

/** As in the documents. */
const INK = '#14246b';

interface Pad {
  /** Whether something is drawn. */
  readonly inked: boolean;
  /** The drawing; null if there is none, or with more strokes than a signature has. */
  readonly read: () => SignatureDrawing | null;
  readonly clear: () => void;
}

/** Draws with finger, pen or mouse on a canvas; what is drawn grows and shrinks with it. */
function usePad(canvas: RefObject<HTMLCanvasElement>): Pad {
  const pad = useRef<SignaturePad | null>(null);
  const [inked, setInked] = useState(false);
  useEffect(() => {
    const surface = canvas.current;
    if (surface === null) return;
    const made = new SignaturePad(surface, { penColor: INK, minWidth: 1, maxWidth: 2.6, minDistance: 3 });
    pad.current = made;
    const onBegin = () => setInked(true);
    made.addEventListener('beginStroke', onBegin);
    let width = 0;
    const fit = () => {
      const { clientWidth, clientHeight } = surface;
      if (clientWidth === 0) return;
      const scale = width === 0 ? 1 : clientWidth / width;
      width = clientWidth;
      const density = Math.max(window.devicePixelRatio, 1);
      surface.width = clientWidth * density;
      surface.height = clientHeight * density;
      surface.getContext('2d')?.scale(density, density);
      // A canvas that changes its size is empty.
      made.fromData(
        made.toData().map((stroke) => ({
          ...stroke,
          points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
        })),
      );
    };
    const observer = new ResizeObserver(fit);
    observer.observe(surface);
    return () => {
      observer.disconnect();
      made.removeEventListener('beginStroke', onBegin);
      made.off();
      pad.current = null;
    };
  }, [canvas]);
  return {
    inked,
    read: () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = canvas.current ?? {};
      return recordedDrawing(pad.current?.toData() ?? [], { width, height });
    },
    clear: () => {
      pad.current?.clear();
      setInked(false);
    },
  };
}

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

/** One signer's field: empty and to be drawn on, or the signature that was taken over. */
function SignatureField(props: {
  signer: Signer;
  taken: SignatureDrawing | undefined;
  /** Called with whether something is drawn that is not taken over yet. */
  onOpen: (signer: Signer, isOpen: boolean) => void;
  onTake: (drawing: SignatureDrawing) => void;
  onDelete: () => void;
  children: ReactNode;
}) {
  const { signer, taken, onOpen, onTake, onDelete, children } = props;
  const titleId = useId();
  const who = signerInWords(signer, usePerson().insurer);
  return (
    <section className="signing-field" data-signer={signer} aria-labelledby={titleId}>
      <h3 id={titleId}>Unterschrift: {who}</h3>
      {children}
      {taken ? (
        <>
          <div className="signing-surface">
            <SignatureSvg drawing={taken} label={`Übernommene Unterschrift: ${who}`} />
          </div>
          <div className="signing-actions">
            <p role="status" className="signing-taken">
              Übernommen
            </p>
            <button type="button" className="button" onClick={onDelete}>
              Löschen
            </button>
          </div>
        </>
      ) : (
        <EmptyField signer={signer} who={who} onOpen={onOpen} onTake={onTake} />
      )}
    </section>
  );
}

function EmptyField(props: {
  signer: Signer;
  who: string;
  onOpen: (signer: Signer, isOpen: boolean) => void;
  onTake: (drawing: SignatureDrawing) => void;
}) {
  const { signer, who, onOpen, onTake } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { inked, read, clear } = usePad(canvas);
  const [refused, setRefused] = useState(false);
  useEffect(() => onOpen(signer, inked), [onOpen, signer, inked]);
  useEffect(() => () => onOpen(signer, false), [onOpen, signer]);
  const take = () => {
    const drawing = read();
    setRefused(drawing === null);
    if (drawing !== null) onTake(drawing);
  };
  return (
    <>
      <div className="signing-surface">
        <canvas ref={canvas} role="img" aria-label={`Feld zum Unterschreiben: ${who}`} />
      </div>
      <div className="signing-actions">
        <p role="alert" className="field-error">
          {refused && 'Das sind zu viele Striche. Bitte löschen und neu unterschreiben.'}
        </p>
        <button
          type="button"
          className="button"
          disabled={!inked}
          onClick={() => {
            clear();
            setRefused(false);
          }}
        >
          Löschen
        </button>
        <button type="button" className="button button-primary" disabled={!inked} onClick={take}>
          Übernehmen
        </button>
      </div>
    </>
  );
}
