import type { FocusEvent, FormEvent } from 'react';
import { parseEuro } from '#platform/domain';
import { TextField } from '../../fields/text-field.tsx';
import { AMOUNT } from '../form-schema.ts';
import { useFieldView } from '../form-view.ts';
import { type } from '../saved/fill-form.ts';
import { StoredNow } from '../stored-now.tsx';

interface AmountFieldProps {
  readonly name: string;
  /** Includes the unit, such as `Pauschale in €`. */
  readonly label: string;
  readonly required?: boolean;
  readonly note?: string | null;
}

/** Characters allowed in an amount of euros. */
const TYPED = /^[\d.,]*$/;

/**
 * An amount in cents (`AMOUNT` in the form's schema), typed in euros with comma or dot. Other characters are
 * rejected. On blur it is formatted as stored: `17,5` becomes `17,50`.
 */
export function AmountField({ name, ...field }: AmountFieldProps) {
  const view = useFieldView(name);
  const { id, error } = view;
  const refuse = (event: FormEvent) => {
    const { data } = event.nativeEvent as InputEvent;
    if (data !== null && !TYPED.test(data)) event.preventDefault();
  };
  const complete = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const cents = parseEuro(target.value);
    if (cents !== null) type(target, AMOUNT.write(cents) ?? '');
  };
  return (
    <TextField
      {...field}
      id={id}
      name={view.name}
      inputMode="decimal"
      maxLength={12}
      uncontrolled
      value={view.initial}
      error={error}
      onBeforeInput={refuse}
      onBlur={complete}
    >
      <StoredNow name={view.name} label={field.label} />
    </TextField>
  );
}
