import type { ReactNode } from 'react';
import { Failure } from '../failure.tsx';
import { Form } from '../form.tsx';
import { FormErrors } from '../form-messages.tsx';
import { Conflict } from './conflict.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { useFormSaveKey } from './use-save-key.ts';
import type { SavedForm as SavedFormState } from './use-saved-form.ts';
import { useUnsaved } from './use-unsaved.tsx';

interface SavedFormProps {
  readonly form: SavedFormState;
  /** The subject, such as `AOK Bayern`: labels the form and names it in the unsaved-changes question. */
  readonly about: string;
  /** Shown after saving. */
  readonly savedText?: string;
  /** Shown above field errors. */
  readonly failureTitle?: string;
  /** Its fields and, last, the row with `Submit`. */
  readonly children: ReactNode;
}

/** A form for a stored row with all of its messages: errors first, then whether it is saved. */
export function SavedForm({ form, about, savedText, failureTitle, children }: SavedFormProps) {
  useFormSaveKey(form.id);
  const question = useUnsaved(form, about);
  const restored = useFormDraft({ ...form.kept, about, dirty: form.dirty }, form.entered);
  const { refusal } = form;
  // A field error disappears when the field is corrected.
  const plain = refusal !== null && Object.keys(refusal.fields ?? {}).length === 0;
  return (
    <>
      <Form form={form} label={about}>
        <RestoredNotice at={restored} onDiscard={form.discard} />
        {plain ? (
          <Failure answer={refusal}>
            <p>{refusal.message}</p>
            <p>Ihre Angaben sind noch da.</p>
          </Failure>
        ) : null}
        <FormErrors title={failureTitle} />
        {form.conflict === null ? null : <Conflict form={form} conflict={form.conflict} />}
        {children}
        <p className="form-state" role="status">
          {form.saved ? (savedText ?? 'Gespeichert.') : form.dirty ? 'Noch nicht gespeichert.' : ''}
        </p>
      </Form>
      {question}
    </>
  );
}
