import type { usePdf } from '../pdf/use-pdf.ts';
import { MakingFailure, SubstitutedNotice } from './making-notices.tsx';

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
        <SubstitutedNotice characters={substituted} />
      </div>
      {state.kind === 'failed' && (
        <MakingFailure title="Es gab einen Fehler beim Erstellen des PDFs" onRetry={retry} />
      )}
    </>
  );
}
