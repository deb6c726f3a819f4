import type { Krankenkasse } from '#institution/domain';
import { counted } from '#platform/domain';
import { type HandedKind, wordsOf } from '../../papers/document-kinds.ts';
import { MakingFailure, SubstitutedNotice } from '../desk/making-notices.tsx';
import type { ActResult, DocumentAct } from './act.ts';
import type { ActState } from './use-acts.tsx';

/** The progress and result of an act. Rendered empty, so that screen readers announce the text. */
export function ActStatus(props: {
  insurer: Krankenkasse;
  state: ActState;
  onRetry: (act: DocumentAct) => void;
}) {
  const { insurer, state, onRetry } = props;
  const titleOf = (kind: HandedKind) => wordsOf(kind, insurer).title;
  const result = state.kind === 'done' ? state.result : null;
  return (
    <div className="act-status" role="status">
      {state.kind === 'running' && <p>Die Dokumente werden erstellt …</p>}
      {result && result.made.length > 0 && (
        <p className="message message-covered">
          <strong>{madeInWords(result, titleOf)}</strong>
        </p>
      )}
      {result?.open.map((kind) => (
        <p key={kind} className="message message-notice">
          Es fehlt noch: {titleOf(kind)}. Die Fragen dazu sind noch nicht beantwortet.
        </p>
      ))}
      {result?.unsigned.map((kind) => (
        <p key={kind} className="message message-notice">
          {titleOf(kind)}: ohne Unterschrift. Sie wurde für einen anderen Stand des Dokuments gegeben.
        </p>
      ))}
      {result?.notices.map((notice) => (
        <p key={notice} className="message message-notice">
          {notice}
        </p>
      ))}
      {result && <SubstitutedNotice characters={result.substituted} />}
      {result?.failed && (
        <MakingFailure
          title="Es gab einen Fehler beim Erstellen des PDFs"
          onRetry={() => onRetry(remaining(result))}
        />
      )}
    </div>
  );
}

/** What is left of an act that failed. */
function remaining({ act, made, open }: ActResult): DocumentAct {
  const done: readonly HandedKind[] = [...made, ...open];
  return { ...act, kinds: act.kinds.filter((kind) => !done.includes(kind)) };
}

function madeInWords({ act, made }: ActResult, titleOf: (kind: HandedKind) => string): string {
  const [only] = made;
  const what = made.length === 1 && only ? titleOf(only) : counted(made.length, ['Dokument', 'Dokumente']);
  return act.way === 'printed' ? `Zum Drucken geöffnet: ${what}` : `Gesichert: ${what}`;
}
