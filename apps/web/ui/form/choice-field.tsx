import { useEffect, useState } from 'react';
import { type Choice, ChoiceGroup } from '../fields/choice-group.tsx';
import { useFieldView } from './form-view.ts';
import { StoredNow } from './stored-now.tsx';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly choices: readonly Choice[];
}

/** A choice between a few values, each on a card. */
export function ChoiceField({ name, ...field }: ChoiceFieldProps) {
  const view = useFieldView(name);
  const { id, error } = view;
  const first = view.initial;
  const [chosen, setChosen] = useState(first);
  useEffect(() => {
    const form = document.getElementById(view.formId);
    const reset = () => setChosen(first);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [view.formId, first]);
  const labelOf = (value: string) => field.choices.find((choice) => choice.value === value)?.label ?? value;
  return (
    <>
      <ChoiceGroup
        {...field}
        id={id}
        name={view.name}
        chosen={chosen === '' ? [] : [chosen]}
        error={error}
        onChoose={setChosen}
      />
      <StoredNow name={view.name} label={field.label} inWords={labelOf} />
    </>
  );
}
