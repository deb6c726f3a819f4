import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { type FormSchema, textsOf } from '../form-schema.ts';
import { RowProvider } from '../form-view.ts';

interface FormRowProps {
  readonly form: FormSchema;
  /** Name of the list in the schema. */
  readonly list: string;
  /** Current index; it may change, but the row's React key may not. */
  readonly index: number;
  /** Initial values of its fields. */
  readonly values: object;
  readonly children: ReactNode;
}

/**
 * The fields of one list entry in a form; inside, a field has its short name (`Kasse`). Rows keep their input
 * when others are added or removed. If `onStored` rerenders the list, each row needs a new React key.
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
