import type { PictureBundle } from '#catalogue/domain';
import type { FormBundle } from '#pdf/domain';
import { loadForms, nameForms } from './forms/contract-forms.ts';
import { loadPictures } from './pictures/product-pictures.ts';

/** What a consultation loads of all products and of all contracts, so that no request tells one of them. */
export interface FilesOfAll {
  /** Null if no product has one. */
  readonly pictures: PictureBundle | null;
  /** Null if there is no form. */
  readonly formBundle: FormBundle | null;
}

/** Loads them, the pictures first: they are seen. Nothing waits for it. */
export async function loadFilesOfAll({ pictures, formBundle }: FilesOfAll): Promise<void> {
  // At once: a form may be filled before the pictures have come.
  nameForms(formBundle);
  if (pictures !== null) await loadPictures(pictures);
  await loadForms();
}
