import * as z from 'zod/mini';
import { krankenkasseFields, sameKasse } from '#institution/domain';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormErrors } from '../../ui/form/form-messages.tsx';
import { formOf } from '../../ui/form/form-schema.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { useSendForm } from '../../ui/form/use-send-form.ts';
import type { Chosen } from './chosen.ts';
import { KasseFields } from './kasse-fields.tsx';
import { NEW_RATES, RATE_CONTROLS } from './kasse-form.ts';

const form = formOf(z.strictObject(krankenkasseFields), RATE_CONTROLS);

interface OwnKasseDialogProps {
  /** Null for a new one. */
  readonly edited: Chosen | null;
  readonly chosen: readonly Chosen[];
  readonly onTake: (own: Chosen) => void;
  readonly onClose: () => void;
}

/** A Krankenkasse of the institution's own, with its rates: taken into the list, which is saved as a whole. */
export function OwnKasseDialog({ edited, chosen, onTake, onClose }: OwnKasseDialogProps) {
  const title = edited === null ? 'Weitere Krankenkasse hinzufügen' : edited.Kasse;
  const view = useSendForm({
    form,
    values: edited?.rates ? { Kasse: edited.Kasse, ...edited.rates } : { Kasse: '', ...NEW_RATES },
    send: async (values) => {
      const taken = chosen.some((each) => each !== edited && sameKasse(each.Kasse, values.Kasse));
      if (!taken) return { ok: true as const, value: values };
      const message = `„${values.Kasse}“ steht schon in Ihrer Auswahl.`;
      return { ok: false as const, code: 'invalid', message, fields: { Kasse: message } };
    },
    onSent: ({ Kasse, ...rates }) => onTake({ Kasse, krankenkassenId: null, rates }),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={view} label={title}>
        <FormErrors title="Es gab einen Fehler beim Hinzufügen. Bitte überprüfen Sie die Eingaben." />
        <KasseFields />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Abbrechen
          </button>
          <Submit>{edited === null ? 'Hinzufügen' : 'Übernehmen'}</Submit>
        </div>
      </Form>
    </Dialog>
  );
}
