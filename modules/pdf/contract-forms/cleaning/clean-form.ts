import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from 'pdf-lib';
import { catalogueOf, dictAt, key, textAt } from '../pdf-facts.ts';

/** What a catalogue keeps. Its scripts, embedded files, destinations and opening actions are left out. */
const CATALOGUE = new Set([
  'Type',
  'Version',
  'Pages',
  'PageLabels',
  'Lang',
  'MarkInfo',
  'StructTreeRoot',
  'ViewerPreferences',
  'OCProperties',
  'OutputIntents',
  'Metadata',
  'AcroForm',
]);

/** What the form of a catalogue keeps: no XFA, no order of calculation, no claim that it is signed. */
const FORM = new Set(['Fields', 'DR', 'DA', 'Q']);

/** Names of actions (ISO 32000-1, 12.6.4; ISO 32000-2). A dictionary with one of them as `S` is removed. */
const ACTIONS = new Set(
  'GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData JavaScript SetOCGState Rendition GoTo3DView RichMediaExecute'.split(
    ' ',
  ),
);

/** Comments that carry files or play something. */
const ACTIVE = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'Popup']);

/** Keys that lead to scripts, files and private data wherever they stand. */
const NEVER = ['AA', 'OpenAction', 'PieceInfo', 'AF', 'RichMediaContent', 'RichMediaSettings'];

/** Keys of a dictionary that describes a file (ISO 32000-1, 7.11.3 and 7.11.4), as of one that lists its contents. */
const FILE_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix', 'EF'];

/**
 * Keys of scripts, rich texts, addresses and files, wherever they stand. A resource may have the same name, as a font
 * `JS`: what is removed is recognised by its value.
 */
const TEXTS = ['JS', 'RC', 'RV', 'URL', 'FS'];

/** Keys of a stream that read a file from elsewhere. */
const EXTERNAL = ['F', 'FFilter', 'FDecodeParms', 'Ref', 'OPI'];

/**
 * Takes scripts, actions, embedded files and XFA out of everything that the catalogue leads to.
 *
 * @returns the streams that stay
 * @throws Error if it leads to an object that is itself a reference
 */
export function cleanForm(context: PDFContext): readonly PDFStream[] {
  const root = catalogueOf(context);
  if (root === undefined) return [];
  keepOnly(root, CATALOGUE);
  const form = dictAt(root, 'AcroForm');
  if (form !== undefined) keepOnly(form, FORM);
  const seen = new Set<PDFObject>([root]);
  for (const todo: PDFObject[] = [root]; todo.length > 0; ) {
    const object = todo.pop();
    for (const each of cleaned(object)) {
      const next = each instanceof PDFRef ? context.lookup(each) : each;
      // What is behind would be copied without having been cleaned: it is looked up one step here, each step there.
      if (next instanceof PDFRef) throw new Error('An object of the form is but a reference.');
      if (next === undefined || seen.has(next)) continue;
      seen.add(next);
      todo.push(next);
    }
  }
  return [...seen].filter((object) => object instanceof PDFStream);
}

function keepOnly(dict: PDFDict, kept: ReadonlySet<string>): void {
  for (const name of dict.keys()) if (!kept.has(name.decodeText())) dict.delete(name);
}

/** What an object holds, once the harmful is gone. */
function cleaned(object: PDFObject | undefined): readonly PDFObject[] {
  if (object instanceof PDFArray) {
    for (let index = object.size() - 1; index >= 0; index -= 1)
      if (isHarmful(object.lookup(index))) object.remove(index);
    return object.asArray();
  }
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  for (const name of NEVER) dict.delete(key(name));
  if (object instanceof PDFStream) for (const name of EXTERNAL) dict.delete(key(name));
  // A signature would not survive a change, and rights of use are bound to one.
  if (textAt(dict, 'FT') === 'Sig') dict.delete(key('V'));
  for (const [name, value] of dict.entries()) {
    const found = dict.context.lookup(value);
    if (isHarmful(found) || leadsAway(name.decodeText(), found)) dict.delete(name);
  }
  return dict.values();
}

function isHarmful(object: PDFObject | undefined): boolean {
  if (object instanceof PDFStream) return textAt(object.dict, 'Type') === 'EmbeddedFile';
  if (!(object instanceof PDFDict)) return false;
  if (ACTIONS.has(nameAt(object, 'S'))) return true;
  return object.has(key('Rect')) && ACTIVE.has(nameAt(object, 'Subtype'));
}

/** Whether a value is the files of a file specification, a script, a rich text or an address, by its key. */
function leadsAway(name: string, value: PDFObject | undefined): boolean {
  if (name === 'EF') return describesFile(value);
  if (!TEXTS.includes(name)) return false;
  if (value instanceof PDFStream) return !value.dict.has(key('Subtype'));
  // The name of a colour space begins its array.
  if (value instanceof PDFArray) return !(value.lookup(0) instanceof PDFName);
  if (value instanceof PDFDict) return describesFile(value);
  return true;
}

const describesFile = (value: PDFObject | undefined): boolean =>
  value instanceof PDFDict && FILE_KEYS.some((each) => value.has(key(each)));

function nameAt(dict: PDFDict, name: string): string {
  const found = dict.lookup(key(name));
  return found instanceof PDFName ? found.decodeText() : '';
}
