import * as z from 'zod/mini';
import { krankenkassenChoiceInput, rateColumns } from '#institution/domain';
import { columnsIn } from '#platform/domain';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';
import type { Tree } from '../../ui/form/merge/three-way.ts';
import { ENTRY_CONTROLS, MERGED_SAETZE } from './kasse-form.ts';

const { version, entries } = krankenkassenChoiceInput.shape;

const schema = z.strictObject({ version, entries: z.optional(entries) });

/** What the values of an own one are called: they have no field on the screen. */
const LABELS = columnsIn({ columns: rateColumns }).map(([name, { label }]) => [name, label] as const);
const within = (place: string) => Object.fromEntries(LABELS.map(([name, label]) => [place + name, label]));

/** One of the vendor's list is told by its number, one of the institution's own by its name. */
const keyOf = (entry: Tree): string => {
  const { krankenkassenId = '', Kasse = '' } = Object(entry) as Record<string, string | undefined>;
  return krankenkassenId === '' ? Kasse.toLowerCase() : `#${krankenkassenId}`;
};

/**
 * An institution's Krankenkassen as the form sends them; an empty list has no control.
 *
 * @param nameOf the name of one of the vendor's list, by its number
 */
export const choiceFormOf = (nameOf: (id: string) => string) =>
  formOf(
    schema,
    { 'entries[].krankenkassenId': WHOLE_NUMBER, ...ENTRY_CONTROLS },
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
      labels: { ...within('entries[].'), ...within('entries[].Saetze[].'), 'entries[].IK': 'IK' },
    },
  );

/** The same where nobody reads its words. */
export const choiceForm = choiceFormOf((id) => id);
