import { useRevalidator } from '@remix-run/react';
import { useRef, useState } from 'react';
import { importImage } from '#catalogue/calls';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { usePress } from '../../ui/basics/use-press.ts';
import { FilePicker } from '../../ui/files/file-picker.tsx';
import { formatBytes } from '../../ui/files/file-rules.ts';
import { matchedFiles, type PictureFile } from './match-pictures.ts';
import { IMAGE_RULES } from './product-form.ts';
import { type Halt, sendPictures } from './send-pictures.ts';

interface PicturesDialogProps {
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

const MOST_FILES = 500;
const ID = 'many-pictures';
const NOTE = `${IMAGE_RULES.kinds}, je höchstens ${formatBytes(IMAGE_RULES.maxBytes)}, höchstens ${MOST_FILES} auf einmal`;

/**
 * Many pictures at once, each to the products whose picture's name or Artikelnummer is the name of its file. What goes
 * where is shown before anything is sent, and what has gone where after. It can be halted and closed at any time; what
 * is left goes on when it is asked to.
 */
export function PicturesDialog({ onDone, onClose }: PicturesDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const revalidator = useRevalidator();
  const [files, setFiles] = useState<readonly PictureFile[]>([]);
  const [state, setState] = useState<'open' | 'asking' | 'sending' | 'halted' | 'sent'>('open');
  const [halt, setHalt] = useState<Halt | null>(null);
  /** Ends what is under way. */
  const running = useRef<AbortController | null>(null);
  const { press } = usePress();
  const [fault, setFault] = useState<string | null>(null);
  const busy = state === 'asking' || state === 'sending';
  const ready = files.filter(({ fault: why, outcome }) => why === null && outcome === null);
  const stored = files.filter(({ outcome }) => outcome !== null).length;
  const begin = (): AbortSignal => {
    running.current = new AbortController();
    return running.current.signal;
  };
  const choose = async (chosen: readonly File[]) => {
    setFault(null);
    setFiles([]);
    if (chosen.length === 0) return;
    if (chosen.length > MOST_FILES) return setFault(`Das sind mehr als ${MOST_FILES} Dateien auf einmal.`);
    setState('asking');
    const matched = await matchedFiles(chosen, begin());
    setState('open');
    if (typeof matched === 'string') setFault(matched);
    else setFiles(matched);
  };
  const send = async () => {
    const signal = begin();
    setHalt(null);
    setState('sending');
    const ended = await sendPictures(ready, {
      send: (file) => makeCall(importImage, { file }, { signal }),
      signal,
      onSent: (sent) => setFiles((all) => all.map((other) => (other.file === sent.file ? sent : other))),
    });
    clearLoaderCache();
    // After the end of a session nothing is loaded again.
    if (ended?.why !== 'refused') revalidator.revalidate();
    setHalt(ended);
    setState(ended === null ? 'sent' : 'halted');
  };
  const stop = () => running.current?.abort();
  const close = () => {
    stop();
    if (stored === 0) return onClose();
    const all = stored + ready.length;
    const of = ready.length === 0 ? '' : `${stored} von ${all} Bildern wurden gespeichert.`;
    onDone(of || (stored === 1 ? 'Ein Bild wurde gespeichert.' : `${stored} Bilder wurden gespeichert.`));
  };
  const words =
    state === 'asking'
      ? 'Es wird nachgesehen, zu welchen Produkten die Dateien gehören …'
      : state === 'sending'
        ? `${stored} von ${stored + ready.length} gespeichert …`
        : state === 'halted'
          ? `Angehalten: ${stored} von ${stored + ready.length} gespeichert.`
          : state === 'sent'
            ? `Fertig: ${stored} gespeichert, ${files.length - stored} nicht.`
            : files.length === 0
              ? ''
              : `${ready.length} von ${files.length} Dateien gehören zu einem Produkt.`;
  return (
    <Dialog title="Bilder hochladen" onClose={close} wide>
      <p>
        Der Name der Datei sagt, wohin ein Bild gehört: der Name des Bildes, den ein Produkt nennt, oder die
        Artikelnummer einer seiner Größen, wie 9120001.jpg.
      </p>
      <FilePicker
        id={ID}
        label="Bilder"
        note={NOTE}
        error={fault}
        announced
        accept={IMAGE_RULES.accept}
        several
        busy={busy}
        input={input}
        onFile={() => busy || void choose([...(input.current?.files ?? [])])}
        onFault={setFault}
      />
      <p role="status" className="field-hint">
        {words}
      </p>
      {halt?.why === 'refused' ? (
        <p className="message message-cost" role="alert">
          {halt.message}
        </p>
      ) : null}
      {busy ? <div className="progress-line" /> : null}
      {files.length === 0 ? null : <PictureList files={files} />}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={close}>
          {state === 'open' || state === 'asking' ? 'Abbrechen' : 'Schließen'}
        </button>
        {state === 'sending' ? (
          <button type="button" className="button" onClick={stop}>
            Anhalten
          </button>
        ) : null}
        {state === 'sent' || ready.length === 0 ? null : (
          <BusyButton
            busy={busy}
            className="button button-primary"
            onClick={(event) => void press(send, event)}
          >
            {actionWords(ready.length, stored)}
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
}

/** The button; `stored` before it: it goes on. */
function actionWords(left: number, stored: number): string {
  if (stored > 0) return left === 1 ? 'Das letzte Bild speichern' : `Die übrigen ${left} Bilder speichern`;
  return left === 1 ? 'Ein Bild speichern' : `${left} Bilder speichern`;
}

function PictureList({ files }: { readonly files: readonly PictureFile[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
    <section className="percent-preview" tabIndex={0} aria-label="Dateien">
      <table>
        <thead>
          <tr>
            <th scope="col">Datei</th>
            <th scope="col">geht zu</th>
            <th scope="col">Stand</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ file, fault, products, replaces, outcome }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list only changes as a whole.
            <tr key={at}>
              <th scope="row">{file.name}</th>
              <td>{products.map(({ name }) => name).join(', ') || '–'}</td>
              <td>
                {fault ??
                  (outcome === null ? (replaces ? 'ersetzt das jetzige Bild' : 'neu') : OUTCOMES[outcome])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const OUTCOMES = {
  added: 'gespeichert',
  replaced: 'gespeichert, ersetzt das frühere',
  identical: 'war schon so da',
} as const;
