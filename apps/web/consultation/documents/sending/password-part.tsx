import { type MouseEvent, useEffect, useId, useState } from 'react';
import { passwordGroups } from '#pdf/domain';
import { BusyButton } from '../../../ui/basics/busy-button.tsx';
import { usePress } from '../../../ui/basics/use-press.ts';
import { openFile, PrintFrame, type PrintJob } from '../desk/print-frame.tsx';
import { pdfMaker } from '../pdf/browser-pdf-maker.ts';
import type { SealingPassword } from './sealing-password.ts';

/**
 * The password that opens the document, beside its sending: one of its own is shown here and nowhere else, and each can
 * be printed on a slip.
 *
 * @param props.onNew makes another one; undefined once the document is sealed
 */
export function PasswordPart(props: { sealing: SealingPassword; onNew?: (() => void) | undefined }) {
  const { sealing, onNew } = props;
  const title = useId();
  const slip = useSlip(sealing.password);
  return (
    <section className="password-part" aria-labelledby={title}>
      <h4 id={title}>{sealing.own ? 'Kennwort dieses Versands' : 'Kennwort für die Person'}</h4>
      {sealing.own ? (
        <>
          <output className="own-password">
            {/* Without a blank between the groups, so that a copy opens the file. */}
            {passwordGroups(sealing.password).map((group) => (
              <span key={group}>{group}</span>
            ))}
          </output>
          <p>Das Programm zeigt dieses Kennwort nur hier und speichert es nirgends.</p>
        </>
      ) : (
        <p>Der Zettel nennt Ihr PDF-Passwort in großer Schrift, nicht Ihre Firma.</p>
      )}
      <div className="row">
        <BusyButton busy={slip.busy} onClick={slip.print}>
          Zettel „Ihr Kennwort“ drucken
        </BusyButton>
        {sealing.own && onNew && (
          <button type="button" className="button" onClick={onNew}>
            Neues Kennwort
          </button>
        )}
      </div>
      <div role="status">
        {slip.failed && <p className="field-error">Der Zettel konnte nicht erstellt werden.</p>}
      </div>
      {slip.frame}
    </section>
  );
}

/** Prints the slip 'Ihr Kennwort', as documents are printed. */
function useSlip(password: string) {
  const [job, setJob] = useState<PrintJob | null>(null);
  const [failed, setFailed] = useState(false);
  const { busy, press } = usePress();
  const print = async () => {
    setFailed(false);
    try {
      const { bytes } = await pdfMaker.slip(password);
      const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/pdf' }));
      setJob((last) => ({ url, number: (last?.number ?? 0) + 1 }));
      if (!navigator.pdfViewerEnabled) openFile(url);
    } catch {
      // Usually the typeface failed to load: another press tries again.
      setFailed(true);
    }
  };
  const url = job?.url;
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url]);
  const frame = job !== null && navigator.pdfViewerEnabled && <PrintFrame {...job} key={job.number} />;
  return { busy, failed, frame, print: (event: MouseEvent) => void press(print, event) };
}
