import { type ReactNode, useState } from 'react';
import type { ListRow } from '#platform';
import { type Columns, columnsIn, initialOf, type ListRecord, removalOf, saveRecord } from '#platform/domain';
import type { FormSchema } from '../../ui/form/form-schema.ts';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { NoticeDialog, type RowNotice } from '../rows/notice-dialog.tsx';
import { RowDeletion } from '../rows/row-deletion.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { ColumnField } from './column-field.tsx';

interface RecordDialogProps<C extends Columns> {
  readonly record: ListRecord<C>;
  readonly form: FormSchema;
  /** Null for a new one. */
  readonly row: ListRow<C> | null;
  readonly onDone: (notice: RowNotice) => void;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** Values that the call takes without a control. */
  readonly input?: (given: unknown) => Record<string, unknown>;
  /** Values sent without a control. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Further losses of a deletion, after those the record names. */
  readonly lost?: readonly string[];
  /** Why the row cannot be deleted; null if it can. */
  readonly stays?: string | null;
  /** Called when the form shows what somebody else has stored meanwhile. */
  readonly onStored?: (stored: object) => void;
  /** The controls; by default one per column. */
  readonly children?: ReactNode;
}

const NEW = { id: '' };

/** Adds, edits or deletes one row of a record. */
export function RecordDialog<C extends Columns>(props: RecordDialogProps<C>) {
  const {
    record,
    form,
    row,
    onDone,
    onClose,
    wide = false,
    hidden,
    input = (given) => given as Record<string, unknown>,
    lost = [],
    stays = null,
    onStored,
  } = props;
  const { children = <RecordFields record={record} /> } = props;
  const { words, key } = record;
  const [call] = useState(() => saveRecord(record));
  const [deleting, setDeleting] = useState(false);
  const saved = useSavedForm({
    form,
    call,
    input,
    stored: row === null ? initialOf(record) : storedIn(record, row),
    hidden: row === null ? NEW : { id: String(row.id), ...hidden },
    onSaved: () => onDone(row === null ? words.added : words.changed),
    ...(onStored && { onStored }),
  });
  const closeDeletion = () => setDeleting(false);
  return (
    <RowDialog
      title={row === null ? words.add : String(row[key])}
      form={saved}
      wide={wide}
      onDelete={row === null ? null : () => setDeleting(true)}
      onClose={onClose}
      below={row === null ? null : <RecordHistory kind={record.act} ids={[row.id]} />}
      over={
        !deleting || row === null ? null : stays !== null ? (
          <NoticeDialog notice={{ title: `${words.one} löschen`, text: stays }} onClose={closeDeletion} />
        ) : (
          <RowDeletion
            call={removalOf(record)}
            row={row}
            question={words.deletion}
            lost={[...words.lost(row), ...lost]}
            onDone={() => onDone(words.deleted)}
            onClose={closeDeletion}
          />
        )
      }
    >
      {children}
    </RowDialog>
  );
}

function RecordFields<C extends Columns>({ record }: { readonly record: ListRecord<C> }) {
  return columnsIn(record).map(([name, column]) => <ColumnField key={name} name={name} column={column} />);
}

/** Version and values of a row, without the counted columns. */
function storedIn<C extends Columns>(record: ListRecord<C>, row: ListRow<C>) {
  const values = columnsIn(record).map(([name]) => [name, row[name]]);
  return { version: row.version, ...Object.fromEntries(values) };
}
