import { beforeAll, expect, test } from 'vitest';
import { jpeg, SCRIPT } from '../../modules/catalogue/images/sample-images.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

const UPLOAD = 'cms/uploadImage.php';

describeWithDatabase('uploadImage.php and the addresses of pictures', (engine) => {
  const server = useServer(useSeededDatabase(engine));
  let token = '';
  let red: Uint8Array;

  beforeAll(async () => {
    token = await tokenOf(server(), 'admin');
    red = await jpeg(800, 600);
  });

  const upload = (form: Record<string, string | Uint8Array>, filename?: string) =>
    call(server(), UPLOAD, { token, form, ...(filename && { filename }) });

  // @spec access-7-12
  test('takes a picture under the name of its file, and serves it to everybody who knows its address', async () => {
    const { json } = await upload({ file: red }, 'lange.jpg');
    expect(json).toMatchObject({ imagepfad: 'lange', outcome: 'added' });
    const answer = await server().ask(json.large);
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
    expect((await server().ask(json.large, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await server().ask(json.small)).headers.get('etag')).not.toBe(etag);
    const replaced = await upload({ name: 'lange', file: await jpeg(300, 300) });
    expect(replaced.json).toMatchObject({ outcome: 'replaced' });
    expect((await server().ask(json.large)).status).toBe(404);
  });

  test.each(['/bilder/', `/bilder/${'0'.repeat(32)}-510.jpg`, '/bilder/..%2f..%2fpackage.json'])(
    '%s is not there',
    async (path) => {
      const answer = await server().ask(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  // @spec access-7-12
  test('names what is wrong with a file', async () => {
    const script = await upload({ name: 'skript', file: SCRIPT });
    expect([script.status, Object.keys(script.json.fields)]).toEqual([400, ['file']]);
    const large = await upload({ name: 'gross', file: Buffer.alloc(10 * 1024 * 1024 + 1, 1) });
    expect([large.status, large.json.fields]).toEqual([400, { file: 'Das Bild ist größer als 10 MB.' }]);
    const none = await upload({ bild: red });
    expect([none.status, Object.keys(none.json.fields).sort()]).toEqual([400, ['bild', 'file']]);
  });
});
