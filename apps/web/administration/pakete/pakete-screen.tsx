import { useState } from 'react';
import type { PaketListRow } from '#institution';
import { type PaketeColumn, trialInWords } from '#institution/domain';
import type { ListQuery, Page } from '#platform/domain';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { NoticeDialog, type RowNotice } from '../rows/notice-dialog.tsx';
import { StandardMark } from '../rows/standard-mark.tsx';
import { PaketDialog } from './paket-dialog.tsx';

interface PaketeScreenProps {
  readonly page: Page<PaketListRow>;
  readonly query: ListQuery<PaketeColumn>;
}

/** The Pakete (access specification, section 2, 'Admin area': packages). */
export function PaketeScreen({ page, query }: PaketeScreenProps) {
  const [open, setOpen] = useState<PaketListRow | 'new' | null>(null);
  const [notice, setNotice] = useState<RowNotice | null>(null);
  const columns: readonly DataColumn<PaketListRow, PaketeColumn>[] = [
    {
      id: 'Name',
      label: 'Name',
      cell: (row) => (
        <button type="button" className="link-button" onClick={() => setOpen(row)}>
          {row.Name}
        </button>
      ),
    },
    { id: 'Nutzerlimit', label: 'Nutzerlimit', numeric: true, cell: ({ Nutzerlimit }) => Nutzerlimit },
    {
      id: 'Testphasendauer',
      label: 'Testphase',
      cell: ({ Testphasendauer }) => trialInWords(Testphasendauer),
    },
    {
      id: 'RegistrierungStandard',
      label: 'Standard Registrierung',
      cell: (row) => (
        <StandardMark label={`Standard Registrierung: ${row.Name}`} on={row.RegistrierungStandard} />
      ),
    },
    {
      id: 'VollversionStandard',
      label: 'Standard Vertragsversion',
      cell: (row) => (
        <StandardMark label={`Standard Vertragsversion: ${row.Name}`} on={row.VollversionStandard} />
      ),
    },
  ];
  return (
    <section className="stack stack-l" aria-labelledby="pakete-title">
      <header className="stack">
        <h1 id="pakete-title" tabIndex={-1}>
          Pakete
        </h1>
        <p>Wie viele Benutzer eine Institution haben darf, und wie lange sie das Programm testet.</p>
        <div>
          <button type="button" className="button button-primary" onClick={() => setOpen('new')}>
            Paket hinzufügen
          </button>
        </div>
      </header>
      <DataTable<PaketListRow, PaketeColumn>
        label="Pakete"
        columns={columns}
        query={query}
        page={page}
        empty="Kein Paket passt zu dieser Suche."
      />
      {open === null ? null : (
        <PaketDialog
          paket={open === 'new' ? null : open}
          onDone={(done) => {
            setOpen(null);
            setNotice(done);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {notice === null ? null : <NoticeDialog notice={notice} onClose={() => setNotice(null)} />}
    </section>
  );
}
