import { krankenkasseRecord } from '#institution/domain';
import { columnsIn } from '#platform/domain';
import type { FormSchema } from '../../ui/form/form-schema.ts';
import { ColumnField } from '../records/column-field.tsx';
import { RateFields } from './rate-fields.tsx';
import { SaetzeFields, type SatzRow } from './saetze-fields.tsx';

/** Text columns besides name and rates, such as the Institutionskennzeichen. */
const FURTHER = columnsIn(krankenkasseRecord).filter(
  ([name, { type }]) => name !== 'Kasse' && (type.control === 'line' || type.control === 'digits'),
);

interface KasseFieldsProps {
  readonly form: FormSchema;
  readonly rows: readonly SatzRow[];
  readonly onRows: (rows: readonly SatzRow[]) => void;
}

/** The fields of every Krankenkasse: name and rates are required (access specification, section 5). */
export function KasseFields({ form, rows, onRows }: KasseFieldsProps) {
  return (
    <>
      <ColumnField name="Kasse" column={krankenkasseRecord.columns.Kasse} />
      <p className="field-hint">Pauschalen netto in Euro im Monat, mit Komma oder Punkt.</p>
      <RateFields />
      <SaetzeFields form={form} rows={rows} onChange={onRows} />
      {FURTHER.map(([name, column]) => (
        <ColumnField key={name} name={name} column={column} />
      ))}
    </>
  );
}
