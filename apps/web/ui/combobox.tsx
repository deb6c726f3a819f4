import type { UseComboboxReturnValue } from 'downshift';
import type { ReactNode } from 'react';
import { describedBy, FieldNotes, type FieldProps, LabelText } from './fields/field.tsx';

interface ComboboxProps extends FieldProps {
  /** The downshift combobox, created with this `id`; the caller decides how it opens, filters and closes. */
  readonly combobox: UseComboboxReturnValue<string>;
  readonly names: readonly string[];
  readonly chosen: string | undefined;
  /** Hard limit on characters. */
  readonly maxLength: number;
  /** Shown in the label's line. */
  readonly count?: ReactNode;
  /** Name of the button that shows the list. */
  readonly listLabel: string;
  /** Shown in place of an empty list; without it, an empty list does not open. */
  readonly nothingFound?: string;
  /** A notice between label and field. */
  readonly children?: ReactNode;
}

/** A text field with a list of names to choose from. */
export function Combobox(props: ComboboxProps) {
  const {
    id,
    combobox,
    names,
    chosen,
    required,
    error,
    maxLength,
    count,
    listLabel,
    nothingFound,
    children,
  } = props;
  const open = combobox.isOpen && (names.length > 0 || nothingFound !== undefined);
  return (
    <div className="field" id={id}>
      <div className="field-head">
        <label {...combobox.getLabelProps()} className="field-label" htmlFor={`${id}-input`}>
          <LabelText {...props} />
        </label>
        {count}
      </div>
      <FieldNotes {...props}>{children}</FieldNotes>
      <div className="combobox">
        <input
          {...combobox.getInputProps({
            'aria-expanded': open,
            'aria-required': required || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': describedBy(props),
            // Typing over a selected name replaces it.
            onFocus: (event) => event.currentTarget.select(),
          })}
          className="input combobox-input"
          maxLength={maxLength}
          enterKeyHint="done"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className="combobox-toggle"
          aria-label={listLabel}
          {...combobox.getToggleButtonProps()}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
        <div className="combobox-popup" hidden={!open}>
          <ul className="combobox-list" {...combobox.getMenuProps()}>
            {open &&
              names.map((name, index) => (
                <li
                  key={name}
                  className="combobox-option"
                  data-chosen={name === chosen || undefined}
                  {...combobox.getItemProps({ item: name, index })}
                >
                  {name}
                </li>
              ))}
          </ul>
          {open && names.length === 0 && <p className="combobox-nothing">{nothingFound}</p>}
        </div>
      </div>
    </div>
  );
}
