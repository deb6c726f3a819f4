import { useId, useMemo, useRef, useState } from 'react';
import type { ManagedForm } from '#pdf';
import { saveForm } from '#pdf/calls';
import { FIXED, FIXED_TEXT_LENGTH, FORM_NAME_LENGTH, type FormFieldKind } from '#pdf/domain';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useDiscardQuestion } from '../../ui/form/saved/use-discard-question.tsx';
import { useFormSaveKey } from '../../ui/form/saved/use-save-key.ts';
import { useUnsaved } from '../../ui/form/saved/use-unsaved.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { FailureText } from '../screen/failure-text.tsx';
import type { FormOwner } from './contract-form-forms.ts';
import {
  choicesOf,
  filledFields,
  mappingOf,
  type Slot,
  type SlotChoice,
  type SlotChoices,
  slotsOf,
} from './mapping-state.ts';
import { offeredLines, ValueOptions } from './value-options.tsx';

const KINDS: Readonly<Record<FormFieldKind, string>> = {
  text: 'Text',
  check: 'Kästchen',
  radio: 'eines von mehreren Kästchen',
  choice: 'Auswahlliste',
};

/** The fields of a form, each with its content. */
function MappingRows(props: {
  slots: readonly Slot[];
  /** Names of the fields that a newer file has brought. */
  added: ReadonlySet<string>;
  choices: SlotChoices;
  onChoose: (key: string, choice: SlotChoice | null) => void;
}) {
  const { slots, added, choices, onChoose } = props;
  const lines = offeredLines(choices);
  return [...Map.groupBy(slots, ({ field }) => field.page)].map(([page, own]) => (
    <section className="stack" key={page} aria-label={`Seite ${page}`}>
      <h3>Seite {page}</h3>
      <ul className="form-slots">
        {own.map((slot) => (
          <SlotRow
            key={slot.key}
            slot={slot}
            isNew={added.has(slot.field.name)}
            choice={choices.get(slot.key) ?? null}
            lines={lines}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </section>
  ));
}

function SlotRow(props: {
  slot: Slot;
  isNew: boolean;
  choice: SlotChoice | null;
  lines: number;
  onChoose: (key: string, choice: SlotChoice | null) => void;
}) {
  const { slot, isNew, choice, lines, onChoose } = props;
  const id = useId();
  const { key, field, option, label } = slot;
  const isEntry = field.kind === 'choice' && option !== null;
  const kind = isEntry ? 'wird in der Auswahlliste gewählt' : KINDS[field.kind];
  return (
    <li className="form-slot" data-guessed={choice?.guessed || undefined}>
      <div>
        <label className="field-label" htmlFor={`${id}-value`}>
          {label}
        </label>
        <p className="field-hint" id={`${id}-about`}>
          {field.label === '' ? kind : `${kind} · ${field.name}`}
          {isNew && <strong> · neu in dieser Datei</strong>}
          {choice?.guessed && <strong className="form-guess"> · vermutet, bitte prüfen</strong>}
        </p>
      </div>
      <div className="form-slot-value">
        <select
          id={`${id}-value`}
          className="input"
          aria-describedby={`${id}-about`}
          value={choice?.value ?? ''}
          onChange={({ target }) =>
            onChoose(key, target.value === '' ? null : { value: target.value, text: '', guessed: false })
          }
        >
          {/* A tick chooses an entry, as it does one of several boxes. */}
          <ValueOptions kind={isEntry ? 'radio' : field.kind} lines={lines} />
        </select>
        {choice?.value === FIXED && (
          <input
            className="input"
            aria-label={`Fester Text: ${label}`}
            maxLength={FIXED_TEXT_LENGTH}
            value={choice.text}
            onChange={({ target }) => onChoose(key, { ...choice, text: target.value })}
          />
        )}
      </div>
    </li>
  );
}

/** Edits a form: its name, its Krankenkassen, and the content of its fields. */
export function MappingDialog(props: {
  form: ManagedForm;
  /** Names of the fields that a newer file has brought. */
  added: ReadonlySet<string>;
  kassen: readonly string[];
  owner: FormOwner;
  onSaved: (name: string) => void;
  onClose: () => void;
}) {
  const { form, added, kassen, owner, onSaved, onClose } = props;
  const id = useId();
  const [name, setName] = useState(form.name);
  const [chosen, setChosen] = useState(form.kassen);
  const [choices, setChoices] = useState(() => choicesOf(form, added));
  const [dirty, setDirty] = useState(false);
  const slots = useMemo(() => slotsOf(form.fields), [form.fields]);
  const saved = useRef(false);
  const { busy, failure, send } = useCall(saveForm, () => {
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
    const { id: formId, version } = form;
    await send({ id: formId, version, name, kassen: [...chosen], mapping: [...filled], fuer: owner });
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

/** The Krankenkassen a form is offered for; none chosen means all. */
function KassenChoice(props: {
  kassen: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { kassen, chosen, onChange } = props;
  const gone = chosen.filter((each) => !kassen.includes(each));
  const toggle = (kasse: string) =>
    onChange(chosen.includes(kasse) ? chosen.filter((each) => each !== kasse) : [...chosen, kasse]);
  return (
    <fieldset className="form-kassen">
      <legend className="field-label">Krankenkassen</legend>
      <p className="field-hint">
        {chosen.length === 0
          ? 'Keine angekreuzt: Das Formular wird bei allen angeboten.'
          : 'Das Formular wird nur bei den angekreuzten angeboten.'}
      </p>
      <div className="form-kassen-list">
        {[...kassen, ...gone].map((kasse) => (
          <label className="tick" key={kasse}>
            <input type="checkbox" checked={chosen.includes(kasse)} onChange={() => toggle(kasse)} />
            <span>
              {kasse}
              {gone.includes(kasse) && ' (nicht mehr in der Liste)'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
