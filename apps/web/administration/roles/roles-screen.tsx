import type { GrantedRight, RoleListRow } from '#auth';
import type { RolesColumn } from '#auth/domain';
import type { ListQuery, Page } from '#platform/domain';
import type { DataColumn } from '../../ui/list/data-table.tsx';
import { RowsScreen } from '../rows/rows-screen.tsx';
import { StandardMark } from '../rows/standard-mark.tsx';
import { RoleDialog } from './role-dialog.tsx';

interface RolesScreenProps {
  readonly page: Page<RoleListRow>;
  readonly query: ListQuery<RolesColumn>;
  readonly rights: readonly GrantedRight[];
}

const COLUMNS: readonly DataColumn<RoleListRow, RolesColumn>[] = [
  {
    id: 'Beschreibung',
    label: 'Beschreibung',
    cell: ({ Beschreibung }) => <span className="data-text">{Beschreibung}</span>,
  },
  {
    id: 'istStandard',
    label: 'Standard',
    choices: ['ja', 'nein'],
    cell: ({ Name, istStandard }) => <StandardMark label={`Standard: ${Name}`} on={istStandard} />,
  },
];

/** The roles (access specification, section 2, 'Admin area'). */
export function RolesScreen({ page, query, rights }: RolesScreenProps) {
  return (
    <RowsScreen<RoleListRow, RolesColumn>
      title="Rollen"
      about="Was Benutzer dürfen. Neue Benutzer bekommen die Rolle, die der Standard ist."
      add="Rolle hinzufügen"
      empty="Keine Rolle passt zu dieser Suche."
      page={page}
      query={query}
      naming={{ id: 'Name', label: 'Name', of: ({ Name }) => Name }}
      columns={COLUMNS}
      dialog={(role, actions) => <RoleDialog role={role} rights={rights} {...actions} />}
    />
  );
}
