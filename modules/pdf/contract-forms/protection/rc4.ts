/** Encrypts or decrypts with RC4, which OpenSSL 3 has no more: only to read what old programs have protected. */
export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one & 255], state[other & 255]] = [at(other), at(one)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j += at(i) + (key[i % key.length] ?? 0);
    swap(i, j);
  }
  let j = 0;
  return data.map((byte, index) => {
    const i = index + 1;
    j += at(i);
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  });
}
