import { type PDFContext, PDFDict, PDFNumber, PDFStream } from 'pdf-lib';
import { FORM_LIMITS, type FormFieldKind } from './contract-form.ts';
import { catalogueOf, dictAt, inherited, key, textAt, textOf, valuesAt } from './pdf-facts.ts';
import { isHidden } from './widget-flags.ts';

/** A field in a file, with the places where it is shown. */
export interface FieldNode {
  readonly name: string;
  readonly kind: FormFieldKind;
  /** What holds its value. */
  readonly dict: PDFDict;
  readonly widgets: readonly PDFDict[];
}

// Flags of fields (ISO 32000-1, 12.7.3.1 and 12.7.4).
const READ_ONLY = 1 << 0;
const PUSH_BUTTON = 1 << 16;
const RADIO = 1 << 15;
const FILE_SELECT = 1 << 20;
const PASSWORD = 1 << 13;

/** The flags of a field. */
export function flagsOf(dict: PDFDict): number {
  const flags = inherited(dict, 'Ff');
  return flags instanceof PDFNumber ? flags.asNumber() : 0;
}

/** Whether a field is not meant to be filled in by people: hidden, or read-only. */
export const isLocked = ({ dict, widgets }: FieldNode): boolean =>
  (flagsOf(dict) & READ_ONLY) !== 0 || isHidden(widgets);

/**
 * The fields of a file that can be filled: texts, boxes and lists that are shown somewhere. Of several of one name, as
 * some programs write them, all are returned.
 *
 * @throws RangeError with more fields, or deeper ones, than a form may have
 */
export function fieldNodes(context: PDFContext): readonly FieldNode[] {
  const root = catalogueOf(context);
  const form = root && dictAt(root, 'AcroForm');
  const nodes: FieldNode[] = [];
  const seen = new Set<PDFDict>();
  const visit = (dict: PDFDict, prefix: string, depth: number) => {
    if (seen.has(dict)) return;
    seen.add(dict);
    if (depth > FORM_LIMITS.depth || seen.size > 4 * FORM_LIMITS.fields)
      throw new RangeError('A form has too many fields.');
    const own = textAt(dict, 'T');
    const name = [prefix, own].filter(Boolean).join('.');
    const kids = valuesAt(dict, 'Kids').filter((kid) => kid instanceof PDFDict);
    const fields = kids.filter((kid) => kid.has(key('T')));
    for (const kid of fields) visit(kid, name, depth + 1);
    if (fields.length > 0) return;
    const widgets = (kids.length > 0 ? kids : [dict]).filter((each) => each.has(key('Rect')));
    const kind = kindOf(dict, widgets);
    if (kind === null || widgets.length === 0 || name === '' || name.length > FORM_LIMITS.name) return;
    nodes.push({ name, kind, dict, widgets });
  };
  for (const field of form ? valuesAt(form, 'Fields') : []) if (field instanceof PDFDict) visit(field, '', 0);
  if (nodes.length > FORM_LIMITS.fields) throw new RangeError('A form has too many fields.');
  return nodes;
}

/** Null for buttons, signatures, passwords and files: nothing of a consultation belongs there. */
function kindOf(dict: PDFDict, widgets: readonly PDFDict[]): FormFieldKind | null {
  const flags = flagsOf(dict);
  switch (textOf(inherited(dict, 'FT'))) {
    case 'Tx':
      return (flags & (PASSWORD | FILE_SELECT)) === 0 ? 'text' : null;
    case 'Ch':
      return 'choice';
    case 'Btn': {
      if ((flags & PUSH_BUTTON) !== 0) return null;
      const states = new Set(widgets.flatMap((each) => onState(each) ?? []));
      return (flags & RADIO) !== 0 || states.size > 1 ? 'radio' : 'check';
    }
    default:
      return null;
  }
}

/** Name of the state in which a box is ticked; undefined if it has no picture of that. */
export function onState(widget: PDFDict): string | undefined {
  const looks = dictAt(widget, 'AP');
  const normal = looks && dictAt(looks, 'N');
  if (normal === undefined || normal instanceof PDFStream) return undefined;
  return normal
    .keys()
    .map((name) => name.decodeText())
    .find((name) => name !== 'Off');
}

/** The state of a box by its place; one without a picture gets a name of its own. */
export const stateOf = (widget: PDFDict, index: number): string => onState(widget) ?? `Wahl${index + 1}`;
