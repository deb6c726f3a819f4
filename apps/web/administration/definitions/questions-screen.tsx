import { useState } from 'react';
import type { ManagedQuestion } from '#consultation/domain';
import { DefinitionFrame } from './definition-frame.tsx';
import { QuestionCard } from './question-card.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { SegmentDialog } from './segment-dialog.tsx';

/** The questionnaire: its texts can be changed, its ids cannot. */
export function QuestionsScreen({ questions }: { readonly questions: readonly ManagedQuestion[] }) {
  const [open, setOpen] = useState<ManagedQuestion | null>(null);
  const [done, setDone] = useState('');
  const [heading, setHeading] = useState<ManagedQuestion | null>(null);
  const segments = Map.groupBy(questions, ({ delivered }) => delivered.segmentName);
  return (
    <DefinitionFrame
      about="Die Texte der Fragen und Antworten lassen sich ändern. Die Kennungen bleiben, wie sie sind: An ihnen hängen Empfehlungen, Hinweise und Berechnung. Was Sie speichern, zeigen Fragebogen, Zusammenfassung und Dokumente aller Institutionen."
      done={done}
      head={
        <div className="row">
          <a className="button" href="/cms/questionnaire" download>
            JSON herunterladen
          </a>
        </div>
      }
    >
      {[...segments.values()].map((asked) => (
        <section key={asked[0]?.id} className="stack" aria-label={asked[0]?.segmentName}>
          <div className="question-card-head">
            <h2>{asked[0]?.segmentName}</h2>
            <button
              type="button"
              className="button button-compact"
              onClick={() => {
                setDone('');
                setHeading(asked[0] ?? null);
              }}
            >
              Überschrift ändern<span className="visually-hidden">: {asked[0]?.segmentName}</span>
            </button>
          </div>
          <ul className="question-cards">
            {asked.map((question) => (
              <QuestionCard
                key={question.id}
                question={question}
                onOpen={() => {
                  setDone('');
                  setOpen(question);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {heading === null ? null : (
        <SegmentDialog
          question={heading}
          onClose={() => setHeading(null)}
          onDone={() => {
            setDone('Gespeichert: die Überschrift des Abschnitts.');
            setHeading(null);
          }}
        />
      )}
      {open === null ? null : (
        <QuestionDialog
          question={open}
          onClose={() => setOpen(null)}
          onDone={() => {
            setDone(`Gespeichert: „${open.id}“.`);
            setOpen(null);
          }}
        />
      )}
    </DefinitionFrame>
  );
}
