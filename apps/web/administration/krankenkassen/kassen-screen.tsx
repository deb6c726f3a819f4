import { useState } from 'react';
import { type KrankenkassenColumn, krankenkasseRecord, listedOn } from '#institution/domain';
import type { CalendarDay, ListQuery, Page } from '#platform/domain';
import { BeginList } from '../../ui/list/begin-list.tsx';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { RateCut } from '../rate-cut/rate-cut.tsx';
import type { RateCutState } from '../rate-cut/rate-cut-state.ts';
import { dataColumns } from '../records/record-columns.tsx';
import { FILES_BY_ID } from '../records/record-screen.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { TableFiles } from '../table-import/table-files.tsx';
import { KasseDialog, type KasseListRow } from './kasse-dialog.tsx';
import { comingInWords } from './rates-in-words.ts';

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
            <TableFiles
              address="/cms/tables/krankenkassen"
              title="Krankenkassen"
              about={FILES_BY_ID}
              onDone={setDone}
            />
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
