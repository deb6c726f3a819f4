import { usePress } from '../../../ui/basics/use-press.ts';
import type { DocumentRights } from '../../papers/document-kinds.ts';

/** The actions on a document that the user has the right to. */
export function DocumentActions(props: {
  /** Its name without the ending. */
  file: string;
  /** Of the file; undefined while it is made. */
  url: string | undefined;
  /** Whether it cannot be made yet. */
  waiting: boolean;
  rights: DocumentRights;
  trial: boolean;
  onPrint: () => void;
  onSave: () => void;
  onMail: () => void;
  onClose: () => void;
}) {
  const { file, url, waiting, rights, trial, onPrint, onSave, onMail, onClose } = props;
  const { press } = usePress();
  return (
    <div className="document-actions">
      {rights.send && trial && (
        <p className="field-hint">In der Testphase ist der Versand per E-Mail nicht möglich.</p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button button-quiet document-close" onClick={onClose}>
          Schließen
        </button>
        <button
          type="button"
          className="button document-print"
          disabled={url === undefined}
          onClick={(event) => void press(onPrint, event)}
        >
          Drucken
        </button>
        {rights.show && (
          <>
            <FileLink url={url} label="Sichern" download={`${file}.pdf`} onUse={onSave} />
            {/* Viewing does not count as keeping. */}
            <FileLink url={url} label="PDF öffnen" />
          </>
        )}
        {rights.send && (
          <button
            type="button"
            className="button button-primary"
            disabled={trial || waiting}
            onClick={onMail}
          >
            Per E-Mail senden
          </button>
        )}
      </div>
    </div>
  );
}

/** A link to the file; keeps its place until the file is made. */
function FileLink(props: { url: string | undefined; label: string; download?: string; onUse?: () => void }) {
  const { url, label, download, onUse } = props;
  if (url === undefined) {
    return (
      <button type="button" className="button" disabled>
        {label}
      </button>
    );
  }
  return (
    <a
      className="button"
      href={url}
      onClick={(event) => {
        // The second click of a double click would save it a second time.
        if (event.detail > 1) event.preventDefault();
        else onUse?.();
      }}
      {...(download === undefined ? { target: '_blank', rel: 'noreferrer' } : { download })}
    >
      {label}
      {download === undefined && <span className="visually-hidden"> (neues Fenster)</span>}
    </a>
  );
}
