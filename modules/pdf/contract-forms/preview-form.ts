import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Coverage, TypefaceFile, TypefaceSource } from '../typeface/typeface-file.ts';
import type { FormMapping } from './contract-form.ts';
import { fillForm } from './fill-form.ts';
import { EXAMPLE_CONTENT } from './form-values.ts';

/** A stored form and its content. */
export interface PreviewInput {
  readonly bytes: Uint8Array;
  readonly mapping: FormMapping;
  /** Folder of the typeface's files. */
  readonly typeface: string;
}

/** The filled form; null if it cannot be filled. */
export interface PreviewAnswer {
  readonly filled: Uint8Array<ArrayBuffer> | null;
}

/** Fills a stored form from an example. */
export async function previewForm({ bytes, mapping, typeface }: PreviewInput): Promise<PreviewAnswer> {
  try {
    const source = await typefaceIn(typeface);
    return { filled: (await fillForm(bytes, { mapping, content: EXAMPLE_CONTENT }, source)).bytes };
  } catch {
    // pdf-lib's errors are about its own objects.
    return { filled: null };
  }
}

async function typefaceIn(folder: string): Promise<TypefaceSource> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  return {
    coverage: (await read('coverage')) as Coverage,
    load: async (name) => (await read(name)) as TypefaceFile,
  };
}
