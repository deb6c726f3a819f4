import { useId, useMemo, useRef, useState } from 'react';
import type { ManagedForm } from '#pdf';
import { FORM_NAME_LENGTH } from '#pdf/domain';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useDiscardQuestion } from '../../ui/form/saved/use-discard-question.tsx';
import { useFormSaveKey } from '../../ui/form/saved/use-save-key.ts';
import { useUnsaved } from '../../ui/form/saved/use-unsaved.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { useChange } from '../screen/use-change.ts';
import { KassenChoice } from './kassen-choice.tsx';
import { MappingRows } from './mapping-rows.tsx';
import { choicesOf, filledFields, mappingOf, type SlotChoice, slotsOf } from './mapping-state.ts';

/** Edits a form: its name, its Krankenkassen, and the content of its fields. */
export function MappingDialog(props: {
  form: ManagedForm;
  /** Names of the fields that a newer file has brought. */
  added: ReadonlySet<string>;
  kassen: readonly string[];
  /** Address of the calls, such as `/vertragsformulare/institution`. */
  base: `/${string}`;
  onSaved: (name: string) => void;
  onClose: () => void;
}) {
  const { form, added, kassen, base, onSaved, onClose } = props;
  const id = useId();
  const [name, setName] = useState(form.name);
  const [chosen, setChosen] = useState(form.kassen);
  const [choices, setChoices] = useState(() => choicesOf(form, added));
  const [dirty, setDirty] = useState(false);
  const slots = useMemo(() => slotsOf(form.fields), [form.fields]);
  const saved = useRef(false);
  const { busy, failure, send } = useChange(() => {
    saved.current = true;
    onSaved(name);
  });
  const { close, question } = useDiscardQuestion({ dirty, about: form.name, onClose });
  const filled = mappingOf(slots, choices);
  const guessed = [...choices.values()].filter((choice) => choice.guessed).length;
  const choose = (key: string, choice: SlotChoice | null) => {
    setDirty(true);
    setChoices((before) => {
      const after = new Map(before);
      if (choice === null) after.delete(key);
      else after.set(key, choice);
      return after;
    });
  };
  const save = async () => {
    if (busy) return false;
    saved.current = false;
    await send(`${base}/speichern`, {
      id: String(form.id),
      version: String(form.version),
      name,
      kassen: JSON.stringify(chosen),
      mapping: JSON.stringify(filled),
    });
    return saved.current;
  };
  useFormSaveKey(`${id}-form`);
  const unsaved = useUnsaved({ dirty, save, discard: () => setDirty(false) }, form.name);
  return (
    <Dialog title={`Formular: ${form.name}`} wide onClose={() => busy || close()}>
      <form
        id={`${id}-form`}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className="field">
          <label className="field-label" htmlFor={`${id}-name`}>
            Name
          </label>
          <input
            id={`${id}-name`}
            className="input"
            maxLength={FORM_NAME_LENGTH}
            value={name}
            onChange={({ target }) => {
              setDirty(true);
              setName(target.value);
            }}
          />
        </div>
        <KassenChoice
          kassen={kassen}
          chosen={chosen}
          onChange={(next) => {
            setDirty(true);
            setChosen(next);
          }}
        />
        <h3>Was in den Feldern steht</h3>
        <p>
          {filledFields(filled)} von {form.fields.length} Feldern werden ausgefüllt. Die übrigen bleiben offen
          für die Hand.
        </p>
        {guessed > 0 && (
          <p className="message message-notice">
            {guessed === 1 ? 'Eine Angabe ist' : `${guessed} Angaben sind`} aus den Namen der Felder vermutet.
            Bitte prüfen Sie sie, bevor Sie speichern.
          </p>
        )}
        <MappingRows slots={slots} added={added} choices={choices} onChoose={choose} />
        <FailureText failure={failure} />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => busy || close()}>
            Abbrechen
          </button>
          <BusyButton type="submit" className="button button-primary" busy={busy}>
            Speichern
          </BusyButton>
        </div>
      </form>
      {question}
      {unsaved}
    </Dialog>
  );
}
