import type { ReactNode } from 'react';
import { ErrorSummary } from '../fields/error-summary.tsx';
import { focusField } from '../fields/focus-field.ts';
import { Failure } from './failure.tsx';
import { useFormView } from './form-view.ts';

/** Leads to each field with which something is wrong; takes the focus each time the form was tried in vain. */
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

/** Whose field it is where it belongs to one thing of a list, as `Sätze ab einem Tag, 2: `. */
function rowOf(name: string, lists: Readonly<Record<string, string>>): string {
  const [, list = '', index = ''] = /^(\w+)\[(\d+)\]/.exec(name) ?? [];
  return lists[list] === undefined ? '' : `${lists[list]}, ${Number(index) + 1}: `;
}

/** Says why a short form was not taken, in one sentence for all of it, and takes the focus. */
export function FormFailure({ children }: { children?: ReactNode }) {
  const { refusal } = useFormView();
  if (refusal === null) return null;
  return <Failure answer={refusal}>{children ?? <p>{refusal.message}</p>}</Failure>;
}
