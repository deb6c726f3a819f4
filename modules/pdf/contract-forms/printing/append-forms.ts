import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFParser,
  type PDFRef,
} from 'pdf-lib';
import { rewritePdf } from '../../sealing/rewrite-pdf.ts';
import { catalogueOf, dictAt, key, pagesOf, valuesAt } from '../pdf-facts.ts';

/**
 * A print job with filled forms after its own pages. Their fields are printed as they look; the structure of the forms
 * is left out, because nobody reads a print job but a printer.
 *
 * @param job readable, as `makePrintJob` has written it
 * @param forms readable, as `fillForm` has written them
 * @throws Error if one of them is no such file
 */
export async function appendForms(
  job: Uint8Array,
  forms: readonly Uint8Array[],
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly pages: number }> {
  const context = await parsed(job);
  const tree = dictAt(required(catalogueOf(context)), 'Pages');
  const kids = tree?.lookup(key('Kids'));
  const root = catalogueOf(context)?.get(key('Pages'));
  if (tree === undefined || !(kids instanceof PDFArray) || root === undefined)
    throw new Error('The print job has no pages.');
  const fields: PDFObject[] = [];
  for (const form of forms) fields.push(...append(context, { root, kids }, await parsed(form)));
  const pages = pagesOf(context).length;
  tree.set(key('Count'), PDFNumber.of(pages));
  if (fields.length > 0) required(catalogueOf(context)).set(key('AcroForm'), context.obj({ Fields: fields }));
  return { bytes: await rewritePdf(context, null), pages };
}

interface PageTree {
  readonly root: PDFObject;
  readonly kids: PDFArray;
}

/** Adds the pages of a form; answers its fields. */
function append(context: PDFContext, { root, kids }: PageTree, form: PDFContext): readonly PDFObject[] {
  const copier = PDFObjectCopier.for(form, context);
  const refs = new Map<PDFObject, PDFRef>(
    form.enumerateIndirectObjects().map(([ref, object]) => [object, ref] as const),
  );
  for (const page of pagesOf(form)) {
    // By its reference: fields name their page, which must not be copied once more.
    const copy = copier.copy(required(refs.get(page)));
    const dict = required(context.lookup(copy) as PDFDict | undefined);
    dict.set(key('Parent'), root);
    dict.delete(key('StructParents'));
    for (const field of valuesAt(dict, 'Annots'))
      if (field instanceof PDFDict) field.delete(key('StructParent'));
    kids.push(copy);
  }
  const fields = dictAt(required(catalogueOf(form)), 'AcroForm')?.lookup(key('Fields'));
  return fields instanceof PDFArray ? fields.asArray().map((field) => copier.copy(field)) : [];
}

const parsed = (bytes: Uint8Array): Promise<PDFContext> =>
  PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true).parseDocument();

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A PDF of a print job is broken.');
  return value;
}
