import { useState } from 'react';
import { saveSegment } from '#consultation/calls';
import type { ManagedQuestion } from '#consultation/domain';
import { Field } from '../../ui/form/field.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { segmentForm, TEXT_LIMITS } from './definition-forms.ts';
import { DefinitionFrame } from './definition-frame.tsx';
import { DeliveredText } from './delivered-text.tsx';
import { QuestionDialog } from './question-dialog.tsx';

const TYPES: Readonly<Record<ManagedQuestion['type'], string>> = {
  single: 'eine Antwort',
  multi: 'mehrere Antworten',
  text: 'Text',
  email: 'E-Mail-Adresse',
  tel: 'Telefonnummer',
  textarea: 'längerer Text',
  date: 'Datum',
  krankenkasse: 'Krankenkasse aus der Liste',
  product: 'Produkt aus der Wettbewerberliste',
  cm: 'Maß in Zentimetern',
};

interface QuestionCardProps {
  readonly question: ManagedQuestion;
  readonly onOpen: () => void;
}

/** One question with its answers, each with its id. */
function QuestionCard({ question, onOpen }: QuestionCardProps) {
  const { id, step, type, required, questiontext, sublinetext, hint, answers, shownWhen } = question;
  const facts = [placeOf(step), TYPES[type], required ? 'Pflichtfrage' : null, shownWhen].filter(
    (fact) => fact !== null,
  );
  return (
    <li className="question-card">
      <div className="question-card-head">
        <h3>{questiontext}</h3>
        <button type="button" className="button button-compact" onClick={onOpen}>
          Bearbeiten<span className="visually-hidden">: {questiontext}</span>
        </button>
      </div>
      <p className="field-hint">
        <code className="definition-id">{id}</code> {facts.join(' · ')}
        {isChanged(question) ? (
          <>
            {' · '}
            <strong>geändert</strong>
          </>
        ) : null}
      </p>
      {sublinetext === null ? null : <p>{sublinetext}</p>}
      {hint === null ? null : <p>Hilfe: {hint}</p>}
      {answers.length === 0 ? null : (
        <ul className="question-answers">
          {answers.map((answer) => (
            <li key={answer.value}>
              <code className="definition-id">{answer.value}</code> {answer.label}
              {answer.sublinetext === null ? null : <span className="field-hint"> {answer.sublinetext}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Where it is asked. Steps are numbered as a consultation shows them. */
function placeOf(step: ManagedQuestion['step']): string {
  if (step === null) return 'in der Zusammenfassung';
  return step === 0 ? 'vor der Anamnese' : `Schritt ${step}`;
}

/** Whether a text differs from the shipped one. */
function isChanged({ delivered, ...now }: ManagedQuestion): boolean {
  const textsOf = ({ questiontext, sublinetext, hint, answers }: typeof delivered) =>
    JSON.stringify([questiontext, sublinetext, hint, answers.map((each) => [each.label, each.sublinetext])]);
  return textsOf(now) !== textsOf(delivered);
}

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

interface SegmentDialogProps {
  /** Any question of the segment. */
  readonly question: ManagedQuestion;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Edits the heading of a questionnaire segment. */
function SegmentDialog({ question, onDone, onClose }: SegmentDialogProps) {
  const { segmentName: heading, segmentVersion: version, delivered } = question;
  const stored = { version, heading };
  const form = useSavedForm({
    form: segmentForm,
    call: saveSegment,
    stored,
    hidden: { segment: delivered.segmentName },
    onSaved: onDone,
  });
  return (
    <RowDialog
      title={`Abschnitt „${heading}“`}
      form={form}
      onDelete={null}
      onClose={onClose}
      below={<RecordHistory kind="segment" ids={[delivered.segmentName]} />}
    >
      <p>Die Überschrift steht über den Fragen, in der Zusammenfassung und in den Dokumenten.</p>
      <Field name="heading" label="Überschrift" required limit={TEXT_LIMITS.segment} />
      <DeliveredText name="heading" delivered={delivered.segmentName} />
    </RowDialog>
  );
}
