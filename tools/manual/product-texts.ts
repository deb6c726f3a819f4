import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlainBlock, readPlainDocument } from '#pdf/domain';

/** The texts to print, with their PDF files. */
export const PRODUCT_TEXTS = [
  { text: 'docs/handbuch.md', file: 'data/documents/benutzerhandbuch.pdf' },
  { text: 'docs/verwaltung.md', file: 'data/documents/verwaltung.pdf' },
  { text: 'docs/datenschutz.md', file: 'data/documents/datenschutz.pdf' },
] as const;

/** Picture paths in the texts are relative to this folder. */
const FOLDER = 'docs';

/** Reads a text; `print` is a hash of the text and its pictures. */
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
