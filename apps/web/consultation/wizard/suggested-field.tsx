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
 * The list only offers suggestions: the text is the answer, and neither Escape nor a click may clear it. The
 * highlighted entry is looked up by the current text, as in insurer/insurer-choice.ts.
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
      // The browser's own limit does not apply to dictation and third-party scripts.
      return {
        ...changes,
        inputValue: changes.inputValue?.slice(0, TEXT_CEILING) ?? '',
        selectedItem: null,
      };
    default:
      // Nothing is ever selected: otherwise the same name could not be picked twice.
      return { ...changes, selectedItem: null };
  }
}

interface SuggestedFieldProps extends FieldProps {
  /** Known names; any other may be typed too. */
  readonly names: readonly string[];
  /** Finds the names to suggest for a text. */
  readonly find: FindNames;
  /** Maximum number of characters. */
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
      // A text written by another window is not an answer of this one: reporting it would undo newer input
      // there.
      if (type === types.FunctionSetInputValue) return;
      reported.current = inputValue;
      onChange(inputValue);
    },
    getA11yStatusMessage: ({ isOpen }) => (isOpen && found.length > 0 ? `${found.length} Vorschläge.` : ''),
  });
  // A text written by another window replaces this one; local input is already in the field.
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
