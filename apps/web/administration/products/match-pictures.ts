import type { ImportedImage, MatchedImage } from '#catalogue';
import { matchImages, NAMES_AT_ONCE } from '#catalogue/calls';
import { makeCall } from '../../session/make-call.ts';
import { fileFault } from '../../ui/files/file-rules.ts';
import { IMAGE_RULES } from './product-form.ts';

/** A chosen file, where it goes, and what became of it. */
export interface PictureFile extends Pick<MatchedImage, 'fault' | 'products' | 'replaces'> {
  readonly file: File;
  readonly outcome: ImportedImage['outcome'];
}

/** Where files go; of two for the same product the first counts. The reason as text where it cannot be asked. */
export async function matchedFiles(
  files: readonly File[],
  signal: AbortSignal,
): Promise<readonly PictureFile[] | string> {
  const matches = new Map<string, MatchedImage>();
  const usable = files.filter((file) => fileFault(file, IMAGE_RULES) === null);
  for (let start = 0; start < usable.length; start += NAMES_AT_ONCE) {
    const part = usable.slice(start, start + NAMES_AT_ONCE);
    const answer = await makeCall(matchImages, { files: part.map(({ name }) => name) }, { signal });
    if (!answer.ok) return answer.message;
    for (const match of answer.value.matches) matches.set(match.file, match);
  }
  const taken = new Map<number, string>();
  return files.map((file) => {
    const match = matches.get(file.name);
    const wrong =
      fileFault(file, IMAGE_RULES) ??
      match?.fault ??
      (match === undefined ? 'Der Name ist nicht lesbar.' : null);
    const nothing = { file, products: [], replaces: false, outcome: null };
    if (match === undefined || wrong !== null) return { ...nothing, fault: wrong };
    const { products, replaces } = match;
    const rival = products.map(({ id }) => taken.get(id)).find((name) => name !== undefined);
    if (rival !== undefined)
      return { ...nothing, products, fault: `Das Bild dazu kommt schon von ${rival}.` };
    for (const { id } of products) taken.set(id, file.name);
    return { file, products, replaces, fault: null, outcome: null };
  });
}
