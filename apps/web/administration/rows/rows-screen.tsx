import { type ReactNode, useState } from 'react';
import type { ListQuery, Page } from '#platform/domain';
import { BeginList } from '../../ui/list/begin-list.tsx';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { NoticeDialog, type RowNotice } from './notice-dialog.tsx';

/** The column that names a row and opens its dialog. */
interface Naming<Row> {
  readonly id: string;
  readonly label: string;
  readonly of: (row: Row) => string;
}

/** Callbacks the screen gives to a row's dialog. */
interface RowDialogActions {
  readonly onDone: (done: RowNotice) => void;
  readonly onClose: () => void;
}

interface RowsScreenProps<Row extends { readonly id: number }, Column extends string> {
  /** Heading of the screen and name of the table. */
  readonly title: string;
  /** Explains what the rows are for. */
  readonly about: string;
  /** Label of the add button. */
  readonly add: string;
  /** Shown if nothing is found. */
  readonly empty: string;
  /** Shown while the list is empty: what belongs there. */
  readonly begin?: string;
  readonly page: Page<Row>;
  readonly query: ListQuery<Column>;
  readonly naming: Naming<Row>;
  /** Columns after the name. */
  readonly columns: readonly DataColumn<Row, Column>[];
  /** The dialog of a row; null for a new one. */
  readonly dialog: (row: Row | null, actions: RowDialogActions) => ReactNode;
  /** Rendered beside the add button. */
  readonly beside?: ReactNode;
  /** Rendered below the add button. */
  readonly below?: ReactNode;
  readonly onOpen?: () => void;
}

/** A vendor's list whose named rows are added, edited and deleted in a dialog. */
export function RowsScreen<Row extends { readonly id: number }, Column extends string>(
  props: RowsScreenProps<Row, Column>,
) {
  const { title, about, add, empty, begin, page, query, naming, columns, dialog, beside, below, onOpen } =
    props;
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
      className="row-list"
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
        begin={
          begin === undefined ? undefined : (
            <BeginList words={begin}>
              <button type="button" className="button" onClick={() => show('new')}>
                Ersten Eintrag hinzufügen
              </button>
            </BeginList>
          )
        }
      />
      {open === null ? null : dialog(open === 'new' ? null : open, actions)}
      {notice === null ? null : <NoticeDialog notice={notice} onClose={() => setNotice(null)} />}
    </ScreenFrame>
  );
}
