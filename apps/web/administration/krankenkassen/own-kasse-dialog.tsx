import { useState } from 'react';
import { krankenkasseRecord } from '#institution/domain';
import { definedOnly, initialOf, sameName } from '#platform/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { changedFields } from '../../ui/form/entered.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormErrors } from '../../ui/form/form-messages.tsx';
import { useDiscardQuestion } from '../../ui/form/saved/use-discard-question.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useSendForm } from '../../ui/form/use-send-form.ts';
import { ADD_FAILED } from '../screen/settings-texts.ts';
import type { Chosen } from './chosen.ts';
import { KasseFields } from './kasse-fields.tsx';
import { NEW_RATES, ownKasseForm, SELF_PAY } from './kasse-form.ts';
import { rowsOf } from './saetze-fields.tsx';

interface OwnKasseDialogProps {
  /** Null for a new one. */
  readonly edited: Chosen | null;
  /** Initial name of a new one. */
  readonly name: string;
  readonly chosen: readonly Chosen[];
  readonly onTake: (own: Chosen) => void;
  readonly onClose: () => void;
}

/** Edits one of the institution's own Krankenkassen. It goes into the list, which is saved as a whole. */
export function OwnKasseDialog({ edited, name, chosen, onTake, onClose }: OwnKasseDialogProps) {
  const title = edited === null ? 'Weitere Krankenkasse hinzufügen' : edited.Kasse;
  const [stored] = useState(() => rowsOf(edited?.rates?.Saetze));
  const [rows, setRows] = useState(stored);
  const view = useSendForm({
    form: ownKasseForm,
    values: edited?.rates ? { Kasse: edited.Kasse, ...edited.rates } : { Kasse: name, ...NEW_RATES },
    send: async (values) => {
      const taken = chosen.some((each) => each !== edited && sameName(each.Kasse, values.Kasse));
      if (!taken) return { ok: true as const, value: values };
      const message = `„${values.Kasse}“ steht schon in Ihrer Auswahl.`;
      return { ok: false as const, code: 'invalid', message, fields: { Kasse: message } };
    },
    onSent: ({ Kasse, ...given }) => {
      const { Kasse: _, ...none } = initialOf(krankenkasseRecord);
      onTake({ Kasse, krankenkassenId: null, rates: { ...none, ...definedOnly(given) } });
    },
  });
  const dirty = rows !== stored || changedFields(view.initial, view.entered).length > 0;
  const { close, question } = useDiscardQuestion({ dirty, about: title, onClose });
  return (
    <Dialog title={title} wide onClose={close}>
      <Form form={view} label={title}>
        <FormErrors title={ADD_FAILED} />
        <KasseFields form={ownKasseForm} rows={rows} onRows={setRows} />
        <Checkbox name="selfPay" label={SELF_PAY} />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={close}>
            Abbrechen
          </button>
          <Submit>{edited === null ? 'Hinzufügen' : 'Übernehmen'}</Submit>
        </div>
      </Form>
      {question}
    </Dialog>
  );
}
