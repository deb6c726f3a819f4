import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflated = promisify(deflateRaw);

/** Names are UTF-8 (APPNOTE 4.4.4, bit 11). */
const FLAGS = 0x0800;
const DEFLATE = 8;
const VERSION = 20;
/** 1 January 1980, the earliest day: the time of the download says nothing. */
const DAY = 0x21;

/** A file of an archive. */
export interface ZippedFile {
  readonly name: string;
  readonly text: string;
}

/**
 * A ZIP archive of some texts, compressed off the event loop (PKWARE APPNOTE 6.3.10, without ZIP64: less than 4 GB).
 */
export async function zipFile(files: readonly ZippedFile[]): Promise<Buffer> {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const [title, bytes] = [Buffer.from(name), Buffer.from(text)];
    const packed = await deflated(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(FLAGS, 2);
    facts.writeUInt16LE(DEFLATE, 4);
    facts.writeUInt16LE(DAY, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, title);
    offset += 30 + title.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
