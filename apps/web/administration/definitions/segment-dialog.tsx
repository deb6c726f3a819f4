import type { ManagedQuestion } from '#consultation/domain';
import { Field } from '../../ui/form/field.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { segmentForm, TEXT_LIMITS } from './definition-forms.ts';
import { DeliveredText } from './delivered-text.tsx';

interface SegmentDialogProps {
  /** Any question of the segment. */
  readonly question: ManagedQuestion;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Edits the heading of a questionnaire segment. */
export function SegmentDialog({ question, onDone, onClose }: SegmentDialogProps) {
  const { segmentName: heading, segmentVersion: version, delivered } = question;
  const stored = { version, heading };
  const form = useSavedForm({
    form: segmentForm,
    stored,
    action: '/cms/7/abschnitt',
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
