import type { usePdf } from '../pdf/use-pdf.ts';

/** Status of the file. Rendered empty, so that screen readers announce the text. */
export function DocumentStatus({ pdf: { state, retry } }: { pdf: ReturnType<typeof usePdf> }) {
  const substituted = state.kind === 'made' ? state.made.pdf.substituted : [];
  return (
    <>
      <div className="document-status" role="status">
        {state.kind === 'making' && <p>Das PDF wird erstellt …</p>}
        {state.kind === 'made' && (
          <p>
            <strong>Das PDF wurde erfolgreich generiert</strong>{' '}
            <span className="field-hint">
              {state.made.pdf.pages === 1 ? '1\u00a0Seite' : `${state.made.pdf.pages}\u00a0Seiten`}
            </span>
          </p>
        )}
        {substituted.length > 0 && (
          <p className="message message-notice">
            Diese Zeichen kennt die Schrift des PDFs nicht oder man sieht sie nicht, dort steht ein Kästchen:{' '}
            <strong>{substituted.join(' ')}</strong>
          </p>
        )}
      </div>
      {state.kind === 'failed' && (
        <div className="message message-cost" role="alert">
          <p>
            <strong>Es gab einen Fehler beim Erstellen des PDFs</strong>
          </p>
          <p>Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.</p>
          <p>
            <button type="button" className="button" onClick={retry}>
              Erneut versuchen
            </button>
          </p>
        </div>
      )}
    </>
  );
}
