import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { insurerMeant, insurersNamed } from './insurer-search.ts';

const types = useCombobox.stateChangeTypes;

type State = UseComboboxState<string>;

/** Shown in place of the list if the vendor has entered no insurers yet. */
export const NONE_YET =
  'Es sind noch keine Krankenkassen hinterlegt. Bitte wenden Sie sich an den Kundensupport.';

/** The insurers to list for a text; all of them while it still equals the choice. */
export function insurersFor(
  names: readonly string[],
  text: string,
  chosen: string | null,
): readonly string[] {
  return text === chosen ? names : insurersNamed(names, text);
}

type Change = Pick<UseComboboxStateChangeOptions<string>, 'type' | 'changes'>;

/**
 * Behaviour of the insurer list. Opening clears the text and lists all insurers. The choice changes when
 * another is made or the field is left empty; Escape and a text that names no insurer restore it. Only arrow
 * keys highlight an entry, so that a resting mouse selects nothing. The highlighted entry is looked up by the
 * current text: the rendered list may be one keystroke behind.
 */
export function insurerState(
  names: readonly string[],
  state: State,
  { type, changes }: Change,
): Partial<State> {
  switch (type) {
    case types.ItemMouseMove:
    case types.MenuMouseLeave:
      return state;
    case types.InputClick:
      return state.isOpen ? state : opened(names, state, 0);
    case types.InputKeyDownArrowDown:
      return state.isOpen ? moved(names, state, 1) : opened(names, state, 1);
    case types.InputKeyDownArrowUp:
      return state.isOpen ? moved(names, state, -1) : opened(names, state, -1);
    case types.ToggleButtonClick:
      return state.isOpen ? restored(state) : opened(names, state, 0);
    case types.InputKeyDownEscape:
      return restored(state);
    case types.InputKeyDownEnter:
      return entered(names, state);
    case types.InputBlur:
      return left(names, state);
    default:
      return changes;
  }
}

/**
 * Opens the list and clears the text. An arrow key highlights the choice, else the first or last entry; a click
 * highlights nothing, so that leaving the field leaves it empty.
 */
function opened(names: readonly string[], state: State, direction: -1 | 0 | 1): State {
  const chosen = state.selectedItem === null ? -1 : names.indexOf(state.selectedItem);
  const end = direction === 1 ? 0 : names.length - 1;
  const mark = chosen === -1 ? end : chosen;
  return { ...state, isOpen: true, inputValue: '', highlightedIndex: direction === 0 ? -1 : mark };
}

function closed(state: State, selectedItem: string | null): State {
  return { ...state, isOpen: false, highlightedIndex: -1, selectedItem, inputValue: selectedItem ?? '' };
}

const restored = (state: State) => closed(state, state.selectedItem);

const marked = (names: readonly string[], { inputValue, selectedItem, highlightedIndex }: State) =>
  insurersFor(names, inputValue, selectedItem)[highlightedIndex];

/** Moves the highlight by one entry, wrapping around. */
function moved(names: readonly string[], state: State, by: -1 | 1): State {
  const count = insurersFor(names, state.inputValue, state.selectedItem).length;
  const from = state.highlightedIndex === -1 && by === -1 ? count : state.highlightedIndex;
  return { ...state, highlightedIndex: count === 0 ? -1 : (from + by + count) % count };
}

/** The insurer the text resolves to; the current choice always resolves to itself, even if no longer offered. */
const meantBy = (names: readonly string[], { inputValue, selectedItem }: State) =>
  inputValue === selectedItem ? selectedItem : insurerMeant(names, inputValue);

/**
 * Enter selects the highlighted entry or the insurer the text resolves to; if that is ambiguous the list stays
 * open.
 */
function entered(names: readonly string[], state: State): State {
  const meant = marked(names, state) ?? meantBy(names, state);
  return meant === null ? state : closed(state, meant);
}

function left(names: readonly string[], state: State): State {
  const taken = marked(names, state);
  if (taken !== undefined) return closed(state, taken);
  if (state.inputValue.trim() === '') return closed(state, null);
  return closed(state, meantBy(names, state) ?? state.selectedItem);
}
