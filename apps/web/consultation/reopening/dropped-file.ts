import type { DragEvent } from 'react';

const ONE = 'Bitte legen Sie eine einzelne Datei ab.';

export const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The one file that was dropped, or why there is none. */
export function droppedFile({
  dataTransfer,
}: DragEvent): { readonly file: File } | { readonly fault: string } {
  const [file, ...more] = dataTransfer.files;
  return file === undefined || more.length > 0 ? { fault: ONE } : { file };
}
