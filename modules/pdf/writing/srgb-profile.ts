/**
 * The colours of the documents as an ICC profile: sRGB (IEC 61966-2-1) as matrix and curve, version 4.3 (ICC.1:2010),
 * adapted to the D50 of the profile connection space. PDF/A wants colours to be defined (ISO 19005-3, 6.2.4.3).
 */
export function srgbProfile(): Uint8Array {
  const tags = [
    ['desc', text('sRGB')],
    ['cprt', text('CC0')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    // Adaptation from D65 to D50 by Bradford.
    [
      'chad',
      values('sf32', [1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01708, -0.00925, 0.01508, 0.75168]),
    ],
    ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
    ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
    ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
    ['rTRC', CURVE],
    ['gTRC', CURVE],
    ['bTRC', CURVE],
  ] as const;
  const table = HEADER + 4 + tags.length * ENTRY;
  const places = new Map<Uint8Array, number>();
  let end = table;
  for (const [, data] of tags) {
    if (places.has(data)) continue;
    places.set(data, end);
    end += Math.ceil(data.length / 4) * 4;
  }
  const profile = new Uint8Array(end);
  const view = new DataView(profile.buffer);
  const put = (at: number, letters: string) => profile.set(codesOf(letters), at);
  view.setUint32(0, end);
  view.setUint32(8, 0x04_30_00_00);
  put(12, 'mntrRGB XYZ ');
  // A fixed day, so that a document is the same file each time.
  for (const [index, part] of [2026, 1, 1].entries()) view.setUint16(24 + index * 2, part);
  put(36, 'acsp');
  profile.set(xyz(0.9642, 1, 0.8249).subarray(8), 68);
  view.setUint32(HEADER, tags.length);
  for (const [index, [name, data]] of tags.entries()) {
    const at = HEADER + 4 + index * ENTRY;
    put(at, name);
    view.setUint32(at + 4, places.get(data) as number);
    view.setUint32(at + 8, data.length);
    profile.set(data, places.get(data));
  }
  return profile;
}

const HEADER = 128;
const ENTRY = 12;

/** The codes of letters; all of a profile are in ASCII. */
const codesOf = (letters: string): readonly number[] => Array.from(letters, (letter) => letter.charCodeAt(0));

/** A tag of signed numbers with 16 binary places. */
function values(type: string, numbers: readonly number[]): Uint8Array {
  const data = new Uint8Array(8 + numbers.length * 4);
  data.set(codesOf(type));
  const view = new DataView(data.buffer);
  for (const [index, number] of numbers.entries()) view.setInt32(8 + index * 4, Math.round(number * 65_536));
  return data;
}

const xyz = (...numbers: readonly number[]) => values('XYZ ', numbers);

/** The curve of sRGB, parametric of type 3: ((a·x + b)^g above d, c·x below. */
const CURVE = (() => {
  const data = values('para', [0, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]);
  new DataView(data.buffer).setUint16(8, 3);
  return data;
})();

/** A text in English, the one language it has (ICC.1:2010, 10.13). */
function text(letters: string): Uint8Array {
  const data = new Uint8Array(28 + letters.length * 2);
  const view = new DataView(data.buffer);
  data.set(codesOf('mluc'));
  for (const [at, number] of [
    [8, 1],
    [12, 12],
    [20, letters.length * 2],
    [24, 28],
  ] as const)
    view.setUint32(at, number);
  data.set(codesOf('enUS'), 16);
  for (const [index, code] of codesOf(letters).entries()) view.setUint16(28 + index * 2, code);
  return data;
}
