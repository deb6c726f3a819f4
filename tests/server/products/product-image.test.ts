import { beforeAll, expect, test } from 'vitest';
import { jpeg, SCRIPT } from '../../modules/catalogue/images/sample-images.ts';
import { anotherProduct } from '../../modules/catalogue/product-rows.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const UPLOAD = 'cms/uploadImage.php';
const CATALOGUE = 'cms/allproducts.php';

describeWithDatabase('uploadImage.php and the addresses of pictures', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  /** Another process. */
  const other = useServer(database);
  let token = '';
  let red: Uint8Array;

  beforeAll(async () => {
    token = await tokenOf(server(), 'admin');
    red = await jpeg(800, 600);
  });

  const upload = (name: string, file: Uint8Array) => call(server(), UPLOAD, { token, form: { name, file } });

  // @spec access-7-12
  test('takes a picture under the name of its file, and each process shows it at once', async () => {
    const row = { ...anotherProduct(0), id: 0, imagepfad: 'nacht-slip' };
    await call(server(), CATALOGUE, { method: 'PUT', token, json: row });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(red)]), 'nacht-slip.jpg');
    const answer = await fetch(`${server().origin}/static/api/${UPLOAD}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(answer.status).toBe(200);
    const { imagepfad, outcome, large, small } = await answer.json();
    expect([imagepfad, outcome]).toEqual(['nacht-slip', 'added']);
    const listed = (await call(other(), CATALOGUE, { token })).json.filter(
      (each: { imagepfad: string }) => each.imagepfad === 'nacht-slip',
    );
    expect(listed).toMatchObject([{ images: { large, small } }]);
  });

  // @spec access-7-12
  test('serves a picture to everybody who knows its address, to be kept for ever', async () => {
    const { json } = await upload('lange', red);
    const answer = await other().ask(json.large);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([255, 216, 255]));
    const etag = answer.headers.get('etag') ?? '';
    expect((await other().ask(json.large, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await server().ask(json.small)).headers.get('etag')).not.toBe(etag);
    // Another picture of that name has other addresses; the former one is gone.
    const replaced = await upload('lange', await jpeg(300, 300));
    expect(replaced.json).toMatchObject({ outcome: 'replaced' });
    expect(replaced.json.large).not.toBe(json.large);
    expect((await server().ask(json.large)).status).toBe(404);
  });

  test.each([
    '/bilder/',
    '/bilder/x.jpg',
    `/bilder/${'0'.repeat(32)}-510.jpg`,
    '/bilder/..%2f..%2fpackage.json',
  ])('%s is not there', async (path) => {
    const answer = await server().ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  // @spec access-7-12
  test('names what is wrong with a file', async () => {
    const script = await upload('skript', SCRIPT);
    expect([script.status, script.json.fields]).toEqual([
      400,
      { file: 'Diese Datei ist kein JPEG-Bild. Erlaubt sind Bilder der Art JPG.' },
    ]);
    const large = await upload('gross', Buffer.alloc(10 * 1024 * 1024 + 1, 1));
    expect([large.status, large.json.fields]).toEqual([400, { file: 'Das Bild ist größer als 10 MB.' }]);
    const none = await call(server(), UPLOAD, { token, form: { bild: red } });
    expect([none.status, Object.keys(none.json.fields).sort()]).toEqual([400, ['bild', 'file']]);
  });
});
