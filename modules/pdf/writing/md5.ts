/** Shift of each step, four to a round (RFC 1321, 3.4). */
const SHIFTS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

/** floor(2^32 * |sin(step + 1)|), by step. */
const SINES = Array.from({ length: 64 }, (_, step) => Math.floor(2 ** 32 * Math.abs(Math.sin(step + 1))) | 0);

const BLOCK = 64;

/**
 * The MD5 of bytes (RFC 1321). PDF asks for it as the checksum of an embedded file (ISO 32000-2, table 45) and the
 * browser's crypto lacks it. It shows damage, it protects against nobody.
 */
export function md5(bytes: Uint8Array): Uint8Array {
  const state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  const padded = paddedOf(bytes);
  for (let at = 0; at < padded.byteLength; at += BLOCK) mix(state, padded, at);
  const digest = new DataView(new ArrayBuffer(16));
  for (const [index, word] of state.entries()) digest.setInt32(index * 4, word, true);
  return new Uint8Array(digest.buffer);
}

/** With a bit of 1, zeros, and the length in bits. */
function paddedOf(bytes: Uint8Array): DataView {
  const padded = new Uint8Array((Math.floor((bytes.length + 8) / BLOCK) + 1) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n, true);
  return view;
}

function mix(state: Int32Array, view: DataView, at: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [changed, word] =
      round === 0
        ? [(b & c) | (~b & d), step]
        : round === 1
          ? [(d & b) | (~d & c), (5 * step + 1) % 16]
          : round === 2
            ? [b ^ c ^ d, (3 * step + 5) % 16]
            : [c ^ (b | ~d), (7 * step) % 16];
    const sum = (a + changed + (SINES[step] ?? 0) + view.getInt32(at + word * 4, true)) | 0;
    const shift = SHIFTS[round]?.[step % 4] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << shift) | (sum >>> (32 - shift)))) | 0];
  }
  for (const [index, word] of [a, b, c, d].entries()) state[index] = ((state[index] ?? 0) + word) | 0;
}

/** The MD5 of bytes in hexadecimal digits. */
export const md5Hex = (bytes: Uint8Array): string =>
  Array.from(md5(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
