import { useRef, useState } from 'react';
import { NUMBER_TAKEN_MESSAGE } from '#auth/domain';
import type { KnownCustomer } from '#institution';
import { callPage } from '../../../session/call-page.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useFieldView, useFormView } from '../../../ui/form/form-view.ts';
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
export function NumberField({ id }: { readonly id: number | null }) {
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
    const fields = { id: id === null ? '' : String(id), Kundennummer };
    const answer = await callPage<NumberAnswer>('/cms/institutionen/number', fields);
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

interface NumberAnswer {
  readonly free: boolean;
  readonly known: KnownCustomer | null;
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
