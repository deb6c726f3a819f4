import {
  PAKET_STANDARDS,
  type PaketStandard,
  paketInUse,
  paketRecord,
  standardStays,
  standardsOf,
} from '#institution/domain';
import type { ListRow } from '#platform';
import type { ListedColumn, ListQuery, Page } from '#platform/domain';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import type { DataColumn } from '../../ui/list/data-table.tsx';
import { ColumnField } from '../records/column-field.tsx';
import { dataColumns } from '../records/record-columns.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import type { RowNotice } from '../rows/notice-dialog.tsx';
import { RowsScreen } from '../rows/rows-screen.tsx';
import { StandardMark } from '../rows/standard-mark.tsx';
import { paketForm } from './paket-form.ts';

/** A Paket with the number of institutions that have it. */
type PaketListRow = ListRow<(typeof paketRecord)['columns']>;

const { Name, Nutzerlimit, Testphasendauer } = paketRecord.columns;

/** The controls of a Paket; null for a new one. */
function PaketFields({ paket }: { readonly paket: PaketListRow | null }) {
  return (
    <>
      <ColumnField name="Name" column={Name} />
      <div className="kasse-rates">
        <ColumnField name="Nutzerlimit" column={Nutzerlimit} />
        <ColumnField name="Testphasendauer" column={Testphasendauer} />
      </div>
      <p className="field-hint">0 Tage: keine Testphase.{paket === null ? '' : ` ${usageInWords(paket)}`}</p>
      <Standard paket={paket} standard="RegistrierungStandard" />
      <Standard paket={paket} standard="VollversionStandard" />
    </>
  );
}

/** A flag that can move to another Paket, but cannot be cleared here. */
function Standard(props: { readonly paket: PaketListRow | null; readonly standard: PaketStandard }) {
  const { paket, standard } = props;
  const what = `Standard für ${PAKET_STANDARDS[standard]}`;
  return paket?.[standard] ? (
    <p className="message message-notice">Dieses Paket ist der {what}.</p>
  ) : (
    <Checkbox name={standard} label={what} />
  );
}

function usageInWords({ institutions = 0 }: PaketListRow): string {
  if (institutions === 0) return 'Keine Institution hat dieses Paket.';
  const whose = institutions === 1 ? 'die Institution' : `die ${institutions} Institutionen`;
  return `Limit und Testphase gelten nach dem Speichern sofort für ${whose} mit diesem Paket.`;
}

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

interface PaketDialogProps {
  /** Null for a new one. */
  readonly paket: PaketListRow | null;
  readonly onDone: (notice: RowNotice) => void;
  readonly onClose: () => void;
}

/**
 * Adds, edits or deletes one Paket; one in use stays (access specification, section 4, 'Deletion blocks').
 */
function PaketDialog({ paket, onDone, onClose }: PaketDialogProps) {
  const flags = paket === null ? [] : standardsOf(paket);
  const institutions = paket?.institutions ?? 0;
  const [standard] = flags;
  return (
    <RecordDialog
      record={paketRecord}
      form={paketForm}
      row={paket}
      hidden={Object.fromEntries(flags.map((flag) => [flag, 'on']))}
      stays={institutions > 0 ? paketInUse(institutions) : standard ? standardStays(standard) : null}
      onDone={onDone}
      onClose={onClose}
    >
      <PaketFields paket={paket} />
    </RecordDialog>
  );
}
