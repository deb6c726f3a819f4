import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlainBlock, readPlainDocument } from '#pdf/domain';

/** The texts that are printed, and the files they become. */
export const PRODUCT_TEXTS = [
  { text: 'docs/handbuch.md', file: 'data/documents/benutzerhandbuch.pdf' },
  { text: 'docs/verwaltung.md', file: 'data/documents/verwaltung.pdf' },
  { text: 'docs/datenschutz.md', file: 'data/documents/datenschutz.pdf' },
] as const;

/** Where the texts look for their pictures. */
const FOLDER = 'docs';

/** A text, and what tells it and its pictures from any other version. */
export function readProductText(text: string): {
  blocks: readonly PlainBlock[];
  folder: string;
  print: string;
} {
  const markdown = readFileSync(text, 'utf8');
  const blocks = readPlainDocument(markdown);
  const hash = createHash('sha256').update(markdown);
  for (const block of blocks)
    if (block.kind === 'image') hash.update(readFileSync(join(FOLDER, block.source)));
  return { blocks, folder: FOLDER, print: hash.digest('hex') };
}
