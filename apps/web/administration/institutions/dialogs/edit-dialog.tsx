import { useRef, useState } from 'react';
import type { InstitutionDetails, SavedInstitution } from '#auth';
import { checkKundennummer, saveInstitution } from '#auth/calls';
import { NUMBER_TAKEN_MESSAGE, VERTRIEBSWEGE } from '#auth/domain';
import { type ManagedPaket, trialInWords } from '#institution/domain';
import { useFrame } from '../../../session/frame-data.ts';
import { makeCall } from '../../../session/make-call.ts';
import { Select } from '../../../ui/form/controls/select.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { FormSchema } from '../../../ui/form/form-schema.ts';
import { useFieldView, useFormView } from '../../../ui/form/form-view.ts';
import { useSavedForm } from '../../../ui/form/saved/use-saved-form.ts';
import { RowDialog } from '../../rows/row-dialog.tsx';
import { addedUser } from '../../users/added-user.ts';
import { InvitationField } from '../../users/invitation-field.tsx';
import type { UserResult } from '../../users/result-dialog.tsx';
import { SALUTATIONS } from '../../users/salutations.ts';
import {
  institutionForm,
  newInstitution,
  newInstitutionForm,
  storedInstitution,
} from '../institution-form.ts';
import { addressOf, fillIn, isEntered, mayFillIn } from './known-address.ts';

const LONGEST = 8;

type Address = ReturnType<typeof addressOf>;

/**
 * The Kundennummer of an institution. On leaving the field it checks whether another institution has the
 * number; if the check fails, saving reports it. The address of a known number is filled into a new institution
 * if its fields are empty, and offered otherwise.
 *
 * @param id the institution that may have it; null for a new one
 */
function NumberField({ id }: { readonly id: number | null }) {
  const { typed } = useFieldView('Kundennummer');
  const view = useFormView();
  /** The last number found to be taken; it does not affect other numbers. */
  const [taken, setTaken] = useState<string | null>(null);
  /** The last known number with its address. */
  const [known, setKnown] = useState<{ readonly number: string; readonly address: Address } | null>(null);
  const filled = useRef<Address | null>(null);
  /** Read when the answer has come: somebody may have typed meanwhile. */
  const entered = useRef(view.entered);
  entered.current = view.entered;
  const formElement = () => document.getElementById(view.id) as HTMLFormElement | null;
  const fill = (address: Address) => {
    const form = formElement();
    if (form === null) return;
    filled.current = address;
    fillIn(form, address);
  };
  const check = async () => {
    const Kundennummer = typed.trim();
    if (Kundennummer === '' || Kundennummer === taken || Kundennummer === known?.number) return;
    const answer = await makeCall(checkKundennummer, { id, Kundennummer });
    if (!answer.ok) return;
    const { free, known: customer } = answer.value;
    setTaken(free ? null : Kundennummer);
    if (!free || customer === null || id !== null) return setKnown(null);
    const address = addressOf(customer);
    setKnown({ number: Kundennummer, address });
    if (mayFillIn(entered.current, address, filled.current)) fill(address);
  };
  const problem = taken !== null && taken === typed.trim() ? NUMBER_TAKEN_MESSAGE : null;
  const found = known !== null && known.number === typed.trim() ? known.address : null;
  return (
    <>
      <Field
        name="Kundennummer"
        label="Kundennummer"
        required
        maxLength={LONGEST}
        plain
        autoComplete="off"
        note="2 bis 8 Zeichen"
        problem={problem}
        onBlur={() => void check()}
      />
      {/* Announced after the focus has left the field. */}
      <div role="status" className="known-number">
        <span className="visually-hidden">{problem}</span>
        {found === null ? null : (
          <KnownAddress address={found} entered={isEntered(view.entered, found)} onFill={() => fill(found)} />
        )}
      </div>
    </>
  );
}

/** Says whose number it is, and offers its address where another one is typed. */
function KnownAddress(props: {
  readonly address: Address;
  readonly entered: boolean;
  readonly onFill: () => void;
}) {
  const { address, entered, onFill } = props;
  const { Name, Strasse, Hausnummer, PLZ, Ort } = address;
  return (
    <div className="message message-covered">
      <p>
        Bekannte Kundennummer: <strong>{Name}</strong>, {Strasse} {Hausnummer}, {PLZ} {Ort}.
        {entered ? ' Die Adresse ist eingetragen.' : null}
      </p>
      {entered ? null : (
        <button type="button" className="button" onClick={onFill}>
          Diese Adresse eintragen
        </button>
      )}
    </div>
  );
}

interface EditDialogProps {
  /** Null for a new one. */
  readonly institution: InstitutionDetails | null;
  readonly pakete: readonly ManagedPaket[];
  readonly onDone: (result: UserResult) => void;
  readonly onClose: () => void;
}

/** Creates or edits an institution. */
export function EditDialog({ institution, pakete, onDone, onClose }: EditDialogProps) {
  const { hasMailServer } = useFrame();
  const schema: FormSchema = institution === null ? newInstitutionForm : institutionForm;
  const form = useSavedForm({
    form: schema,
    call: saveInstitution,
    storedOf: storedInstitution,
    stored: institution === null ? newInstitution(hasMailServer) : storedInstitution(institution),
    hidden: institution === null ? NEW : { id: String(institution.id) },
    onSaved: ({ login }) => onDone(resultOf(login)),
  });
  return (
    <RowDialog
      wide
      title={institution === null ? 'Institution hinzufügen' : `${institution.Name} bearbeiten`}
      failureTitle="Es gab einen Fehler beim Speichern."
      form={form}
      onDelete={null}
      onClose={onClose}
    >
      <InstitutionFields pakete={pakete} id={institution?.id ?? null} />
    </RowDialog>
  );
}

const NEW = { id: '' };

function resultOf(login: SavedInstitution['login']): UserResult {
  const text = 'Das Speichern war erfolgreich.';
  if (login === undefined) return { title: 'Institution bearbeitet', text, login: null };
  return addedUser(login, {
    title: 'Institution hinzugefügt',
    text,
    find: 'Öffnen Sie die Institution',
  });
}

interface InstitutionFieldsProps {
  readonly pakete: readonly ManagedPaket[];
  /**
   * Null for a new one: the form then asks for its main user, and the institution enters the remaining
   * contact data itself.
   */
  readonly id: number | null;
}

/** The fields of an institution (access specification, section 5, 'Institution save'). */
function InstitutionFields({ pakete, id }: InstitutionFieldsProps) {
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
