import { useState } from 'react';
import type { GrantedRight, RoleListRow } from '#auth';
import type { RolesColumn } from '#auth/domain';
import type { ListQuery, Page } from '#platform/domain';
import { type DataColumn, DataTable } from '../../ui/data-table.tsx';
import { NoticeDialog, type RowNotice } from '../rows/notice-dialog.tsx';
import { StandardMark } from '../rows/standard-mark.tsx';
import { RoleDialog } from './role-dialog.tsx';

interface RolesScreenProps {
  readonly page: Page<RoleListRow>;
  readonly query: ListQuery<RolesColumn>;
  readonly rights: readonly GrantedRight[];
}

/** The roles (access specification, section 2, 'Admin area'). */
export function RolesScreen({ page, query, rights }: RolesScreenProps) {
  const [open, setOpen] = useState<RoleListRow | 'new' | null>(null);
  const [notice, setNotice] = useState<RowNotice | null>(null);
  const columns: readonly DataColumn<RoleListRow, RolesColumn>[] = [
    {
      id: 'Name',
      label: 'Name',
      cell: (row) => (
        <button type="button" className="link-button" onClick={() => setOpen(row)}>
          {row.Name}
        </button>
      ),
    },
    {
      id: 'Beschreibung',
      label: 'Beschreibung',
      cell: ({ Beschreibung }) => <span className="data-text">{Beschreibung}</span>,
    },
    {
      id: 'istStandard',
      label: 'Standard',
      cell: ({ Name, istStandard }) => <StandardMark label={`Standard: ${Name}`} on={istStandard} />,
    },
  ];
  return (
    <section className="stack stack-l" aria-labelledby="roles-title">
      <header className="stack">
        <h1 id="roles-title" tabIndex={-1}>
          Rollen
        </h1>
        <p>
          Was die Benutzer der Institutionen dürfen. Neue Benutzer bekommen die Rolle, die der Standard ist.
        </p>
        <div>
          <button type="button" className="button button-primary" onClick={() => setOpen('new')}>
            Rolle hinzufügen
          </button>
        </div>
      </header>
      <DataTable<RoleListRow, RolesColumn>
        label="Rollen"
        columns={columns}
        query={query}
        page={page}
        empty="Keine Rolle passt zu dieser Suche."
      />
      {open === null ? null : (
        <RoleDialog
          role={open === 'new' ? null : open}
          rights={rights}
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
