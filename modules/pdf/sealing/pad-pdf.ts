const KIB = 1_024;
const MIB = 1_024 * KIB;

const LINE_BREAK = 0x0a;

/**
 * Pads an encrypted PDF to a multiple of 256 KiB, or of 1 MiB above that size. Servers and networks see the size, and
 * that of a filled contract's form would reveal the Krankenkasse. The filling is white space before the last
 * lines (ISO 32000-1, 7.5.5), so that every place of an object stays and the end of the file is found.
 */
export function padPdf(written: Uint8Array): Uint8Array<ArrayBuffer> {
  const step = written.length > MIB ? MIB : 256 * KIB;
  const padded = new Uint8Array(Math.ceil(written.length / step) * step).fill(LINE_BREAK);
  const end = written.length - lastLinesOf(written);
  padded.set(written.subarray(0, end));
  padded.set(written.subarray(end), padded.length - (written.length - end));
  return padded;
}

/** Bytes from `startxref` on. */
function lastLinesOf(written: Uint8Array): number {
  const tail = new TextDecoder('latin1').decode(written.subarray(-KIB));
  const at = tail.lastIndexOf('startxref');
  if (at < 0) throw new Error('The PDF was not written to its end.');
  return tail.length - at;
}
