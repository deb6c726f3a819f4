import * as z from 'zod/mini';
import { krankenkassenChoiceInput, rateColumns } from '#institution/domain';
import { columnsIn } from '#platform/domain';
import { formOf, TICKED, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';
import type { Tree } from '../../ui/form/merge/three-way.ts';
import { ENTRY_CONTROLS, MERGED_SAETZE } from './kasse-form.ts';

const { version, zusaetzlich, entries } = krankenkassenChoiceInput.shape;

const schema = z.strictObject({ version, zusaetzlich, entries: z.optional(entries) });

/** Yes or no of a control that is always sent: one that is missing counts as unchanged. */
const SAID = {
  ...TICKED,
  read: (entry: FormDataEntryValue) => entry === 'on',
  write: (value: unknown) => (value === true ? 'on' : ''),
};

/** Labels of an own Krankenkasse's values, which have no field on this screen. */
const LABELS = columnsIn({ columns: rateColumns }).map(([name, { label }]) => [name, label] as const);
const within = (place: string) => Object.fromEntries(LABELS.map(([name, label]) => [place + name, label]));

/** An entry of the vendor's list is identified by its id, an own one by its name. */
const keyOf = (entry: Tree): string => {
  const { krankenkassenId = '', Kasse = '' } = Object(entry) as Record<string, string | undefined>;
  return krankenkassenId === '' ? Kasse.toLowerCase() : `#${krankenkassenId}`;
};

/**
 * The form of an institution's Krankenkassen; an empty list has no control.
 *
 * @param nameOf name of a Krankenkasse of the vendor's list, by its id
 */
export const choiceFormOf = (nameOf: (id: string) => string) =>
  formOf(
    schema,
    { zusaetzlich: SAID, 'entries[].krankenkassenId': WHOLE_NUMBER, ...ENTRY_CONTROLS },
    {},
    {
      entries: {
        entries: {
          keyOf,
          titleOf: (key, entry) =>
            key.startsWith('#') ? nameOf(key.slice(1)) : (Object(entry).Kasse ?? key),
        },
        'entries[].Saetze': MERGED_SAETZE,
      },
      labels: {
        zusaetzlich: 'Zusätzlich zur Liste',
        ...within('entries[].'),
        ...within('entries[].Saetze[].'),
        'entries[].IK': 'IK',
      },
    },
  );

/** What the call takes for the form's values: empty lists and unticked boxes have no control. */
export function savedChoice({ entries = [], ...choice }: z.input<typeof schema>) {
  return { ...choice, entries: entries.map(savedEntry) };
}

function savedEntry(given: unknown): object {
  const entry: object & { readonly krankenkassenId?: number | null } = Object(given);
  return entry.krankenkassenId === null ? { Saetze: [], selfPay: false, ...entry } : entry;
}
