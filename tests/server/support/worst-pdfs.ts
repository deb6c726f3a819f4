/** Files that pdf-lib reads for minutes, or without end, from small to large. */
export const WORST_PDFS: Readonly<Record<string, () => Uint8Array>> = {
  'a stream of a length below nothing': () =>
    Buffer.from(`%PDF-1.7\n${' '.repeat(100)}1 0 obj\n<</Length -30>>stream\nendstream\nendobj\n`),
  'blanks behind what may begin an object': () =>
    Buffer.from(`%PDF-1.7\n1 0 obj\n1\nendobj\n1${' '.repeat(1_000_000)}`),
  'numbers that may begin an object': () =>
    Buffer.from(`%PDF-1.7\n1 0 obj\n1\nendobj\n${'x1 1 '.repeat(200_000)}`),
  'streams that do not end, 55 KB': () => endless(1_600),
  'streams that do not end, 1 MB': () => endless(28_000),
};

/** The one that takes longest of them, and certainly longer than any test. */
export const HANGING_PDF = Buffer.from(`%PDF-1.7\n1 0 obj\n1\nendobj\n1${' '.repeat(2_000_000)}`);

function endless(count: number): Uint8Array {
  const objects = Array.from(
    { length: count },
    (_, index) => `${index + 1} 0 obj <</Length 5>> stream abc\n`,
  );
  return Buffer.from(`%PDF-1.7\n${objects.join('')}`);
}
