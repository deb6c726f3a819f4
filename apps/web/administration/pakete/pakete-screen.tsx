import type { PaketListRow } from '#institution';
import { type PaketeColumn, trialInWords } from '#institution/domain';
import type { ListQuery, Page } from '#platform/domain';
import type { DataColumn } from '../../ui/list/data-table.tsx';
import { RowsScreen } from '../rows/rows-screen.tsx';
import { StandardMark } from '../rows/standard-mark.tsx';
import { PaketDialog } from './paket-dialog.tsx';

interface PaketeScreenProps {
  readonly page: Page<PaketListRow>;
  readonly query: ListQuery<PaketeColumn>;
}

const COLUMNS: readonly DataColumn<PaketListRow, PaketeColumn>[] = [
  { id: 'Nutzerlimit', label: 'Nutzerlimit', numeric: true, cell: ({ Nutzerlimit }) => Nutzerlimit },
  { id: 'Testphasendauer', label: 'Testphase', cell: ({ Testphasendauer }) => trialInWords(Testphasendauer) },
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

/** The Pakete (access specification, section 2, 'Admin area': packages). */
export function PaketeScreen({ page, query }: PaketeScreenProps) {
  return (
    <RowsScreen<PaketListRow, PaketeColumn>
      title="Pakete"
      about="Wie viele Benutzer eine Institution haben darf, und wie lange sie das Programm testet."
      add="Paket hinzufügen"
      empty="Kein Paket passt zu dieser Suche."
      page={page}
      query={query}
      columns={COLUMNS}
      dialog={(paket, ways) => <PaketDialog paket={paket} {...ways} />}
    />
  );
}
