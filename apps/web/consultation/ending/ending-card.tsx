import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { useDraft } from '../draft/draft-provider.tsx';
import { LEAVING_DIALOGS } from '../leaving/deferred-dialogs.ts';
import { keptFiles } from '../papers/sent-file.ts';
import { endingParts } from './ending-lines.ts';

/** What was saved, printed, sent and deleted, what was not, and what stays where. */
export function EndingCard() {
  const { draft } = useDraft();
  const questions = useDeferredPart(LEAVING_DIALOGS);
  const { krankenkassen } = useConsultation();
  const insurer = krankenkassen.find(({ Kasse }) => Kasse === draft.answers.krankenkasse) ?? null;
  const lost = questions?.unsavedWork(draft) ?? [];
  const parts = [
    ...endingParts(draft, new Date(), insurer),
    ...(lost.length > 0 ? [{ title: 'Weder gedruckt, gesichert noch gesendet', lines: lost }] : []),
  ];
  const saved = draft.papers?.some(({ way }) => way === 'saved');
  const kept = keptFiles(draft.documents).length > 0;
  return (
    <section className="card ending" aria-labelledby="ending">
      <h2 id="ending">Was aus dieser Beratung bleibt</h2>
      {parts.map(({ title, lines }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h3>Wo liegt was?</h3>
        <ul>
          {saved && <li>Gesicherte Dateien bleiben auf diesem Computer. Inkoberatung löscht sie nicht.</li>}
          {kept && (
            <li>
              Gesendete Dokumente liegen verschlüsselt auf dem Server, bis Sie eine neue Beratung beginnen
              oder sich abmelden, längstens 24 Stunden.
            </li>
          )}
          <li>
            Die Angaben zur Person, die gewählten Produkte und die berechnete Versorgung bleiben in diesem
            Browser, bis Sie eine neue Beratung beginnen oder sich abmelden.
          </li>
        </ul>
      </div>
    </section>
  );
}
