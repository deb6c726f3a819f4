import { useRef, useState } from 'react';
import { findCustomer, type MatchedAddress } from '#auth/calls';
import { NUMBER_UNKNOWN_MESSAGE, registrationModel } from '#auth/domain';
import { fieldMessages } from '#platform/domain';
import { sendCall } from '../../connection/calls/send-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { loadRegistration, type RegistrationDraft } from './registration-draft.ts';
import { useRegistration } from './use-registration.ts';

/** Maximum length of a Kundennummer. */
const NUMBER_MAX_LENGTH = 8;

interface CustomerNumberProps {
  /** The field's error after submitting; the result of the number check takes precedence. */
  readonly error?: string | null;
}

/**
 * The Kundennummer of a registration, its check, and the box for having none. The state is kept in this
 * browser's registration, so that every page shows the same.
 */
export function CustomerNumber({ error = null }: CustomerNumberProps) {
  const { ready, draft, change } = useRegistration();
  const { Kundennummer: number, KnrVerifiziert: verified, withoutNumber } = draft;
  const [check, setCheck] = useState<NumberCheck | 'busy' | null>(null);
  /** Request counter: the answer for an earlier number is ignored. */
  const asked = useRef(0);
  const filledIn = useRef<ReturnType<typeof fieldsOf> | null>(null);

  const drop = () => {
    asked.current += 1;
    setCheck(null);
  };
  const fillIn = (address: MatchedAddress) => {
    filledIn.current = fieldsOf(address);
    change(filledIn.current);
  };
  const ask = async () => {
    if (check === 'busy') return;
    const wrong = wordsAbout(number);
    if (wrong !== null) return setCheck({ kind: 'failed', message: wrong });
    asked.current += 1;
    const mine = asked.current;
    setCheck('busy');
    const result = await checkNumber(number.trim());
    if (asked.current !== mine) return;
    setCheck(result);
    change({ KnrVerifiziert: result.kind === 'found' });
    if (result.kind !== 'found') return;
    // Reads the current draft: the user may have typed while the request ran.
    if (mayFillIn(loadRegistration(), result.address, filledIn.current)) fillIn(result.address);
  };
  return (
    <div className="customer-number">
      <TextField
        id="Kundennummer"
        name="Kundennummer"
        label="Kundennummer"
        value={number}
        autoComplete="off"
        maxLength={NUMBER_MAX_LENGTH}
        disabled={!ready || withoutNumber}
        error={withoutNumber ? null : (problemOf(check) ?? error)}
        onChange={(value) => {
          drop();
          change({ Kundennummer: value, KnrVerifiziert: false });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void ask();
        }}
        beside={
          <BusyButton busy={check === 'busy'} disabled={!ready || withoutNumber} onClick={ask}>
            prüfen
          </BusyButton>
        }
      />
      <label className="tick">
        <input
          type="checkbox"
          checked={withoutNumber}
          disabled={!ready}
          onChange={(event) => {
            drop();
            change({ withoutNumber: event.target.checked });
          }}
        />
        <span>Ich habe keine Kundennummer</span>
      </label>
      <div role="status">
        {verified && !withoutNumber && check !== 'busy' ? (
          <Confirmation number={number} check={check} onFillIn={fillIn} />
        ) : null}
      </div>
    </div>
  );
}

/** Shows that the number is known, and whose it is. */
function Confirmation(props: {
  number: string;
  check: NumberCheck | null;
  onFillIn: (address: MatchedAddress) => void;
}) {
  const { draft } = useRegistration();
  const { number, check, onFillIn } = props;
  const address = check?.kind === 'found' ? check.address : null;
  if (address === null)
    return <p className="message message-covered">Die Kundennummer {number.trim()} ist bestätigt.</p>;
  const fields = fieldsOf(address);
  const same = (Object.keys(fields) as (keyof typeof fields)[]).every((name) => draft[name] === fields[name]);
  return (
    <div className="message message-covered">
      <p>
        Die Kundennummer {number.trim()} ist bestätigt: <strong>{fields.Name}</strong>, {fields.Strasse}{' '}
        {fields.Hausnummer}, {fields.PLZ} {fields.Ort}.
      </p>
      {same ? (
        <p>Die Adresse ist in Ihre Registrierung eingetragen.</p>
      ) : (
        <p>
          <button type="button" className="button" onClick={() => onFillIn(address)}>
            Diese Adresse eintragen
          </button>
        </p>
      )}
    </div>
  );
}

/** The error of a number that cannot be checked; null if it can. */
function wordsAbout(number: string): string | null {
  if (number.trim() === '') return 'Bitte geben Sie Ihre Kundennummer ein.';
  const { error } = registrationModel.shape.Kundennummer.safeParse(number);
  return fieldMessages(error?.issues ?? [])[''] ?? null;
}

function problemOf(check: NumberCheck | 'busy' | null): string | null {
  if (check === null || check === 'busy' || check.kind === 'found') return null;
  return check.kind === 'unknown' ? NUMBER_UNKNOWN_MESSAGE : check.message;
}

/** Result of a check: an address, none, or why the check failed. */
type NumberCheck =
  | { readonly kind: 'found'; readonly address: MatchedAddress }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly message: string };

/** Checks whether a Kundennummer is known (access specification, section 7, checkknr.php). */
async function checkNumber(knr: string): Promise<NumberCheck> {
  const answer = await sendCall(findCustomer, { knr });
  if (!answer.ok) return { kind: 'failed', message: answer.fields.knr ?? answer.message };
  const { data } = answer.value;
  return data === undefined ? { kind: 'unknown' } : { kind: 'found', address: data };
}

type AddressFields = Pick<RegistrationDraft, 'Name' | 'Strasse' | 'Hausnummer' | 'PLZ' | 'Ort'>;

/** The registration's address fields for an address. */
function fieldsOf({ name_1, name_2, street, number, zip, city }: MatchedAddress): AddressFields {
  const name = [name_1, name_2].filter(Boolean).join(' ');
  return { Name: name, Strasse: street, Hausnummer: number, PLZ: zip, Ort: city };
}

/** Whether filling in an address would overwrite nothing the user has typed. */
function mayFillIn(draft: RegistrationDraft, address: MatchedAddress, before: AddressFields | null) {
  const fields = Object.entries(fieldsOf(address)) as [keyof AddressFields, string][];
  return fields.every(([name, value]) => ['', value, before?.[name]].includes(draft[name].trim()));
}
