import type { PaketListRow } from '#institution';
import { PAKET_STANDARDS, type PaketStandard } from '#institution/domain';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';

/** What is said of a Paket; null for a new one. */
export function PaketFields({ paket }: { readonly paket: PaketListRow | null }) {
  return (
    <>
      <Field name="Name" label="Name" required maxLength={100} />
      <div className="kasse-rates">
        <Field name="Nutzerlimit" label="Nutzerlimit" inputMode="numeric" maxLength={5} required />
        <Field name="Testphasendauer" label="Testphase in Tagen" inputMode="numeric" maxLength={4} required />
      </div>
      <p className="field-hint">0 Tage: keine Testphase.{paket === null ? '' : ` ${usageInWords(paket)}`}</p>
      <Standard paket={paket} standard="RegistrierungStandard" />
      <Standard paket={paket} standard="VollversionStandard" />
    </>
  );
}

/** A flag that another Paket may take, and this one cannot give away. */
function Standard(props: { readonly paket: PaketListRow | null; readonly standard: PaketStandard }) {
  const { paket, standard } = props;
  const what = `Standard für ${PAKET_STANDARDS[standard]}`;
  return paket?.[standard] ? (
    <p className="message message-notice">Dieses Paket ist der {what}.</p>
  ) : (
    <Checkbox name={standard} label={what} />
  );
}

function usageInWords({ institutions }: PaketListRow): string {
  if (institutions === 0) return 'Keine Institution hat dieses Paket.';
  const whose = institutions === 1 ? 'die Institution' : `die ${institutions} Institutionen`;
  return `Limit und Testphase gelten nach dem Speichern sofort für ${whose} mit diesem Paket.`;
}
