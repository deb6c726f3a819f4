import { readSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Bytes per read, enough for the overhead of a read not to matter. */
const CHUNK = 128 * 1024;

/** Size of a file in bytes; 0 if unknown. */
export async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch {
    // Reading it reports the reason.
    return 0;
  }
}

/** The bytes of a file, always in the same buffer. */
export async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  await using file = await open(path);
  const read = (await file.stat()).isFile() ? readHere : readElsewhere;
  const chunk = Buffer.allocUnsafeSlow(CHUNK);
  for (;;) {
    const length = await read(file, chunk);
    if (length === 0) return;
    yield chunk.subarray(0, length);
  }
}

/** Files on a disk are read synchronously, which is faster than in a thread pool. */
async function readHere(file: FileHandle, chunk: Uint8Array): Promise<number> {
  // Handles pending messages of other threads first.
  await nextTurn();
  return readSync(file.fd, chunk);
}

/** A pipe may block, so it is read asynchronously. */
async function readElsewhere(file: FileHandle, chunk: Uint8Array): Promise<number> {
  return (await file.read(chunk, 0, chunk.byteLength, null)).bytesRead;
}
