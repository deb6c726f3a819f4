import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { useEffect, useMemo, useRef } from 'react';
import { TEXT_CEILING, tooLongMessage } from '#platform/domain';
import { Combobox } from '../../ui/combobox.tsx';
import type { FieldProps } from '../../ui/fields/field.tsx';
import { TextCount } from '../../ui/fields/text-count.tsx';

type FindNames = (names: readonly string[], text: string) => string[];
type State = UseComboboxState<string>;
type Change = Pick<UseComboboxStateChangeOptions<string>, 'type' | 'changes'>;
const types = useCombobox.stateChangeTypes;

/**
 * The list only helps to type: the text is the answer, and neither Escape nor a click may empty it. What is
 * marked is looked up by the text of this very moment, as in insurer-choice.ts.
 */
function suggestingState(
  names: readonly string[],
  find: FindNames,
  state: State,
  { type, changes }: Change,
): Partial<State> {
  switch (type) {
    case types.ItemMouseMove:
    case types.MenuMouseLeave:
      return state;
    case types.InputClick:
      return { ...state, isOpen: true };
    case types.InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    case types.InputKeyDownEnter:
    case types.InputBlur: {
      const taken = find(names, state.inputValue)[state.highlightedIndex];
      return { ...state, isOpen: false, highlightedIndex: -1, inputValue: taken ?? state.inputValue };
    }
    case types.InputChange:
      // The browser's own limit does not hold for dictation and scripts of others.
      return {
        ...changes,
        inputValue: changes.inputValue?.slice(0, TEXT_CEILING) ?? '',
        selectedItem: null,
      };
    default:
      // Nothing is ever "chosen": else the same name could not be taken twice.
      return { ...changes, selectedItem: null };
  }
}

interface SuggestedFieldProps extends FieldProps {
  /** Known names; any other may be typed too. */
  readonly names: readonly string[];
  /** Those of them that are suggested for a text. */
  readonly find: FindNames;
  /** Most characters. */
  readonly limit: number;
  /** Name of the button that shows the list. */
  readonly listLabel: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Asks for a name and suggests known ones. */
export function SuggestedField(props: SuggestedFieldProps) {
  const { id, names, find, limit, listLabel, value, onChange } = props;
  const found = useMemo(() => find(names, value), [find, names, value]);
  const reported = useRef(value);
  const combobox = useCombobox<string>({
    id,
    items: found,
    initialInputValue: value,
    stateReducer: (state, change) => suggestingState(names, find, state, change),
    onInputValueChange: ({ inputValue, type }) => {
      // What another window wrote is no answer of this one: told again, it would undo what was typed there since.
      if (type === types.FunctionSetInputValue) return;
      reported.current = inputValue;
      onChange(inputValue);
    },
    getA11yStatusMessage: ({ isOpen }) => (isOpen && found.length > 0 ? `${found.length} Vorschläge.` : ''),
  });
  // What another window of the user wrote replaces the text; what was typed here is there already.
  const { setInputValue } = combobox;
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setInputValue(value);
  }, [value, setInputValue]);
  return (
    <Combobox
      {...props}
      combobox={combobox}
      names={found}
      chosen={undefined}
      error={tooLongMessage(value, limit) ?? props.error ?? null}
      maxLength={TEXT_CEILING}
      count={<TextCount text={value} limit={limit} />}
      listLabel={listLabel}
    />
  );
}
