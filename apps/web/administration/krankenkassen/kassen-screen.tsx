import { useState } from 'react';
import type { KrankenkassenListRow } from '#institution';
import { type KrankenkassenColumn, ratesOn } from '#institution/domain';
import { type CalendarDay, formatEuro, type ListQuery, type Page } from '#platform/domain';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { RateCut } from '../rate-cut/rate-cut.tsx';
import type { RateCutState } from '../rate-cut/rate-cut-state.ts';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { TableFiles } from '../screen/table-files.tsx';
import { KasseDialog } from './kasse-dialog.tsx';
import { comingInWords } from './rates-in-words.ts';

type Column = KrankenkassenColumn | 'institutions';

interface KassenScreenProps {
  readonly page: Page<KrankenkassenListRow>;
  readonly query: ListQuery<KrankenkassenColumn>;
  readonly today: CalendarDay;
  readonly rateCut: RateCutState | null;
}

const UNSORTED = new Set(['institutions']);

/** The vendor's list of Krankenkassen (access specification, section 2, 'Admin area'). */
export function KassenScreen({ page, query, today, rateCut }: KassenScreenProps) {
  const [open, setOpen] = useState<KrankenkassenListRow | 'new' | null>(null);
  const [done, setDone] = useState('');
  const show = (row: KrankenkassenListRow | 'new') => {
    setDone('');
    setOpen(row);
  };
  const rate = (id: 'Kinderpauschale' | 'Urinpauschale' | 'Stuhlpauschale') => ({
    id,
    label: id,
    numeric: true as const,
    cell: (row: KrankenkassenListRow) => (
      <span className="number">{formatEuro(ratesOn(row, today)[id])}</span>
    ),
  });
  const columns: readonly DataColumn<KrankenkassenListRow, Column>[] = [
    {
      id: 'Kasse',
      label: 'Krankenkasse',
      cell: (row) => (
        <>
          <button type="button" className="link-button" onClick={() => show(row)}>
            {row.Kasse}
          </button>
          {comingInWords(row, today).map((words) => (
            <span key={words} className="number coming-rates">
              {words}
            </span>
          ))}
        </>
      ),
    },
    rate('Kinderpauschale'),
    rate('Urinpauschale'),
    rate('Stuhlpauschale'),
    { id: 'Kindalter', label: 'Kindalter', numeric: true, cell: (row) => ratesOn(row, today).Kindalter },
    { id: 'selfPay', label: 'Selbstzahler', cell: ({ selfPay }) => (selfPay ? 'ja' : 'nein') },
    { id: 'institutions', label: 'Gewählt von', numeric: true, cell: ({ institutions }) => institutions },
  ];
  return (
    <ScreenFrame
      title="Krankenkassen"
      about="Die Liste, aus der Institutionen wählen. Pauschalen netto im Monat, wie sie heute gelten."
      done={done}
      head={
        <>
          <RateCut area="cms" state={rateCut} own />
          <div className="row">
            <button type="button" className="button button-primary" onClick={() => show('new')}>
              Krankenkasse hinzufügen
            </button>
            <TableFiles
              address="/cms/tables/krankenkassen"
              title="Krankenkassen"
              about="Zeilen mit einer Nummer in der Spalte id ändern diesen Eintrag, Zeilen ohne Nummer den mit demselben Namen; sonst kommt einer hinzu."
              onDone={setDone}
            />
          </div>
        </>
      }
    >
      <DataTable<KrankenkassenListRow, Column>
        label="Krankenkassen"
        columns={columns}
        query={query}
        page={page}
        unsorted={UNSORTED}
        empty="Keine Krankenkasse passt zu dieser Suche."
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
