import { PDFArray, type PDFContext, PDFDict, PDFName, PDFRef } from 'pdf-lib';
import { FORM_LIMITS } from '../contract-form.ts';
import { catalogueOf, dictAt, inherited, key, pagesOf, valuesAt } from '../pdf-facts.ts';

/**
 * Lists the fields that pages show and the form's list forgot, as programs leave them that merge or cut pages. Viewers
 * show them, but neither they nor we would fill them.
 *
 * @throws RangeError if fields are nested too deeply
 */
export function adoptWidgets(context: PDFContext): void {
  const root = catalogueOf(context);
  if (root === undefined) return;
  const known = new Set<PDFDict>();
  const form = dictAt(root, 'AcroForm');
  for (const field of form ? valuesAt(form, 'Fields') : []) note(known, field);
  for (const page of pagesOf(context)) {
    const annots = page.lookup(key('Annots'));
    if (!(annots instanceof PDFArray)) continue;
    for (const [index, entry] of annots.asArray().entries()) {
      const widget = context.lookup(entry);
      if (!(widget instanceof PDFDict) || known.has(widget) || !isWidget(widget)) continue;
      const ref = entry instanceof PDFRef ? entry : context.register(widget);
      annots.set(index, ref);
      adopt(root, widget, ref, known);
    }
  }
}

/** Lists a widget with the field above it, or that field in the form. */
function adopt(root: PDFDict, widget: PDFDict, ref: PDFRef, known: Set<PDFDict>): void {
  let [child, childRef] = [widget, ref];
  for (let depth = 0; ; depth += 1) {
    if (depth > FORM_LIMITS.depth) throw new RangeError('Fields of a form are nested too deeply.');
    const parent = dictAt(child, 'Parent');
    const parentRef = child.get(key('Parent'));
    const holder = parent ?? (dictAt(root, 'AcroForm') || newForm(root));
    const name = parent === undefined ? 'Fields' : 'Kids';
    // The lists of what is known were read, and led to no such child: each list is looked through once.
    const isListed = parent !== undefined && !known.has(parent) && valuesAt(parent, name).includes(child);
    if (!isListed) listOf(holder, name).push(childRef);
    if (parent === undefined || known.has(parent) || !(parentRef instanceof PDFRef)) break;
    [child, childRef] = [parent, parentRef];
  }
  note(known, child);
}

function newForm(root: PDFDict): PDFDict {
  const form = PDFDict.withContext(root.context);
  root.set(key('AcroForm'), form);
  return form;
}

function listOf(holder: PDFDict, name: 'Fields' | 'Kids'): PDFArray {
  const found = holder.lookup(key(name));
  if (found instanceof PDFArray) return found;
  const list = PDFArray.withContext(holder.context);
  holder.set(key(name), list);
  return list;
}

/** Takes in a field and all that its lists lead to. */
function note(known: Set<PDFDict>, field: unknown): void {
  for (const todo = [field]; todo.length > 0; ) {
    const each = todo.pop();
    if (!(each instanceof PDFDict) || known.has(each)) continue;
    known.add(each);
    todo.push(...valuesAt(each, 'Kids'));
  }
}

const isWidget = (annotation: PDFDict): boolean =>
  annotation.lookup(key('Subtype')) === PDFName.of('Widget') && inherited(annotation, 'FT') !== undefined;
