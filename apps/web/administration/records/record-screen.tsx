import { useState } from 'react';
import type { ListRow } from '#platform';
import type { Columns, ListedColumn, ListQuery, ListRecord, Page } from '#platform/domain';
import { RowsScreen } from '../rows/rows-screen.tsx';
import { TableFiles } from '../table-import/table-files.tsx';
import { dataColumns } from './record-columns.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { recordForm } from './record-form.ts';

interface RecordScreenProps<C extends Columns> {
  readonly record: ListRecord<C>;
  readonly page: Page<ListRow<C>>;
  readonly query: ListQuery<ListedColumn<C>>;
}

/** Export and import by files with a column `id`. */
export const FILES_BY_ID =
  'Zeilen mit einer Nummer in der Spalte id ändern diesen Eintrag, Zeilen ohne Nummer den mit demselben Namen; sonst kommt einer hinzu.';

/** The screen of a plain list, built entirely from its record. */
export function RecordScreen<C extends Columns>({ record, page, query }: RecordScreenProps<C>) {
  const [imported, setImported] = useState('');
  const [form] = useState(() => recordForm(record));
  const { words, name, key, columns } = record;
  return (
    <RowsScreen<ListRow<C>, ListedColumn<C>>
      title={words.title}
      about={words.about}
      add={words.add}
      empty={words.empty}
      {...(words.begin === undefined ? {} : { begin: words.begin })}
      page={page}
      query={query}
      naming={{ id: key, label: String(columns[key]?.label), of: (row) => String(row[key]) }}
      columns={dataColumns(record)}
      dialog={(row, actions) => <RecordDialog record={record} form={form} row={row} {...actions} />}
      beside={
        record.file === undefined ? null : (
          <TableFiles table={name} title={words.title} about={FILES_BY_ID} onDone={setImported} />
        )
      }
      below={
        <p role="status" className="form-state">
          {imported}
        </p>
      }
      onOpen={() => setImported('')}
    />
  );
}
