import type { ManagedHint } from '#consultation/domain';
import { Field } from '../../ui/form/field.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { hintForm, TEXT_LIMITS } from './definition-forms.ts';
import { DeliveredText } from './delivered-text.tsx';

interface HintDialogProps {
  readonly hint: ManagedHint;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Edits the hint of one answer. */
export function HintDialog({ hint, onDone, onClose }: HintDialogProps) {
  const { key, version, text, delivered, Frage, Antwort } = hint;
  const stored = { version, text };
  const form = useSavedForm({
    form: hintForm,
    stored,
    hidden: { key },
    onSaved: onDone,
  });
  return (
    <RowDialog
      title={`Hinweis zu „${Antwort}“`}
      form={form}
      wide
      onDelete={null}
      onClose={onClose}
      below={<RecordHistory kind="hint" ids={[key]} />}
    >
      <p>
        Erscheint, wenn „{Frage}“ mit „{Antwort}“ beantwortet ist.{' '}
        <code className="definition-id">{key}</code>
      </p>
      <Field
        name="text"
        label="Hinweis"
        type="textarea"
        limit={TEXT_LIMITS.advice}
        note="Leer: kein Hinweis."
      />
      <DeliveredText name="text" delivered={delivered} />
    </RowDialog>
  );
}
