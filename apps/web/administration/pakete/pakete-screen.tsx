import { type PaketStandard, paketRecord } from '#institution/domain';
import type { ListedColumn, ListQuery, Page } from '#platform/domain';
import type { DataColumn } from '../../ui/list/data-table.tsx';
import { dataColumns } from '../records/record-columns.tsx';
import { RowsScreen } from '../rows/rows-screen.tsx';
import { StandardMark } from '../rows/standard-mark.tsx';
import { PaketDialog } from './paket-dialog.tsx';
import type { PaketListRow } from './paket-fields.tsx';

type PaketeColumn = ListedColumn<(typeof paketRecord)['columns']>;

interface PaketeScreenProps {
  readonly page: Page<PaketListRow>;
  readonly query: ListQuery<PaketeColumn>;
}

const { words } = paketRecord;

/** The list shows the flags as marks with a shorter label. */
const STANDARDS: Readonly<Record<PaketStandard, string>> = {
  RegistrierungStandard: 'Standard Registrierung',
  VollversionStandard: 'Standard Vertragsversion',
};

const COLUMNS = dataColumns(paketRecord).map((column): DataColumn<PaketListRow, PaketeColumn> => {
  const label = STANDARDS[column.id as PaketStandard];
  if (column.id === 'Testphasendauer') return { id: column.id, label: 'Testphase', cell: column.cell };
  if (label === undefined) return column;
  const isOn = (row: PaketListRow) => row[column.id as PaketStandard];
  return { ...column, label, cell: (row) => <StandardMark label={`${label}: ${row.Name}`} on={isOn(row)} /> };
});

/** The Pakete (access specification, section 2, 'Admin area': packages). */
export function PaketeScreen({ page, query }: PaketeScreenProps) {
  return (
    <RowsScreen<PaketListRow, PaketeColumn>
      title={words.title}
      about={words.about}
      add={words.add}
      empty={words.empty}
      naming={{ id: 'Name', label: 'Name', of: ({ Name }) => Name }}
      page={page}
      query={query}
      columns={COLUMNS}
      dialog={(paket, actions) => <PaketDialog paket={paket} {...actions} />}
    />
  );
}
