import { saveQuestion } from '#consultation/calls';
import type { ManagedQuestion, Question } from '#consultation/domain';
import { FormRow } from '../../ui/form/controls/form-row.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { questionForm, TEXT_LIMITS } from './definition-forms.ts';
import { DeliveredText } from './delivered-text.tsx';

interface QuestionDialogProps {
  readonly question: ManagedQuestion;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Edits the texts of a question and its answers. */
export function QuestionDialog({ question, onDone, onClose }: QuestionDialogProps) {
  const { id, version, delivered } = question;
  const texts = storedQuestion(question);
  const form = useSavedForm({
    form: questionForm,
    call: saveQuestion,
    stored: { version, ...texts },
    storedOf: (now) => ({ version: now.version, ...storedQuestion(now) }),
    hidden: { id },
    onSaved: onDone,
  });
  return (
    <RowDialog
      title={`Frage „${question.questiontext}“`}
      form={form}
      wide
      onDelete={null}
      onClose={onClose}
      below={<RecordHistory kind="question" ids={[id]} />}
    >
      <Field name="questiontext" label="Frage" required limit={TEXT_LIMITS.questiontext} />
      <DeliveredText name="questiontext" delivered={delivered.questiontext} />
      <Field name="sublinetext" label="Zeile unter der Frage" limit={TEXT_LIMITS.sublinetext} />
      <DeliveredText name="sublinetext" delivered={delivered.sublinetext ?? ''} />
      <Field
        name="hint"
        label="Hilfe"
        type="textarea"
        limit={TEXT_LIMITS.hint}
        note="Klappt im Fragebogen auf Wunsch auf (Schritte 3 und 4)."
      />
      <DeliveredText name="hint" delivered={delivered.hint ?? ''} />
      {texts.answers.map((answer, index) => (
        <fieldset key={answer.value} className="question-answer">
          <legend>
            Antwort {index + 1} <code className="definition-id">{answer.value}</code>
          </legend>
          <FormRow form={questionForm} list="answers" index={index} values={answer}>
            <input type="hidden" name={`answers[${index}].value`} value={answer.value} />
            <Field name="label" label="Antwort" required limit={TEXT_LIMITS.label} />
            <DeliveredText name="label" delivered={delivered.answers[index]?.label ?? ''} />
            <Field name="sublinetext" label="Zeile unter der Antwort" limit={TEXT_LIMITS.sublinetext} />
            <DeliveredText name="sublinetext" delivered={delivered.answers[index]?.sublinetext ?? ''} />
          </FormRow>
        </fieldset>
      ))}
    </RowDialog>
  );
}

/** The initial form values of a question. */
function storedQuestion({ questiontext, sublinetext, hint, answers }: Question) {
  return {
    questiontext,
    sublinetext: sublinetext ?? '',
    hint: hint ?? '',
    answers: answers.map((each) => ({ ...each, sublinetext: each.sublinetext ?? '' })),
  };
}
