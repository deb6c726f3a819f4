import { beforeAll, expect, test } from 'vitest';
import { type FormBundle, formsAddress } from '#pdf/domain';
import { unpackFiles } from '#platform/domain';
import { craftedForm, textField } from '../../modules/pdf/contract-forms/made-form.ts';
import { realForm } from '../../modules/pdf/contract-forms/real-forms.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const LIST = 'cms/vertragsformulare.php';
const ONE = 'cms/vertragsformular.php';
const FILE = 'cms/vertragsformular_datei.php';

describeWithDatabase('the calls for forms of contracts', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  /** Another process. */
  const other = useServer(database);
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    for (const name of ['leitung', 'beratung', 'demo', 'admin'])
      tokens.set(name, await tokenOf(server(), name));
  });
  const as = (who: string) => ({ token: tokens.get(who) });
  const upload = (who: string, form: object) =>
    call(server(), LIST, { ...as(who), form: { file: realForm(2026), ...form } as never });

  test('upload, list, map, compare, replace and delete one, for every process at once', async () => {
    const added = await upload('leitung', { name: 'Anlage 4' });
    expect([added.status, added.json]).toEqual([200, { id: expect.any(Number), unprotected: false }]);
    const { id } = added.json;
    const [listed] = (await call(other(), LIST, as('leitung'))).json;
    expect(listed).toEqual({
      ...{ id, version: 1, name: 'Anlage 4', kassen: [] },
      ...{ pages: 2, fields: 21, mapped: 0 },
    });
    const stored = (await call(other(), `${ONE}?id=${id}`, as('leitung'))).json;
    expect(stored.fields.find(({ name }: { name: string }) => name === 'VersNr')).toEqual({
      ...{ name: 'VersNr', label: '', page: 1, kind: 'text', options: [] },
    });
    const mapping = [
      { field: 'Name', option: null, value: 'person.listed' },
      { field: 'Betreuer', option: null, value: 'fixed', text: 'entfällt' },
    ];
    // PUT takes what GET has answered.
    const saved = await call(server(), ONE, {
      ...{ method: 'PUT', ...as('leitung') },
      json: { ...stored, mapping },
    });
    expect([saved.status, saved.json]).toEqual([200, { id, version: 2 }]);
    const newer = { file: realForm(2027), id: String(id), version: '2' };
    const compared = await call(server(), FILE, { method: 'POST', ...as('leitung'), form: newer });
    expect(compared.json.added.map(({ name }: { name: string }) => name)).toEqual(['EMail', 'Stempel']);
    expect(compared.json.gone).toMatchObject([{ field: { name: 'Betreuer' }, entries: [mapping[1]] }]);
    const replaced = await call(server(), FILE, { method: 'PUT', ...as('leitung'), form: newer });
    expect([replaced.status, replaced.json]).toEqual([200, { id, version: 3 }]);
    expect((await call(other(), `${ONE}?id=${id}`, as('leitung'))).json).toMatchObject({
      version: 3,
      mapping: [mapping[0]],
    });
    const late = await call(server(), `${ONE}?id=${id}&version=2`, { method: 'DELETE', ...as('leitung') });
    expect([late.status, late.json.current]).toMatchObject([409, { id, version: 3, name: 'Anlage 4' }]);
    const gone = await call(server(), `${ONE}?id=${id}&version=3`, { method: 'DELETE', ...as('leitung') });
    expect([gone.status, gone.json]).toEqual([200, { success: true }]);
    expect((await call(other(), LIST, as('leitung'))).json).toEqual([]);
  });

  test('come to consultations in a bundle, kept for good under its version alone, and to nobody else', async () => {
    await upload('leitung', { name: 'Anlage 5' });
    const cookie = await server().cookieOf('beratung');
    const ask = (address: string, headers = {}) => server().ask(address, { cookie, headers });
    const older = await ask('/documents/forms/older/0');
    expect([older.status, older.headers.get('cache-control')]).toEqual([200, 'no-store']);
    // Its head names the present version.
    const [first] = unpackFiles<FormBundle>(new Uint8Array(await older.arrayBuffer()));
    if (first === undefined) throw new Error('The part is empty.');
    const address = formsAddress(first.head, 0);
    const now = await ask(address);
    expect([now.status, now.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ]);
    const tag = now.headers.get('etag') ?? '';
    expect((await ask(address, { 'if-none-match': tag })).status).toBe(304);
    expect((await ask('/documents/forms/older/0', { 'if-none-match': '"older/0"' })).status).toBe(200);
    expect((await ask(formsAddress(first.head, 999))).status).toBe(404);
    expect((await server().ask(address, { headers: { 'if-none-match': tag } })).status).not.toBe(304);
  });

  test('say clearly what is wrong with a file and with a value', async () => {
    const refused = await upload('leitung', { name: 'Keines', file: new TextEncoder().encode('PK') });
    expect([refused.status, refused.json.fields]).toEqual([400, { file: 'Diese Datei ist kein PDF.' }]);
    const { id } = (await upload('leitung', { name: 'Werte' })).json;
    const put = (mapping: unknown) =>
      call(server(), ONE, {
        ...{ method: 'PUT', ...as('leitung') },
        json: { id, version: 1, name: 'Werte', kassen: [], mapping } as never,
      });
    const unknown = await put([{ field: 'Name', option: null, value: 'person.shoe' }]);
    expect([unknown.status, unknown.json.fields]).toEqual([
      400,
      { 'mapping.0.value': 'Diesen Wert gibt es nicht.' },
    ]);
    const unfit = await put([{ field: '__proto__', option: null, value: 'person.name' }]);
    expect([unfit.status, unfit.json.error]).toEqual([400, 'invalid']);
  });

  test('take what is in 500 fields with long names', async () => {
    const name = (index: number) =>
      `topmostSubform[0].Seite[0].Abschnitt[0].${'x'.repeat(120)}.Feld[${index}]`;
    const fields = Array.from({ length: 490 }, (_, index) => textField(name(index)));
    const file = new Uint8Array(craftedForm({ fields, pages: 10 }));
    const { id } = (await upload('leitung', { name: 'Lang', file })).json;
    const stored = (await call(server(), `${ONE}?id=${id}`, as('leitung'))).json;
    const text = 'ä'.repeat(200);
    const mapping = fields.map((_, index) => ({ field: name(index), option: null, value: 'fixed', text }));
    const saved = await call(server(), ONE, {
      ...{ method: 'PUT', ...as('leitung') },
      json: { ...stored, mapping },
    });
    expect([saved.status, saved.json]).toEqual([200, { id, version: 2 }]);
  });

  test("keep an institution's forms to itself, and the vendor's to its staff", async () => {
    const { id } = (await upload('leitung', { name: 'Eigenes' })).json;
    expect((await call(server(), `${ONE}?id=${id}`, as('demo'))).status).toBe(404);
    expect((await call(server(), LIST, as('beratung'))).status).toBe(403);
    expect((await upload('leitung', { name: 'Für alle', fuer: 'vendor' })).status).toBe(403);
    const shared = await upload('admin', { name: 'Für alle', fuer: 'vendor' });
    expect(shared.status).toBe(200);
    const asked = await call(server(), `${LIST}?fuer=vendor`, as('admin'));
    expect(asked.json.map(({ name }: { name: string }) => name)).toEqual(['Für alle']);
    // The id alone does not open another owner's.
    expect((await call(server(), `${ONE}?id=${shared.json.id}`, as('leitung'))).status).toBe(404);
  });
});

describeWithDatabase('insti_wortlaut.php', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const PATH = 'cms/insti_wortlaut.php';

  test('gives and takes the wording, checks its placeholders, and overwrites nothing unseen', async () => {
    const token = await tokenOf(server(), 'leitung');
    const put = (json: object) => call(server(), PATH, { method: 'PUT', token, json: json as never });
    const before = (await call(server(), PATH, { token })).json;
    expect(before).toEqual({ wording: '', version: expect.any(Number) });
    const saved = await put({ ...before, wording: 'Ich trage {{mehrkosten}} selbst.' });
    expect(saved.json).toEqual({
      wording: 'Ich trage {{mehrkosten}} selbst.',
      version: before.version + 1,
    });
    expect((await call(server(), PATH, { token })).json).toEqual(saved.json);
    const bad = await put({ ...saved.json, wording: 'Ich trage {{alles}}.' });
    expect([bad.status, bad.json.fields]).toEqual([
      400,
      { wording: 'Zeile 1: „{{alles}}“ ist kein Platzhalter der Liste.' },
    ]);
    const late = await put({ ...before, wording: 'Später' });
    expect([late.status, late.json.current]).toEqual([409, saved.json]);
    const adviser = await tokenOf(server(), 'beratung');
    expect((await call(server(), PATH, { token: adviser })).status).toBe(403);
  });
});
