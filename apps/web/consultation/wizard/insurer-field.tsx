import { useCombobox } from 'downshift';
import { useMemo, useState } from 'react';
import { Combobox } from '../../ui/combobox.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { insurerState, insurersFor, noneFound } from './insurer-choice.ts';

/** Longer than the name of any insurer: what is typed here only looks for one. */
const LONGEST_NAME = 200;

interface InsurerFieldProps extends FieldProps {
  /** Names of the insurers the institution works with. */
  readonly names: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (name: string | undefined) => void;
}

/** Chooses the Krankenkasse out of the institution's list. */
export function InsurerField(props: InsurerFieldProps) {
  const { id, names, value, onChange } = props;
  const [text, setText] = useState(value ?? '');
  const found = useMemo(() => [...insurersFor(names, text, value ?? null)], [names, text, value]);
  const combobox = useCombobox<string>({
    id,
    items: found,
    selectedItem: value ?? null,
    stateReducer: (state, change) => insurerState(names, state, change),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? undefined),
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? howMany(found.length) : ''),
  });
  const gone = value !== undefined && !names.includes(value);
  return (
    <Combobox
      {...props}
      combobox={combobox}
      names={found}
      chosen={value}
      maxLength={LONGEST_NAME}
      listLabel="Krankenkassen anzeigen"
      nothingFound={noneFound(names)}
    >
      {gone && (
        <p className="message message-notice" role="status">
          „{value}“ steht nicht mehr zur Auswahl. Bitte wählen Sie die Krankenkasse neu.
        </p>
      )}
    </Combobox>
  );
}

function howMany(count: number): string {
  if (count === 0) return 'Keine Krankenkasse gefunden.';
  return count === 1 ? '1 Krankenkasse gefunden.' : `${count} Krankenkassen gefunden.`;
}
