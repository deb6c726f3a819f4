import { expect, test } from 'vitest';
import { readParts } from '../support/form-parts.ts';

const MB = 1024 * 1024;
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';

const request = (body: string | FormData) =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    body,
    ...(typeof body === 'string' ? { headers: { 'content-type': 'multipart/form-data; boundary=x' } } : {}),
  });

function form(fields: Readonly<Record<string, string | Blob>>): FormData {
  const all = new FormData();
  for (const [name, value] of Object.entries(fields)) all.append(name, value);
  return all;
}

test('a form in parts is read as it was sent, its file byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 3 * MB }, (_, at) => (at * 7) % 256);
  const sent = form({
    name: 'größer.pdf',
    data: new File([bytes], 'a.pdf', { type: 'application/pdf' }),
    text: 'a\r\n--x',
  });
  const { name, text, data } = await readParts(request(sent));
  expect([name, text]).toEqual(['größer.pdf', 'a\r\n--x']);
  expect((data as Buffer).equals(bytes)).toBe(true);
});

test.each([
  ['without an end', PART],
  ['that ends within its file', PART.replace('name="a"', 'name="a"; filename="a"').trimEnd()],
  ['with more fields than any form has', `${PART.repeat(30_000)}--x--\r\n`],
  ['of nothing', ''],
])('a form in parts is refused %s', async (_what, body) => {
  await expect(readParts(request(body))).rejects.toThrow();
});

test('a form in parts holds one file', async () => {
  const file = `--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n1\r\n`;
  await expect(readParts(request(`${file.repeat(2)}--x--\r\n`))).rejects.toThrow('too many parts');
});

test('a form of another kind is none', async () => {
  const other = new Request('http://127.0.0.1/', { method: 'POST', body: 'a=1' });
  await expect(readParts(other)).rejects.toThrow();
});
