import { readSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Bytes read at once: what a chunk costs besides its bytes no longer shows. */
const CHUNK = 128 * 1024;

/** Bytes of a file; 0 where that cannot be known, whatever the reason. */
export async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch {
    // Whoever reads it says why.
    return 0;
  }
}

/** The bytes of a file, always in the same memory. */
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

/** What lies on a disk is read in this thread, which takes less than to have another one read it. */
async function readHere(file: FileHandle, chunk: Uint8Array): Promise<number> {
  // What other threads have sent meanwhile comes first.
  await nextTurn();
  return readSync(file.fd, chunk);
}

/** Who writes into a pipe may keep us waiting. */
async function readElsewhere(file: FileHandle, chunk: Uint8Array): Promise<number> {
  return (await file.read(chunk, 0, chunk.byteLength, null)).bytesRead;
}
