import { useState } from 'react';
import type { CompetitorsColumn, ManagedCompetitor } from '#catalogue/domain';
import type { ListQuery, Page } from '#platform/domain';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { NoticeDialog, type RowNotice } from '../rows/notice-dialog.tsx';
import { TableFiles } from '../table-import/table-files.tsx';
import { CompetitorDialog } from './competitor-dialog.tsx';

interface CompetitorsScreenProps {
  readonly page: Page<ManagedCompetitor>;
  readonly query: ListQuery<CompetitorsColumn>;
}

/** The known products of other makers (access specification, section 2, 'Admin area': competitors). */
export function CompetitorsScreen({ page, query }: CompetitorsScreenProps) {
  const [open, setOpen] = useState<ManagedCompetitor | 'new' | null>(null);
  const [notice, setNotice] = useState<RowNotice | null>(null);
  const [imported, setImported] = useState('');
  const show = (row: ManagedCompetitor | 'new') => {
    setImported('');
    setOpen(row);
  };
  const columns: readonly DataColumn<ManagedCompetitor, CompetitorsColumn>[] = [
    {
      id: 'Name',
      label: 'Name',
      cell: (row) => (
        <button type="button" className="link-button" onClick={() => show(row)}>
          {row.Name}
        </button>
      ),
    },
  ];
  return (
    <section className="stack stack-l" aria-labelledby="competitors-title">
      <header className="stack">
        <h1 id="competitors-title" tabIndex={-1}>
          Wettbewerberliste
        </h1>
        <p>Produkte anderer Hersteller, die der Fragebogen als bekannte Produkte anbietet.</p>
        <div className="row">
          <button type="button" className="button button-primary" onClick={() => show('new')}>
            Wettbewerber hinzufügen
          </button>
          <TableFiles
            address="/cms/tables/wettbewerber"
            title="Wettbewerberliste"
            about="Zeilen mit einer Nummer in der Spalte id ändern diesen Eintrag, Zeilen ohne Nummer den mit demselben Namen; sonst kommt einer hinzu."
            onDone={setImported}
          />
        </div>
        <p role="status" className="form-state">
          {imported}
        </p>
      </header>
      <DataTable<ManagedCompetitor, CompetitorsColumn>
        label="Wettbewerberliste"
        columns={columns}
        query={query}
        page={page}
        empty="Kein Wettbewerber passt zu dieser Suche."
      />
      {open === null ? null : (
        <CompetitorDialog
          competitor={open === 'new' ? null : open}
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
