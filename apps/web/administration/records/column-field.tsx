import type { Column } from '#platform/domain';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { AmountField } from '../../ui/form/controls/amount-field.tsx';
import { Field } from '../../ui/form/field.tsx';

/** The control of a column. Columns marked `own` are rendered by the subject's own screen. */
export function ColumnField({ name, column }: { readonly name: string; readonly column: Column<unknown> }) {
  const { type, formLabel: label = column.label, note, optional } = column;
  const { control, most } = type;
  if (control === 'own') return null;
  if (control === 'box') return <Checkbox name={name} label={label} />;
  if (control === 'amount')
    return <AmountField name={name} label={`${label} in €`} required={!optional} note={note ?? null} />;
  return (
    <Field
      name={name}
      label={label}
      required={!optional}
      {...(note !== undefined && { note })}
      {...(most !== undefined && { maxLength: most })}
      {...((control === 'number' || control === 'digits') && { inputMode: 'numeric' as const })}
    />
  );
}
