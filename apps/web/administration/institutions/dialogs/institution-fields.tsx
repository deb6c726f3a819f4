import { VERTRIEBSWEGE } from '#auth/domain';
import { type ManagedPaket, trialInWords } from '#institution/domain';
import { Select } from '../../../ui/form/controls/select.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { InvitationField } from '../../users/invitation-field.tsx';
import { SALUTATIONS } from '../../users/salutations.ts';
import { NumberField } from './number-field.tsx';

interface InstitutionFieldsProps {
  readonly pakete: readonly ManagedPaket[];
  /**
   * Null for a new one: the form then asks for its main user, and the institution enters the remaining
   * contact data itself.
   */
  readonly id: number | null;
}

/** The fields of an institution (access specification, section 5, 'Institution save'). */
export function InstitutionFields({ pakete, id }: InstitutionFieldsProps) {
  return (
    <>
      <Field name="Name" label="Name" required maxLength={120} autoComplete="off" />
      <div className="contact-pair">
        <NumberField id={id} />
        <Select
          name="Vertriebsweg"
          label="Vertriebsweg"
          required
          choices={VERTRIEBSWEGE.map((way) => ({ value: String(way), label: String(way) }))}
        />
      </div>
      <Select
        name="PaketId"
        label="Paket"
        required
        note={
          id === null
            ? 'Die Testphase beginnt heute.'
            : 'Mit einem anderen Paket beginnt die Testphase heute; ohne Testphase endet sie.'
        }
        choices={pakete.map(({ id, Name, Testphasendauer }) => ({
          value: String(id),
          label: `${Name} (Testphase: ${trialInWords(Testphasendauer)})`,
        }))}
      />
      <div className="account-line">
        <Field name="Strasse" label="Straße" required maxLength={200} autoComplete="off" />
        <Field name="Hausnummer" label="Hausnummer" required maxLength={20} autoComplete="off" />
      </div>
      <div className="account-line account-line-reversed">
        <Field name="PLZ" label="PLZ" required maxLength={10} autoComplete="off" />
        <Field name="Ort" label="Ort" required maxLength={100} autoComplete="off" />
      </div>
      {id === null ? <MainUserFields /> : <ContactRest />}
    </>
  );
}

/** The fields of a new institution's main user. */
function MainUserFields() {
  return (
    <fieldset className="main-user">
      <legend>Hauptbenutzer</legend>
      <Select name="Anrede" label="Anrede" choices={SALUTATIONS} empty="Bitte wählen" required />
      <div className="user-names">
        <Field name="Vorname" label="Vorname" required maxLength={60} autoComplete="off" />
        <Field name="Nachname" label="Nachname" required maxLength={60} autoComplete="off" />
      </div>
      <Field
        name="Email"
        label="E-Mail"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        note="auch die Adresse in den Dokumenten, bis die Institution eine andere einträgt"
      />
      <InvitationField />
    </fieldset>
  );
}

function ContactRest() {
  return (
    <>
      <div className="contact-pair">
        <Field name="Telefon" label="Telefon" type="tel" maxLength={50} autoComplete="off" />
        <Field name="Fax" label="Fax" type="tel" maxLength={50} autoComplete="off" />
      </div>
      <Field name="Ansprechpartner" label="Ansprechpartner" maxLength={200} autoComplete="off" />
      <Field
        name="Email"
        label="E-Mail"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        note="steht als Adresse in den Dokumenten"
      />
      <Field name="Webseite" label="Webseite" maxLength={200} plain autoComplete="off" />
      <Field name="IK" label="Institutionskennzeichen (IK)" inputMode="numeric" maxLength={20} />
    </>
  );
}
