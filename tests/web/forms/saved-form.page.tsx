/** A page with a form over something stored, and what the server of it would do. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import * as z from 'zod/mini';
import { guardAgainst } from '../../../apps/web/connection/navigation-guard.ts';
import { Checkbox } from '../../../apps/web/ui/form/checkbox.tsx';
import { AmountField } from '../../../apps/web/ui/form/controls/amount-field.tsx';
import { FileField } from '../../../apps/web/ui/form/controls/file-field.tsx';
import { FormRow } from '../../../apps/web/ui/form/controls/form-row.tsx';
import { Select } from '../../../apps/web/ui/form/controls/select.tsx';
import { Field } from '../../../apps/web/ui/form/field.tsx';
import {
  AMOUNT,
  fileBy,
  formOf,
  OPTIONAL_TEXT,
  readEntries,
  TICKED,
} from '../../../apps/web/ui/form/form-schema.ts';
import { Confirm } from '../../../apps/web/ui/form/saved/confirm.tsx';
import { saveOnServer } from '../../../apps/web/ui/form/saved/form-answer.ts';
import { SavedForm } from '../../../apps/web/ui/form/saved/saved-form.tsx';
import { useSavedForm } from '../../../apps/web/ui/form/saved/use-saved-form.ts';
import { Submit } from '../../../apps/web/ui/form/submit.tsx';
import { parseEuro } from '../../../modules/platform/domain/money.ts';

const RULES = { accept: '.csv,text/csv', kinds: 'CSV', maxBytes: 1000 };
const amount = z.pipe(
  z.string().check(z.refine((text) => parseEuro(text) !== null, 'Das ist kein Betrag.')),
  z.transform((text) => Number(parseEuro(text))),
);
const row = z.strictObject({ Name: z.string().check(z.minLength(1, 'Der Name fehlt.')), Preis: amount });
const form = formOf(
  z.strictObject({
    version: z.int(),
    Kasse: z.string().check(z.trim(), z.minLength(1, 'Die Krankenkasse fehlt.')),
    Pauschale: amount,
    Gruppe: z.enum(['a', 'b']),
    Beihilfe: z.boolean(),
    Notiz: z.nullable(z.string()),
    /** Stored, and no field of the form. */
    Selbstzahler: z.optional(z.boolean()),
    Datei: z.nullable(z.file('Diese Datei passt nicht.')),
    entries: z._default(z.array(row), []),
  }),
  {
    Pauschale: AMOUNT,
    Beihilfe: TICKED,
    Notiz: OPTIONAL_TEXT,
    Datei: fileBy(RULES),
    'entries[].Preis': AMOUNT,
  },
);

type Row = z.output<typeof form.schema>;
type StoredRow = Omit<Row, 'Datei'>;

const server = {
  stored: {
    version: 1,
    Kasse: 'AOK',
    Pauschale: 1785,
    Gruppe: 'a',
    Beihilfe: true,
    Notiz: null,
    Selbstzahler: true,
    entries: [
      { Name: 'eins', Preis: 100 },
      { Name: 'zwei', Preis: 200 },
    ],
  } as StoredRow,
  file: null as string | null,
  saves: 0,
  offline: false,
  /** Resolves when the server may answer. */
  slow: null as Promise<void> | null,
  /** Resolves when what is stored may be read. */
  reading: null as Promise<void> | null,
};
Object.assign(window, { server });

async function act(request: Request): Promise<object> {
  const entries = [...(await request.formData())];
  await server.slow;
  if (server.offline) throw new TypeError('no network');
  const read = readEntries(form, entries);
  if (!read.ok)
    return { error: 'invalid', message: Object.values(read.fields).join(' '), fields: read.fields };
  const { Datei, ...values } = read.values;
  if (values.version !== server.stored.version)
    return { error: 'conflict', message: 'Jemand war schneller.', current: server.stored };
  if (values.Kasse === 'vergeben')
    return { error: 'invalid', message: 'Vergeben.', fields: { Kasse: 'Der Name ist vergeben.' } };
  server.stored = { ...values, version: values.version + 1 };
  server.file = Datei === null ? null : await Datei.text();
  server.saves += 1;
  return { version: server.stored.version };
}

/** Rows that are shown again are new ones: their fields begin again. */
let keys = 0;
const newRow = (values: object) => {
  keys += 1;
  return { key: keys, values };
};
const rowsOf = ({ entries }: StoredRow) => entries.map(newRow);

function Screen() {
  const stored = useLoaderData() as StoredRow;
  const [rows, setRows] = useState(() => rowsOf(stored));
  const [way, setWay] = useState('');
  const [asking, setAsking] = useState(false);
  const saved = useSavedForm({ form, stored, onStored: (next) => setRows(rowsOf(next as StoredRow)) });
  const leave = async () => {
    const guard = guardAgainst('/anders');
    setWay(guard === null || (await guard.settle()) ? 'geht weiter' : 'bleibt');
  };
  return (
    <main>
      <SavedForm form={saved} about="AOK Bayern" files>
        <Field name="Kasse" label="Krankenkasse" required />
        <AmountField name="Pauschale" label="Pauschale in €" required />
        <Select
          name="Gruppe"
          label="Gruppe"
          choices={[
            { value: 'a', label: 'Erste' },
            { value: 'b', label: 'Zweite' },
          ]}
        />
        <Checkbox name="Beihilfe" label="Beihilfe" />
        <Field name="Notiz" label="Notiz" type="textarea" limit={20} />
        <FileField name="Datei" label="Datei" rules={RULES} />
        {rows.map(({ key, values }, index) => (
          <fieldset key={key} aria-label={`Zeile ${index + 1}`}>
            <FormRow form={form} list="entries" index={index} values={values}>
              <Field name="Name" label="Name" />
              <AmountField name="Preis" label="Preis" />
            </FormRow>
            <button type="button" onClick={() => setRows(rows.filter((each) => each.key !== key))}>
              entfernen
            </button>
          </fieldset>
        ))}
        <button type="button" onClick={() => setRows([...rows, newRow({})])}>
          Zeile hinzufügen
        </button>
        <Submit>Speichern</Submit>
      </SavedForm>
      <button type="button" onClick={leave}>
        Woandershin
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        Löschen
      </button>
      <output aria-label="Weg">{way}</output>
      {asking ? (
        <Confirm
          title="Krankenkasse löschen?"
          lost={['AOK Bayern', '2 eigene Preise']}
          stay="Behalten"
          go="Löschen"
          onStay={() => setAsking(false)}
          onGo={() => setWay('gelöscht')}
        />
      ) : null}
    </main>
  );
}

const router = createMemoryRouter([
  {
    path: '/',
    loader: async () => {
      await server.reading;
      return server.stored;
    },
    action: (args) => saveOnServer({ ...args, serverAction: () => act(args.request) as never } as never),
    element: <Screen />,
  },
]);
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<RouterProvider router={router} />);
