import { type UseComboboxState, type UseComboboxStateChangeTypes, useCombobox } from 'downshift';
import { describe, expect, it } from 'vitest';
import {
  insurerState,
  insurersFor,
} from '../../../../../../apps/web/consultation/wizard/insurer/insurer-choice.ts';

type State = UseComboboxState<string>;
const types = useCombobox.stateChangeTypes;
const names = ['Kasse Nord', 'Kasse Ost', 'Kasse Süd'];
const chosen: State = {
  isOpen: false,
  highlightedIndex: -1,
  selectedItem: 'Kasse Ost',
  inputValue: 'Kasse Ost',
};
const empty: State = { isOpen: false, highlightedIndex: -1, selectedItem: null, inputValue: '' };
const open = (state: State, inputValue = ''): State => ({ ...state, isOpen: true, inputValue });
const stateAfter = (state: State, type: UseComboboxStateChangeTypes, changes: Partial<State> = {}) =>
  insurerState(names, state, { type, changes: { ...state, ...changes } });

describe('the list of insurers', () => {
  it('clears the text when it opens, and keeps the choice meanwhile', () => {
    for (const type of [types.InputClick, types.ToggleButtonClick]) {
      expect(stateAfter(chosen, type)).toEqual(open(chosen));
    }
  });

  it('marks the choice where an arrow key opens it, else an end', () => {
    expect(stateAfter(chosen, types.InputKeyDownArrowDown)).toEqual({ ...open(chosen), highlightedIndex: 1 });
    expect(stateAfter(empty, types.InputKeyDownArrowDown).highlightedIndex).toBe(0);
    expect(stateAfter(empty, types.InputKeyDownArrowUp).highlightedIndex).toBe(2);
  });

  it('moves the mark among what the text finds now, and around its ends', () => {
    const mark = (state: State, type: UseComboboxStateChangeTypes) =>
      stateAfter(state, type).highlightedIndex;
    const two = open(empty, 'st');
    expect(insurersFor(['Ost', 'West', 'Nord'], 'st', null)).toEqual(['Ost', 'West']);
    expect(mark({ ...two, inputValue: 'kasse', highlightedIndex: 2 }, types.InputKeyDownArrowDown)).toBe(0);
    expect(mark({ ...two, inputValue: 'kasse' }, types.InputKeyDownArrowUp)).toBe(2);
    expect(mark({ ...two, inputValue: 'ord' }, types.InputKeyDownArrowDown)).toBe(0);
    expect(mark({ ...two, inputValue: 'xyz' }, types.InputKeyDownArrowDown)).toBe(-1);
  });

  it('takes text and choice back with Escape, open or closed', () => {
    expect(stateAfter(open(chosen, 'süd'), types.InputKeyDownEscape)).toEqual(chosen);
    expect(stateAfter(chosen, types.InputKeyDownEscape, { selectedItem: null, inputValue: '' })).toEqual(
      chosen,
    );
    expect(stateAfter(open(chosen), types.ToggleButtonClick)).toEqual(chosen);
  });

  it('clears the choice when the field is left empty', () => {
    expect(stateAfter(open(chosen), types.InputBlur)).toEqual(empty);
    expect(stateAfter(open(chosen, '  '), types.InputBlur)).toEqual(empty);
  });

  // @spec consultation-4-4
  it('never takes a choice that is offered no longer for part of another name', () => {
    const gone: State = { ...chosen, selectedItem: 'Kasse Nor', inputValue: 'Kasse Nor' };
    expect(stateAfter(gone, types.InputBlur)).toEqual(gone);
    expect(stateAfter(gone, types.InputKeyDownEnter)).toEqual(gone);
  });

  it('goes back to the choice when a text without meaning is left', () => {
    expect(stateAfter(open(chosen, 'AOK'), types.InputBlur)).toEqual(chosen);
    expect(stateAfter(open(chosen, 'kasse'), types.InputBlur)).toEqual(chosen);
    expect(stateAfter(open(empty, 'AOK'), types.InputBlur)).toEqual(empty);
  });

  it('takes a text that names one insurer, when left and with Enter', () => {
    const south = { ...chosen, selectedItem: 'Kasse Süd', inputValue: 'Kasse Süd' };
    expect(stateAfter(open(chosen, 'süd'), types.InputBlur)).toEqual(south);
    expect(stateAfter(open(chosen, 'süd'), types.InputKeyDownEnter, { isOpen: false })).toEqual(south);
  });

  it('stays open on Enter while the text is unclear', () => {
    const unclear = open(chosen, 'kasse');
    expect(stateAfter(unclear, types.InputKeyDownEnter, { isOpen: false })).toEqual(unclear);
  });

  it('takes the entry marked by the arrow keys, by the text of the moment', () => {
    const marked = { ...open(chosen), highlightedIndex: 2 };
    expect(stateAfter(marked, types.InputBlur).selectedItem).toBe('Kasse Süd');
    expect(stateAfter(marked, types.InputKeyDownEnter).selectedItem).toBe('Kasse Süd');
    const typed = { ...open(chosen, 'süd'), highlightedIndex: 0 };
    const stale = { selectedItem: 'Kasse Nord' };
    expect(stateAfter(typed, types.InputKeyDownEnter, stale).selectedItem).toBe('Kasse Süd');
  });

  it('is not moved by a mouse that rests on it', () => {
    const marked = { ...open(chosen), highlightedIndex: 2 };
    expect(stateAfter(marked, types.ItemMouseMove, { highlightedIndex: 0 })).toEqual(marked);
    expect(stateAfter(marked, types.MenuMouseLeave, { highlightedIndex: -1 })).toEqual(marked);
  });

  it('stays open when its open field is clicked', () => {
    expect(stateAfter(open(chosen, 'nor'), types.InputClick, { isOpen: false })).toEqual(open(chosen, 'nor'));
  });
});
