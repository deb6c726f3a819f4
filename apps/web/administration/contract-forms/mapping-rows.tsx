import { useId } from 'react';
import { FIXED, FIXED_TEXT_LENGTH, type FormFieldKind } from '#pdf/domain';
import type { Slot, SlotChoice, SlotChoices } from './mapping-state.ts';
import { offeredLines, ValueOptions } from './value-options.tsx';

const KINDS: Readonly<Record<FormFieldKind, string>> = {
  text: 'Text',
  check: 'Kästchen',
  radio: 'eines von mehreren Kästchen',
  choice: 'Auswahlliste',
};

/** The fields of a form, each with its content. */
export function MappingRows(props: {
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
