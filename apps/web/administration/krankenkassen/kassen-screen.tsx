import { useState } from 'react';
import { type KrankenkassenColumn, krankenkasseRecord, listedOn } from '#institution/domain';
import type { ListRow } from '#platform';
import type { CalendarDay, ListQuery, Page } from '#platform/domain';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { BeginList } from '../../ui/list/begin-list.tsx';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { RateCut } from '../rate-cut/rate-cut.tsx';
import type { RateCutState } from '../rate-cut/rate-cut-state.ts';
import { dataColumns } from '../records/record-columns.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { FILES_BY_ID } from '../records/record-screen.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { TableFiles } from '../table-import/table-files.tsx';
import { KasseFields } from './kasse-fields.tsx';
import { kasseForm, SELF_PAY } from './kasse-form.ts';
import { comingInWords } from './rates-in-words.ts';
import { rowsOf } from './saetze-fields.tsx';

type Column = KrankenkassenColumn | 'institutions';

interface KassenScreenProps {
  readonly page: Page<KasseListRow>;
  readonly query: ListQuery<KrankenkassenColumn>;
  readonly today: CalendarDay;
  readonly rateCut: RateCutState | null;
}

const { words } = krankenkasseRecord;
const UNSORTED = new Set(['institutions']);

/** The vendor's list of Krankenkassen (access specification, section 2, 'Admin area'). */
export function KassenScreen({ page, query, today, rateCut }: KassenScreenProps) {
  const [open, setOpen] = useState<KasseListRow | 'new' | null>(null);
  const [done, setDone] = useState('');
  const show = (row: KasseListRow | 'new') => {
    setDone('');
    setOpen(row);
  };
  const columns: readonly DataColumn<KasseListRow, Column>[] = [
    {
      id: 'Kasse',
      label: 'Krankenkasse',
      cell: (row) => (
        <>
          <button type="button" className="link-button" onClick={() => show(row)}>
            {row.Kasse}
          </button>
          {comingInWords(row, today).map((words) => (
            <span key={words} className="number coming-rates" translate="no">
              {words}
            </span>
          ))}
        </>
      ),
    },
    ...dataColumns(krankenkasseRecord, listedOn(today)),
    { id: 'institutions', label: 'Gewählt von', numeric: true, cell: ({ institutions }) => institutions },
  ];
  return (
    <ScreenFrame
      title={words.title}
      about={words.about}
      done={done}
      head={
        <>
          <RateCut area="cms" state={rateCut} own />
          <div className="row">
            <button type="button" className="button button-primary" onClick={() => show('new')}>
              {words.add}
            </button>
            <TableFiles table="krankenkassen" title="Krankenkassen" about={FILES_BY_ID} onDone={setDone} />
          </div>
        </>
      }
    >
      <DataTable<KasseListRow, Column>
        label="Krankenkassen"
        columns={columns}
        query={query}
        page={page}
        unsorted={UNSORTED}
        empty={words.empty}
        begin={
          <BeginList words={words.begin ?? words.empty}>
            <button type="button" className="button" onClick={() => show('new')}>
              Erste Krankenkasse hinzufügen
            </button>
          </BeginList>
        }
      />
      {open === null ? null : (
        <KasseDialog
          kasse={open === 'new' ? null : open}
          onDone={(words) => {
            setOpen(null);
            setDone(words);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </ScreenFrame>
  );
}

/** A Krankenkasse with the number of institutions that have chosen it. */
type KasseListRow = ListRow<(typeof krankenkasseRecord)['columns']>;

interface KasseDialogProps {
  /** Null for a new one. */
  readonly kasse: KasseListRow | null;
  /** @param done message about what was done */
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

/** Adds, edits or deletes one Krankenkasse of the vendor's list. */
function KasseDialog({ kasse, onDone, onClose }: KasseDialogProps) {
  const [rows, setRows] = useState(() => rowsOf(kasse?.Saetze));
  return (
    <RecordDialog
      // An empty list has no control.
      input={(given) => ({ Saetze: [], ...Object(given) })}
      record={krankenkasseRecord}
      form={kasseForm}
      row={kasse}
      wide
      lost={[chosenInWords(kasse?.institutions ?? 0)]}
      onStored={(next) => setRows(rowsOf((next as Partial<KasseListRow>).Saetze))}
      onDone={({ text }) => onDone(text)}
      onClose={onClose}
    >
      <KasseFields form={kasseForm} rows={rows} onRows={setRows} />
      <Checkbox name="selfPay" label={SELF_PAY} />
    </RecordDialog>
  );
}

function chosenInWords(institutions: number): string {
  if (institutions === 0) return 'Keine Institution hat sie gewählt.';
  if (institutions === 1) return 'Eine Institution hat sie gewählt und verliert sie aus ihrer Auswahl.';
  return `${institutions} Institutionen haben sie gewählt und verlieren sie aus ihrer Auswahl.`;
}
