import { counted, formatDay } from '#platform/domain';
import { personInWords } from '../area/draft-in-words.ts';
import { answerCount } from '../draft/answer-count.ts';
import { type Draft, isUntouched } from '../draft/draft.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { UnsavedList } from '../leaving/dialogs/unsaved-list.tsx';
import { unsavedWork } from '../leaving/dialogs/unsaved-work.ts';
import type { DraftOfRecord } from './draft-of-record.ts';
import { recordedName } from './recorded-name.ts';

/** What a record holds, what is gone of it, and what beginning with it would lose. */
export function FoundRecord(props: { draft: DraftOfRecord; onBegin: () => void; onClose: () => void }) {
  const { draft, onBegin, onClose } = props;
  const current = useDraftPart((state) => state.draft);
  const { reopened } = draft;
  if (reopened === undefined) return null;
  const lines = reopened.proposals.flatMap((proposal) => proposal.lines);
  const gone = lines.filter(({ line }) => line === null);
  const person = personInWords(draft.answers);
  const begun = !isUntouched(current);
  return (
    <div className="stack">
      <p>
        <strong>
          Beratung vom {formatDay(reopened.day)}
          {person === null ? '' : ` mit ${person}`}
        </strong>
        <br />
        {counted(answerCount(draft), ['Antwort', 'Antworten'])},{' '}
        {counted(lines.length, ['Produkt', 'Produkte'])}
      </p>
      {gone.length > 0 && (
        <div className="message message-notice">
          <p>Nicht mehr im Katalog und deshalb nicht übernommen:</p>
          <ul className="record-gone">
            {gone.map((line) => (
              <li key={recordedName(line)}>{recordedName(line)}</li>
            ))}
          </ul>
        </div>
      )}
      {begun && <Loss draft={current} />}
      <div className="dialog-actions">
        {/* First where something would be lost: a second Enter must not delete anything. */}
        <button type="button" className={begun ? 'button button-primary' : 'button'} onClick={onClose}>
          {begun ? 'Begonnene Beratung behalten' : 'Abbrechen'}
        </button>
        <button type="button" className={begun ? 'button' : 'button button-primary'} onClick={onBegin}>
          {begun ? 'Löschen und Folgeberatung beginnen' : 'Folgeberatung beginnen'}
        </button>
      </div>
    </div>
  );
}

function Loss({ draft }: { draft: Draft }) {
  const lost = unsavedWork(draft);
  return (
    <>
      <p>In diesem Browser ist eine Beratung begonnen. Die Folgeberatung löscht sie.</p>
      {lost === null ? (
        <p>Sie ist vollständig gedruckt, gesichert oder gesendet.</p>
      ) : (
        <UnsavedList lost={lost} />
      )}
    </>
  );
}
