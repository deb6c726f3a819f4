import { PAKET_STANDARDS, type PaketStandard, paketRecord } from '#institution/domain';
import type { ListRow } from '#platform';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { ColumnField } from '../records/column-field.tsx';

/** A Paket with the number of institutions that have it. */
export type PaketListRow = ListRow<(typeof paketRecord)['columns']>;

const { Name, Nutzerlimit, Testphasendauer } = paketRecord.columns;

/** The controls of a Paket; null for a new one. */
export function PaketFields({ paket }: { readonly paket: PaketListRow | null }) {
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
