import type { FocusEvent } from 'react';
import type { SizeColumn } from '#catalogue/domain';
import { parseEuro } from '#platform/domain';
import { FieldError } from '../../ui/fields/field.tsx';
import { AMOUNT } from '../../ui/form/form-schema.ts';
import { useFieldView } from '../../ui/form/form-view.ts';
import { type } from '../../ui/form/saved/fill-form.ts';
import { StoredNow } from '../../ui/form/stored-now.tsx';

const MOST: Readonly<Record<SizeColumn, number>> = {
  Konfektionsgroesse: 30,
  Artikelnummer: 20,
  PZN: 8,
  EAN: 13,
  Hueftumfang: 50,
  Anzahl: 30,
  UVP: 12,
  Hilfsmittelnummer: 20,
};

interface SizeCellProps {
  readonly name: SizeColumn;
  /** Head of its column. */
  readonly label: string;
  /** The size that it belongs to, such as `Größe M`. */
  readonly of: string;
  readonly required: boolean;
  readonly liquid: boolean;
}

/** A field in the table of sizes. Its visible label is for windows too narrow for a table. */
export function SizeCell({ name, label, of, required, liquid }: SizeCellProps) {
  const { name: control, id, error, initial } = useFieldView(name);
  const complete = ({ target }: FocusEvent<HTMLInputElement>) => {
    const cents = name === 'UVP' ? parseEuro(target.value) : null;
    if (cents !== null) type(target, AMOUNT.write(cents) ?? '');
  };
  const numeric = name === 'PZN' || name === 'EAN' || (name === 'Anzahl' && !liquid);
  return (
    <div className="size-cell" id={id}>
      <label className="field-label" htmlFor={`${id}-input`}>
        {label}
      </label>
      <input
        id={`${id}-input`}
        className="input"
        name={control}
        defaultValue={initial}
        maxLength={MOST[name]}
        inputMode={name === 'UVP' ? 'decimal' : numeric ? 'numeric' : undefined}
        aria-label={`${label}, ${of}`}
        autoComplete="off"
        spellCheck={false}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onBlur={complete}
      />
      <StoredNow name={control} label={label} />
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Names a stored size; a new one has no id yet. */
export function SizeId({ id }: { readonly id: string | number | null }) {
  const { name } = useFieldView('id');
  return <input type="hidden" name={name} value={id ?? ''} readOnly />;
}
