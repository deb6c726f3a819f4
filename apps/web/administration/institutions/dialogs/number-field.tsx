import { useState } from 'react';
import { NUMBER_TAKEN_MESSAGE } from '#auth/domain';
import { callPage } from '../../../session/call-page.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useFieldView } from '../../../ui/form/form-view.ts';

const LONGEST = 8;

/**
 * The Kundennummer of an institution. On leaving the field it checks whether another institution has the
 * number; if the check fails, saving reports it.
 *
 * @param id the institution that may have it; null for a new one
 */
export function NumberField({ id }: { readonly id: number | null }) {
  const { typed } = useFieldView('Kundennummer');
  /** The last number found to be taken; it does not affect other numbers. */
  const [taken, setTaken] = useState<string | null>(null);
  const check = async () => {
    const Kundennummer = typed.trim();
    if (Kundennummer === '' || Kundennummer === taken) return;
    const fields = { id: id === null ? '' : String(id), Kundennummer };
    const answer = await callPage<{ free: boolean }>('/cms/institutionen/number', fields);
    if (answer.ok) setTaken(answer.value.free ? null : Kundennummer);
  };
  const problem = taken !== null && taken === typed.trim() ? NUMBER_TAKEN_MESSAGE : null;
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
      <p role="status" className="visually-hidden">
        {problem}
      </p>
    </>
  );
}
