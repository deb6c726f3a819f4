import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { type FormSchema, textsOf } from '../form-schema.ts';
import { RowProvider } from '../form-view.ts';

interface FormRowProps {
  readonly form: FormSchema;
  /** Name of the list in the schema. */
  readonly list: string;
  /** Place in it at the moment; it may change, the row's React key may not. */
  readonly index: number;
  /** What its fields show at first. */
  readonly values: object;
  readonly children: ReactNode;
}

/**
 * The fields of one thing of a list in a form; inside, a field is named after itself (`Kasse`). Rows that are added
 * or taken out keep what was typed in the others. Where `onStored` shows the list anew, each row has a new React key.
 */
export function FormRow({ form, list, index, values, children }: FormRowProps) {
  const initial = useMemo(() => {
    const reads = [...form.reads].flatMap(([name, reading]) =>
      name.startsWith(`${list}[].`) ? [[name.slice(list.length + 3), reading] as const] : [],
    );
    return textsOf({ ...form, reads: new Map(reads) }, values);
  }, [form, list, values]);
  const row = useMemo(() => ({ place: `${list}[${index}]`, initial }), [list, index, initial]);
  return <RowProvider value={row}>{children}</RowProvider>;
}
