import { expect, test } from 'vitest';
import { type FormBundle, formsAddress } from '#pdf/domain';
import { unpackFiles } from '#platform/domain';
import { craftedForm, textField } from '../../modules/pdf/contract-forms/made-form.ts';
import { realForm } from '../../modules/pdf/contract-forms/real-forms.ts';
import { callAs } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const LIST = 'cms/vertragsformulare.php';
const ONE = 'cms/vertragsformular.php';
const FILE = 'cms/vertragsformular_datei.php';
const WORDING = 'cms/insti_wortlaut.php';

describeWithDatabase('the calls for forms of contracts', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const ask = (path: string, asked: Parameters<typeof callAs>[3] = {}, who = 'leitung') =>
    callAs(server(), who, path, asked);
  const upload = (form: Record<string, string | Uint8Array>, who = 'leitung') =>
    ask(LIST, { form: { file: realForm(2026), ...form } }, who);

  test('upload, list, map, compare, replace and delete one', async () => {
    const added = await upload({ name: 'Anlage 4' });
    expect([added.status, added.json]).toEqual([200, { id: expect.any(Number), unprotected: false }]);
    const { id } = added.json;
    expect((await ask(LIST)).json).toEqual([
      { id, version: 1, name: 'Anlage 4', kassen: [], pages: 2, fields: 21, mapped: 0 },
    ]);
    const stored = (await ask(`${ONE}?id=${id}`)).json;
    expect(stored.fields.find(({ name }: { name: string }) => name === 'VersNr')).toEqual({
      ...{ name: 'VersNr', label: '', page: 1, kind: 'text', options: [] },
    });
    const mapping = [
      { field: 'Name', option: null, value: 'person.listed' },
      { field: 'Betreuer', option: null, value: 'fixed', text: 'entfällt' },
    ];
    // PUT takes what GET has answered.
    const saved = await ask(ONE, { method: 'PUT', json: { ...stored, mapping } });
    expect([saved.status, saved.json]).toEqual([200, { id, version: 2 }]);
    const unknown = await ask(ONE, {
      method: 'PUT',
      json: { ...stored, mapping: [{ value: 'person.shoe' }] },
    });
    expect([unknown.status, Object.keys(unknown.json.fields)]).toEqual([
      400,
      expect.arrayContaining(['mapping.0.value']),
    ]);
    const newer = { file: realForm(2027), id: String(id), version: '2' };
    const compared = await ask(FILE, { form: newer });
    expect(compared.json.added.map(({ name }: { name: string }) => name)).toEqual(['EMail', 'Stempel']);
    expect(compared.json.gone).toMatchObject([{ field: { name: 'Betreuer' }, entries: [mapping[1]] }]);
    const replaced = await ask(FILE, { method: 'PUT', form: newer });
    expect([replaced.status, replaced.json]).toEqual([200, { id, version: 3 }]);
    const late = await ask(`${ONE}?id=${id}&version=2`, { method: 'DELETE' });
    expect([late.status, late.json.current]).toMatchObject([409, { id, version: 3, name: 'Anlage 4' }]);
    const gone = await ask(`${ONE}?id=${id}&version=3`, { method: 'DELETE' });
    expect([gone.status, gone.json]).toEqual([200, { success: true }]);
  });

  test('come to consultations in a bundle, kept for good under its version alone, and to nobody else', async () => {
    await upload({ name: 'Anlage 5' });
    const cookie = await server().cookieOf('beratung');
    const read = (address: string, headers = {}) => server().ask(address, { cookie, headers });
    const older = await read('/documents/forms/older/0');
    expect([older.status, older.headers.get('cache-control')]).toEqual([200, 'no-store']);
    // Its head names the present version.
    const [first] = unpackFiles<FormBundle>(new Uint8Array(await older.arrayBuffer()));
    if (first === undefined) throw new Error('The part is empty.');
    const address = formsAddress(first.head, 0);
    const now = await read(address);
    expect(now.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const tag = now.headers.get('etag') ?? '';
    expect((await read(address, { 'if-none-match': tag })).status).toBe(304);
    expect((await read('/documents/forms/older/0', { 'if-none-match': '"older/0"' })).status).toBe(200);
    expect((await read(formsAddress(first.head, 999))).status).toBe(404);
    expect((await server().ask(address, { headers: { 'if-none-match': tag } })).status).not.toBe(304);
  });

  test('take what is in 500 fields with long names', async () => {
    const name = (index: number) =>
      `topmostSubform[0].Seite[0].Abschnitt[0].${'x'.repeat(120)}.Feld[${index}]`;
    const fields = Array.from({ length: 490 }, (_, index) => textField(name(index)));
    const file = new Uint8Array(craftedForm({ fields, pages: 10 }));
    const { id } = (await upload({ name: 'Lang', file })).json;
    const stored = (await ask(`${ONE}?id=${id}`)).json;
    const text = 'ä'.repeat(200);
    const mapping = fields.map((_, index) => ({ field: name(index), option: null, value: 'fixed', text }));
    const saved = await ask(ONE, { method: 'PUT', json: { ...stored, mapping } });
    expect([saved.status, saved.json]).toEqual([200, { id, version: 2 }]);
  });

  test("keep the vendor's to its staff, also from one who knows the id", async () => {
    expect((await upload({ name: 'Für alle', fuer: 'vendor' })).status).toBe(403);
    const shared = await upload({ name: 'Für alle', fuer: 'vendor' }, 'admin');
    const asked = await ask(`${LIST}?fuer=vendor`, {}, 'admin');
    expect(asked.json.map(({ name }: { name: string }) => name)).toEqual(['Für alle']);
    expect((await ask(`${ONE}?id=${shared.json.id}`)).status).toBe(404);
  });

  test('give and take the wording of the declaration by its version', async () => {
    const put = (json: object) => ask(WORDING, { method: 'PUT', json });
    const before = (await ask(WORDING)).json;
    expect(before).toEqual({ wording: '', version: expect.any(Number) });
    const wording = 'Ich trage {{mehrkosten}} selbst.';
    const saved = await put({ ...before, wording });
    expect(saved.json).toEqual({ wording, version: before.version + 1 });
    const late = await put({ ...before, wording: 'Später' });
    expect([late.status, late.json.current]).toEqual([409, saved.json]);
  });
});
