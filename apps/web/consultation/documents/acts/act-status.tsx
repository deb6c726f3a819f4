import { counted } from '#platform/domain';
import { DOCUMENTS, type HandedKind, wordsOf } from '../kinds/document-kinds.ts';
import type { ActResult, DocumentAct } from './act.ts';
import type { ActState } from './use-acts.tsx';

/** The progress and result of an act. Rendered empty, so that screen readers announce the text. */
export function ActStatus({ state, onRetry }: { state: ActState; onRetry: (act: DocumentAct) => void }) {
  const result = state.kind === 'done' ? state.result : null;
  return (
    <div className="act-status" role="status">
      {state.kind === 'running' && <p>Die Dokumente werden erstellt …</p>}
      {result && result.made.length > 0 && (
        <p className="message message-covered">
          <strong>{madeInWords(result)}</strong>
        </p>
      )}
      {result?.open.map((kind) => (
        <p key={kind} className="message message-notice">
          Es fehlt noch: {DOCUMENTS[kind].title}. Seine Fragen sind noch nicht beantwortet.
        </p>
      ))}
      {result?.unsigned.map((kind) => (
        <p key={kind} className="message message-notice">
          {DOCUMENTS[kind].title}: ohne Unterschrift. Sie wurde für einen anderen Stand des Dokuments gegeben.
        </p>
      ))}
      {result?.notices.map((notice) => (
        <p key={notice} className="message message-notice">
          {notice}
        </p>
      ))}
      {result && result.substituted.length > 0 && (
        <p className="message message-notice">
          Diese Zeichen kennt die Schrift des PDFs nicht oder man sieht sie nicht, dort steht ein Kästchen:{' '}
          <strong>{result.substituted.join(' ')}</strong>
        </p>
      )}
      {result?.failed && (
        <div className="message message-cost">
          <p>
            <strong>Es gab einen Fehler beim Erstellen des PDFs</strong>
          </p>
          <p>Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.</p>
          <p>
            <button type="button" className="button" onClick={() => onRetry(remaining(result))}>
              Erneut versuchen
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

/** What is left of an act that failed. */
function remaining({ act, made, open }: ActResult): DocumentAct {
  const done: readonly HandedKind[] = [...made, ...open];
  return { ...act, kinds: act.kinds.filter((kind) => !done.includes(kind)) };
}

function madeInWords({ act, made }: ActResult): string {
  const [only] = made;
  const what =
    made.length === 1 && only ? wordsOf(only).title : counted(made.length, ['Dokument', 'Dokumente']);
  return act.way === 'printed' ? `Zum Drucken geöffnet: ${what}` : `Gesichert: ${what}`;
}
