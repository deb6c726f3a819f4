import { useRef, useState } from 'react';
import { NUMBER_UNKNOWN_MESSAGE, registrationModel } from '#auth/domain';
import { fieldMessages } from '#platform/domain';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import {
  checkNumber,
  fieldsOf,
  type MatchedAddress,
  mayFillIn,
  type NumberCheck,
} from './matched-address.ts';
import { loadRegistration } from './registration-draft.ts';
import { useRegistration } from './use-registration.ts';

/** Most characters of a Kundennummer (readings, section 4). */
const NUMBER_MAX_LENGTH = 8;

interface CustomerNumberProps {
  /** What is wrong with the number when a form is sent; what its check says counts more. */
  readonly error?: string | null;
  /** Called with the address of a number that is in the system; it is filled in already where nothing is typed. */
  readonly onFound?: (address: MatchedAddress) => void;
}

/**
 * The Kundennummer of a registration, its check, and the box for whoever has none. It keeps all of it in the
 * registration of this browser, so that each page that shows it goes on where the last one stopped.
 */
export function CustomerNumber({ error = null, onFound }: CustomerNumberProps) {
  const { ready, draft, change } = useRegistration();
  const { Kundennummer: number, KnrVerifiziert: verified, withoutNumber } = draft;
  const [check, setCheck] = useState<NumberCheck | 'busy' | null>(null);
  /** Counts what was asked: an answer to an earlier number is not heard any more. */
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
    // As it is now: somebody may have typed on while the server was asked.
    if (mayFillIn(loadRegistration(), result.address, filledIn.current)) fillIn(result.address);
    onFound?.(result.address);
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

/** Says that the number is in the system, and whose it is. */
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

/** What is wrong with a number that is to be checked; null for nothing. */
function wordsAbout(number: string): string | null {
  if (number.trim() === '') return 'Bitte geben Sie Ihre Kundennummer ein.';
  const { error } = registrationModel.shape.Kundennummer.safeParse(number);
  return fieldMessages(error?.issues ?? [])[''] ?? null;
}

function problemOf(check: NumberCheck | 'busy' | null): string | null {
  if (check === null || check === 'busy' || check.kind === 'found') return null;
  return check.kind === 'unknown' ? NUMBER_UNKNOWN_MESSAGE : check.message;
}
