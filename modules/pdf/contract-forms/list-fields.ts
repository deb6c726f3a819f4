import { PDFArray, type PDFContext, PDFDict, PDFNumber } from 'pdf-lib';
import type { FormField } from './contract-form.ts';
import { type FieldNode, fieldNodes, isLocked, stateOf } from './field-nodes.ts';
import { inherited, key, pagesOf, textAt, textOf, valuesAt } from './pdf-facts.ts';

/** Longest description of a field that is shown, in characters. */
const LABEL = 200;

/**
 * The fields of a form in reading order: by page, from top to bottom.
 *
 * @throws RangeError as `fieldNodes`
 */
export function listFields(context: PDFContext): readonly FormField[] {
  const pageOf = new Map<PDFDict, number>();
  for (const [index, page] of pagesOf(context).entries())
    for (const each of valuesAt(page, 'Annots')) if (each instanceof PDFDict) pageOf.set(each, index + 1);
  const found = new Map<string, FormField & Place>();
  for (const node of fieldNodes(context)) {
    const widget = node.widgets.find((each) => pageOf.has(each));
    if (widget === undefined || found.has(node.name)) continue;
    // A box of several has a description of its own.
    const own = node.kind === 'radio' ? '' : textAt(widget, 'TU');
    const label = short(textAt(node.dict, 'TU') || own);
    found.set(node.name, {
      name: node.name,
      label,
      page: pageOf.get(widget) ?? 1,
      kind: node.kind,
      options: optionsOf(node),
      ...(isLocked(node) && { locked: true as const }),
      ...placeOf(widget),
    });
  }
  return [...found.values()].sort(inReadingOrder).map(({ x: _, y: __, ...field }) => field);
}

interface Place {
  readonly x: number;
  /** From the bottom of the page. */
  readonly y: number;
}

/** Points by which fields of one line may differ in height. */
const LINE = 6;

function inReadingOrder(one: FormField & Place, other: FormField & Place): number {
  if (one.page !== other.page) return one.page - other.page;
  return Math.round((other.y - one.y) / LINE) || one.x - other.x;
}

function placeOf(widget: PDFDict): Place {
  const rect = widget.lookup(key('Rect'));
  const [x = 0, , , y = 0] = rect instanceof PDFArray ? rect.asArray().map(numberOf) : [];
  return { x, y };
}

const numberOf = (value: unknown) => (value instanceof PDFNumber ? value.asNumber() : 0);

const short = (text: string) => text.trim().slice(0, LABEL);

function optionsOf({ kind, dict, widgets }: FieldNode): FormField['options'] {
  const given = entriesOf(dict);
  if (kind === 'choice') return given;
  if (kind !== 'radio') return [];
  const options = new Map<string, string>();
  for (const [index, widget] of widgets.entries()) {
    const id = stateOf(widget, index);
    if (!options.has(id)) options.set(id, short(textAt(widget, 'TU') || given[index]?.label || id));
  }
  return [...options].map(([id, label]) => ({ id, label }));
}

/** The entries of a list, each with the value it stands for. */
export function entriesOf(dict: PDFDict): FormField['options'] {
  const entries = inherited(dict, 'Opt');
  if (!(entries instanceof PDFArray)) return [];
  return entries.asArray().flatMap((each) => {
    const entry = dict.context.lookup(each);
    const [id, label] =
      entry instanceof PDFArray
        ? entry.asArray().map((part) => textOf(dict.context.lookup(part)))
        : [textOf(entry), textOf(entry)];
    return id ? [{ id, label: label || id }] : [];
  });
}
