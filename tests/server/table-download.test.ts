import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { csvFile } from '#platform/domain';
import { tableDownload } from '../../apps/server/pages/table-download.ts';

/** The files of an archive by name, found as programs do: from its end. */
function unpacked(zip: Buffer): Readonly<Record<string, Buffer>> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [sum, packed, plain] = [16, 20, 24].map((place) => zip.readUInt32LE(at + place));
    const [nameLength = 0, more = 0, comment = 0] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place));
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = zip.readUInt32LE(at + 42);
    expect(zip.toString('utf8', start + 30, start + 30 + nameLength)).toBe(name);
    const data = start + 30 + nameLength + zip.readUInt16LE(start + 28);
    const bytes = inflateRawSync(zip.subarray(data, data + (packed ?? 0)));
    expect([crc32(bytes), bytes.length]).toEqual([sum, plain]);
    files[name] = bytes;
    at += 46 + nameLength + more + comment;
  }
  expect(at).toBe(end);
  return files;
}

test('a small table is one CSV file', async () => {
  const csv = csvFile([['Name'], ['Größe']]);
  const answer = await tableDownload('produkte', csv);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="produkte.csv"');
  expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(csv);
});

test('one that no import would take is an archive of parts that each would', async () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => [`Zeile ${at}`, 'ä'.repeat(200)]);
  const answer = await tableDownload('produkte', csvFile([['Name', 'Text'], ...rows]));
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="produkte.zip"');
  const files = unpacked(Buffer.from(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['produkte-1-von-2.csv', 'produkte-2-von-2.csv']);
  const parts = Object.values(files);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(10_000_000);
  const lines = parts.flatMap((part) => part.toString().split('\r\n').slice(1, -1));
  expect(lines).toEqual(rows.map((row) => row.join(';')));
});
