import { useState } from 'react';
import { krankenkasseRecord, type ManagedKrankenkasse } from '#institution/domain';
import { definedOnly, initialOf, sameName } from '#platform/domain';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { changedFields } from '../../ui/form/entered.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormErrors } from '../../ui/form/form-messages.tsx';
import { useDiscardQuestion } from '../../ui/form/saved/use-discard-question.tsx';
import { useFormSaveKey } from '../../ui/form/saved/use-save-key.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ADD_FAILED } from '../screen/settings-texts.ts';
import { type Chosen, withOwn } from './chosen.ts';
import { KasseFields } from './kasse-fields.tsx';
import { NEW_RATES, ownKasseForm, SELF_PAY } from './kasse-form.ts';
import { OfferChoice } from './offer-choice.tsx';
import { type EditedChoice, offerInWords } from './offer-in-words.ts';
import { rowsOf } from './saetze-fields.tsx';

interface OwnKasseDialogProps {
  /** Null for a new one. */
  readonly edited: Chosen | null;
  /** Initial name of a new one. */
  readonly name: string;
  readonly choice: EditedChoice;
  /** The vendor's list. */
  readonly all: readonly ManagedKrankenkasse[];
  /** @param zusaetzlich whether the own ones come in addition to the vendor's list */
  readonly onTake: (own: Chosen, zusaetzlich: boolean) => void;
  /** Its name was chosen already: that entry is switched off (access specification, section 5). */
  readonly onDuplicate: (chosen: Chosen) => void;
  readonly onClose: () => void;
}

/**
 * Edits one of the institution's own Krankenkassen. It goes into the list, which is saved as a whole. A new one asks
 * whether it replaces the vendor's list, and says what a consultation will offer.
 */
export function OwnKasseDialog(props: OwnKasseDialogProps) {
  const { edited, name, choice, all, onTake, onDuplicate, onClose } = props;
  const title = edited === null ? 'Weitere Krankenkasse hinzufügen' : edited.Kasse;
  const [stored] = useState(() => rowsOf(edited?.rates?.Saetze));
  const [rows, setRows] = useState(stored);
  // Where nothing of the list is chosen, an own one would silently replace all of it.
  const [zusaetzlich, setZusaetzlich] = useState(choice.zusaetzlich || choice.entries.length === 0);
  /** The entries that count, if the own ones come in addition to the list. */
  const counting = choice.entries.filter(({ krankenkassenId }) => !zusaetzlich || krankenkassenId === null);
  const takenBy = (other: string) => counting.find((each) => each !== edited && sameName(each.Kasse, other));
  const view = useCallForm({
    form: ownKasseForm,
    values: edited?.rates ? { Kasse: edited.Kasse, ...edited.rates } : { Kasse: name, ...NEW_RATES },
    send: async (values) => {
      const taken = takenBy(values.Kasse);
      if (taken === undefined || edited === null) return { ok: true as const, value: values };
      const message = `„${values.Kasse}“ steht schon in Ihrer Auswahl.`;
      return { ok: false as const, code: 'invalid', message, fields: { Kasse: message } };
    },
    onSent: ({ Kasse, ...given }) => {
      const taken = edited === null ? takenBy(Kasse) : undefined;
      if (taken !== undefined) return onDuplicate(taken);
      const { Kasse: _, ...none } = initialOf(krankenkasseRecord);
      onTake({ Kasse, krankenkassenId: null, rates: { ...none, ...definedOnly(given) } }, zusaetzlich);
    },
  });
  useFormSaveKey(view.id);
  const typed = view.entered.Kasse;
  const own = { Kasse: typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : 'diese' };
  const entries = withOwn(choice.entries, { ...own, krankenkassenId: null, rates: null }, null);
  const dirty = rows !== stored || changedFields(view.initial, view.entered).length > 0;
  const { close, question } = useDiscardQuestion({ dirty, about: title, onClose });
  return (
    <Dialog title={title} wide onClose={close}>
      <Form form={view} label={title}>
        <FormErrors title={ADD_FAILED} />
        <KasseFields form={ownKasseForm} rows={rows} onRows={setRows} />
        <Checkbox name="selfPay" label={SELF_PAY} />
        {edited === null ? (
          <>
            <OfferChoice choice={{ zusaetzlich, entries }} all={all} onChoose={setZusaetzlich} />
            <p role="status" className="field-hint">
              Danach bietet eine Beratung {offerInWords({ zusaetzlich, entries }, all)} an.
            </p>
          </>
        ) : null}
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
