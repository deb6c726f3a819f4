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
import { Form } from '../../../apps/web/ui/form/form.tsx';
import { FormErrors } from '../../../apps/web/ui/form/form-messages.tsx';
import { AMOUNT, fileBy, formOf, OPTIONAL_TEXT, TICKED } from '../../../apps/web/ui/form/form-schema.ts';
import { Confirm } from '../../../apps/web/ui/form/saved/confirm.tsx';
import { SavedForm } from '../../../apps/web/ui/form/saved/saved-form.tsx';
import { useSavedForm } from '../../../apps/web/ui/form/saved/use-saved-form.ts';
import { Submit } from '../../../apps/web/ui/form/submit.tsx';
import { useCallForm } from '../../../apps/web/ui/form/use-call-form.ts';
import { defineCall, type } from '../../../modules/platform/domain/calls/define-call.ts';
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
    entries: z._default(z.array(row), []),
  }),
  {
    Pauschale: AMOUNT,
    Beihilfe: TICKED,
    Notiz: OPTIONAL_TEXT,
    'entries[].Preis': AMOUNT,
  },
);

type StoredRow = z.output<typeof form.schema>;
const call = defineCall({
  method: 'PUT',
  path: 'kasse',
  takes: 'json',
  input: form.schema,
  answers: type<{ readonly version: number }>(),
  conflict: type<StoredRow>(),
});

const fileForm = formOf(z.strictObject({ Datei: z.file('Diese Datei passt nicht.') }), {
  Datei: fileBy(RULES),
});

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

async function act(body: string): Promise<object> {
  await server.slow;
  if (server.offline) throw new TypeError('no network');
  const values = form.schema.parse(JSON.parse(body));
  if (values.version !== server.stored.version)
    return { error: 'conflict', message: 'Jemand war schneller.', current: server.stored };
  if (values.Kasse === 'vergeben')
    return { error: 'invalid', message: 'Vergeben.', fields: { Kasse: 'Der Name ist vergeben.' } };
  server.stored = { ...values, version: values.version + 1 };
  server.saves += 1;
  return { version: server.stored.version };
}

const { fetch } = window;
window.fetch = async (address, init) => {
  if (address !== '/static/api/kasse') return fetch(address, init);
  const answer = await act(String(init?.body));
  return Response.json(answer, { status: 'error' in answer ? 400 : 200 });
};

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
  const saved = useSavedForm({ form, call, stored, onStored: (next) => setRows(rowsOf(next as StoredRow)) });
  const upload = useCallForm({
    form: fileForm,
    send: async ({ Datei }: { readonly Datei: File }) => {
      server.file = await Datei.text();
      return { ok: true, value: {} };
    },
    onSent: () => {},
  });
  const leave = async () => {
    const guard = guardAgainst('/anders');
    setWay(guard === null || (await guard.settle()) ? 'geht weiter' : 'bleibt');
  };
  return (
    <main>
      <SavedForm form={saved} about="AOK Bayern">
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
      <Form form={upload} label="Hochladen">
        <FileField name="Datei" label="Datei" rules={RULES} />
        <FormErrors />
        <button type="submit">Senden</button>
      </Form>
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
    element: <Screen />,
  },
]);
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<RouterProvider router={router} />);
