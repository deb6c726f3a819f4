import * as z from 'zod/mini';
import { type ManagedRole, roleInput } from '#auth/domain';
import { RIGHTS, type Right } from '#platform/domain';
import { formOf, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

type ByRight<Value> = Record<Right, Value>;

const byRight = <Value>(of: (right: Right) => Value): ByRight<Value> =>
  Object.fromEntries(RIGHTS.map((right) => [right, of(right)])) as ByRight<Value>;

const { id, version, Name, Beschreibung } = roleInput.shape;

/** Typed in a multi-line field but stored as one line, because lists show it. */
const IN_ONE_LINE = {
  read: (entry: FormDataEntryValue) =>
    typeof entry === 'string' ? entry.replaceAll(/\s*\n\s*/g, ' ') : entry,
  write: String,
};

/** The form of a role; each right has a box. */
export const roleForm = formOf(
  z.strictObject({
    id,
    version,
    Name,
    Beschreibung,
    istStandard: z.boolean(),
    rechte: z.strictObject(byRight(() => z.boolean())),
  }),
  {
    id: WHOLE_NUMBER,
    Beschreibung: IN_ONE_LINE,
    istStandard: TICKED,
    ...Object.fromEntries(RIGHTS.map((right) => [controlOf(right), TICKED])),
  },
  {},
  { labels: { istStandard: 'Als Standard gesetzt' } },
);

/** Control name of a right's box. */
export function controlOf(right: Right): string {
  return `rechte.${right}`;
}

/** The initial form values of a role. */
export function storedRole({ version, Name, Beschreibung, istStandard, Rechte }: Omit<ManagedRole, 'id'>) {
  return { version, Name, Beschreibung, istStandard, rechte: byRight((right) => Rechte.includes(right)) };
}

/** The initial form values of a new one: no rights, not the standard (access specification, section 3). */
export const NEW_ROLE = {
  Name: '',
  Beschreibung: '',
  istStandard: false,
  rechte: byRight(() => false),
};

/** What the call takes for the form's values. */
export function savedRole({ rechte, ...fields }: z.input<typeof roleForm.schema>) {
  return { ...fields, Rechte: RIGHTS.filter((right) => rechte[right]) };
}
