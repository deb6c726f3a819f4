import type { ReactNode } from 'react';
import { ErrorSummary } from '../fields/error-summary.tsx';
import { focusField } from '../fields/focus-field.ts';
import { Failure } from './failure.tsx';
import { useFormView } from './form-view.ts';

/** Links to each invalid field; takes the focus after each failed attempt. */
export function FormErrors({
  title = 'Bitte überprüfen Sie Ihre Eingaben:',
}: {
  title?: string | undefined;
}) {
  const { errors, lists, attempt, prefix } = useFormView();
  const items = Object.entries(errors).map(([name, text]) => {
    const id = prefix + name;
    return { id, text: rowOf(name, lists) + text, to: `#${id}` };
  });
  return <ErrorSummary title={title} items={items} attempt={attempt} onJump={focusField} />;
}

/** Prefix naming the list entry of a field: `Größe 2: `, and after a phrase `Sätze ab einem Tag, 2: `. */
function rowOf(field: string, lists: Readonly<Record<string, string>>): string {
  const [, list = '', index = ''] = /^(\w+)\[(\d+)\]/.exec(field) ?? [];
  const name = lists[list];
  if (name === undefined) return '';
  return `${name}${name.includes(' ') ? ',' : ''} ${Number(index) + 1}: `;
}

/** Says in one sentence why a short form was refused, and takes the focus. */
export function FormFailure({ children }: { children?: ReactNode }) {
  const { refusal } = useFormView();
  if (refusal === null) return null;
  return <Failure answer={refusal}>{children ?? <p>{refusal.message}</p>}</Failure>;
}
