import type { ComponentProps } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MOST_TYPED, type RegistrationDraft } from './registration-draft.ts';
import type { RegistrationField } from './registration-rules.ts';
import type { OpenStep } from './use-step.ts';

interface RegistrationLineProps
  extends Pick<ComponentProps<typeof TextField>, 'label' | 'note' | 'type' | 'autoComplete'> {
  readonly step: OpenStep;
  readonly name: Exclude<keyof RegistrationDraft & RegistrationField, 'Anrede' | 'Kundennummer'>;
}

/** A required text field of a registration; its value and error come from the open step. */
export function RegistrationLine({ step, name, ...line }: RegistrationLineProps) {
  const { draft, change, marked, problems } = step;
  return (
    <TextField
      {...line}
      id={name}
      name={name}
      maxLength={MOST_TYPED}
      required
      value={draft[name]}
      error={(marked ? problems[name] : null) ?? null}
      onChange={(value) => change({ [name]: value })}
    />
  );
}
