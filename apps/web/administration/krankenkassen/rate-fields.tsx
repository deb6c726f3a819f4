import { rateColumns } from '#institution/domain';
import { columnsIn } from '#platform/domain';
import { ColumnField } from '../records/column-field.tsx';

/** The rates of a Krankenkasse, and the age limit for children. */
export function RateFields() {
  return (
    <div className="kasse-rates">
      {columnsIn({ columns: rateColumns }).map(([name, column]) => (
        <ColumnField key={name} name={name} column={column} />
      ))}
    </div>
  );
}
