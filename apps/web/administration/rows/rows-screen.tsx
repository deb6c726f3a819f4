import { type ReactNode, useState } from 'react';
import type { ListQuery, Page } from '#platform/domain';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { NoticeDialog, type RowNotice } from './notice-dialog.tsx';

/** The column that names a row, and opens it. */
interface Naming<Row> {
  readonly id: string;
  readonly label: string;
  readonly of: (row: Row) => string;
}

/** What the dialogue of a row is given by the screen that shows it. */
interface RowDialogActions {
  readonly onDone: (done: RowNotice) => void;
  readonly onClose: () => void;
}

interface RowsScreenProps<Row extends { readonly id: number }, Column extends string> {
  /** Heads the screen and names the table. */
  readonly title: string;
  /** What the rows are for. */
  readonly about: string;
  /** The button that adds a row. */
  readonly add: string;
  /** What stands there where nothing is found. */
  readonly empty: string;
  readonly page: Page<Row>;
  readonly query: ListQuery<Column>;
  readonly naming: Naming<Row>;
  /** Those behind the name, which opens the row. */
  readonly columns: readonly DataColumn<Row, Column>[];
  /** The dialogue of a row; null: of a new one. */
  readonly dialog: (row: Row | null, actions: RowDialogActions) => ReactNode;
  /** Stands beside the button that adds a row. */
  readonly beside?: ReactNode;
  /** Stands below it. */
  readonly below?: ReactNode;
  /** Called when a row is opened. */
  readonly onOpen?: () => void;
}

/** A list of the vendor's whose rows have a name, and are added, changed and deleted in a dialogue. */
export function RowsScreen<Row extends { readonly id: number }, Column extends string>(
  props: RowsScreenProps<Row, Column>,
) {
  const { title, about, add, empty, page, query, naming, columns, dialog, beside, below, onOpen } = props;
  const [open, setOpen] = useState<Row | 'new' | null>(null);
  const [notice, setNotice] = useState<RowNotice | null>(null);
  const show = (row: Row | 'new') => {
    onOpen?.();
    setOpen(row);
  };
  const named: DataColumn<Row, Column> = {
    id: naming.id as Column,
    label: naming.label,
    cell: (row) => (
      <button type="button" className="link-button" onClick={() => show(row)}>
        {naming.of(row)}
      </button>
    ),
  };
  const actions: RowDialogActions = {
    onDone: (done) => {
      setOpen(null);
      setNotice(done);
    },
    onClose: () => setOpen(null),
  };
  return (
    <ScreenFrame
      title={title}
      about={about}
      head={
        <>
          <div className="row">
            <button type="button" className="button button-primary" onClick={() => show('new')}>
              {add}
            </button>
            {beside}
          </div>
          {below}
        </>
      }
    >
      <DataTable<Row, Column>
        label={title}
        columns={[named, ...columns]}
        query={query}
        page={page}
        empty={empty}
      />
      {open === null ? null : dialog(open === 'new' ? null : open, actions)}
      {notice === null ? null : <NoticeDialog notice={notice} onClose={() => setNotice(null)} />}
    </ScreenFrame>
  );
}
