import { Link, useLocation } from '@remix-run/react';
import { useCombobox } from 'downshift';
import { useEffect, useMemo, useState } from 'react';
import type { SettingErrand } from '../../../frame/errand/way-back.tsx';
import { useRight } from '../../../session/frame-data.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import type { FieldProps } from '../../../ui/fields/field.tsx';
import { insurerState, insurersFor, NONE_YET } from './insurer-choice.ts';

/** Longer than any insurer's name: the text only searches. */
const LONGEST_NAME = 200;

interface InsurerFieldProps extends FieldProps {
  /** Names of the insurers the institution works with. */
  readonly names: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (name: string | undefined) => void;
}

/** Selects the Krankenkasse from the institution's list. */
export function InsurerField(props: InsurerFieldProps) {
  const { id, names, value, onChange } = props;
  const [text, setText] = useState(value ?? '');
  /** The last text typed that matches no insurer. */
  const [unknown, setUnknown] = useState<string | null>(null);
  const found = useMemo(() => [...insurersFor(names, text, value ?? null)], [names, text, value]);
  const combobox = useCombobox<string>({
    id,
    items: found,
    selectedItem: value ?? null,
    stateReducer: (state, change) => insurerState(names, state, change),
    onInputValueChange: ({ inputValue, type }) => {
      setText(inputValue);
      // Leaving the field clears the text but keeps its error.
      if (type !== useCombobox.stateChangeTypes.InputChange) return;
      const none = inputValue.trim() !== '' && insurersFor(names, inputValue, value ?? null).length === 0;
      setUnknown(none ? inputValue.trim() : null);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setUnknown(null);
      onChange(selectedItem ?? undefined);
    },
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? howMany(found.length) : ''),
  });
  useAddedInsurer(names, onChange);
  const gone = value !== undefined && !names.includes(value);
  return (
    <div className="stack">
      <Combobox
        {...props}
        combobox={combobox}
        names={found}
        chosen={value}
        maxLength={LONGEST_NAME}
        listLabel="Krankenkassen anzeigen"
        nothingFound={names.length === 0 ? NONE_YET : undefined}
      >
        {gone && (
          <p className="message message-notice" role="status">
            „{value}“ steht nicht mehr zur Auswahl. Bitte wählen Sie die Krankenkasse neu.
          </p>
        )}
      </Combobox>
      {unknown !== null && names.length > 0 ? <UnknownInsurer name={unknown} /> : null}
    </div>
  );
}

function howMany(count: number): string {
  if (count === 0) return 'Keine Krankenkasse gefunden.';
  return count === 1 ? '1 Krankenkasse gefunden.' : `${count} Krankenkassen gefunden.`;
}

/** What to do if the list lacks a Krankenkasse: users with the right may add it, others see whom to ask. */
function UnknownInsurer({ name }: { name: string }) {
  const may = useRight('kassen_einst');
  const errand: SettingErrand = { back: '/wizard/0', wanted: name };
  return (
    <div className="message message-notice">
      <p>
        Keine Krankenkasse mit diesem Namen gefunden: <strong>{name}</strong>
      </p>
      {may ? (
        <p>
          <Link className="button" to="/settings/2" state={errand}>
            Krankenkasse anlegen
          </Link>
        </p>
      ) : (
        <p>
          Der Hauptbenutzer Ihrer Institution trägt weitere Krankenkassen ein. Bitte wenden Sie sich an ihn.
        </p>
      )}
    </div>
  );
}

/** Selects the Krankenkasse that was added in the settings for this consultation, once, on the way back. */
function useAddedInsurer(names: readonly string[], choose: (name: string) => void): void {
  const { state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the history state.
  useEffect(() => {
    const name: unknown = Object(state).addedKasse;
    if (typeof name !== 'string') return;
    // A reload must not overwrite a newer choice with it.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
    if (names.includes(name)) choose(name);
  }, []);
}
