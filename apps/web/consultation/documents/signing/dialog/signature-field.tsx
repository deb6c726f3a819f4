import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SignatureDrawing, Signer } from '#pdf/domain';
import { usePerson } from '../../../care/use-person.ts';
import { SignatureSvg } from '../signature-svg.tsx';
import { signerInWords } from '../signature-words.ts';
import { usePad } from './use-pad.ts';

/** One signer's field: empty and to be drawn on, or the signature that was taken over. */
export function SignatureField(props: {
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
