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

/** Keys that lead to scripts, rich texts, addresses, files and private data, unless they are names (`NAMED`). */
const NEVER = [
  ...['AA', 'OpenAction', 'PieceInfo', 'AF', 'RichMediaContent', 'RichMediaSettings'],
  ...['JS', 'RC', 'RV', 'URL', 'FS', 'EF'],
];

/**
 * Keys of dictionaries whose own keys are names that the author chose: resources, glyphs, colours and roles (ISO 32000-1,
 * 7.8.3, 9.6.5, 8.6.6.5 and 14.7). A font may be called `AA`, and nothing acts by its name there.
 */
const NAMED = new Set(
  'Font XObject ColorSpace ExtGState Pattern Shading Properties CharProcs Colorants RoleMap ClassMap'.split(
    ' ',
  ),
);
/** The same of the looks of a field (`AP`), by the names of its states (12.5.5). */
const LOOKS = new Set(['N', 'R', 'D']);

/** What the keys of a dictionary are: those of the standard, those of the looks of a field, or names. */
type Keys = 'standard' | 'looks' | 'names';

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
  // An object that several places lead to is cleaned by the rules of each.
  const seen = new Map<PDFObject, Set<Keys>>([[root, new Set(['standard'])]]);
  for (const todo: [PDFObject, Keys][] = [[root, 'standard']]; todo.length > 0; ) {
    for (const [each, keys] of cleaned(...(todo.pop() as [PDFObject, Keys]))) {
      const next = each instanceof PDFRef ? context.lookup(each) : each;
      // What is behind would be copied without having been cleaned: it is looked up one step here, each step there.
      if (next instanceof PDFRef) throw new Error('An object of the form is but a reference.');
      if (next === undefined) continue;
      const places = seen.get(next) ?? new Set();
      if (places.has(keys)) continue;
      seen.set(next, places.add(keys));
      todo.push([next, keys]);
    }
  }
  return [...seen.keys()].filter((object) => object instanceof PDFStream);
}

function keepOnly(dict: PDFDict, kept: ReadonlySet<string>): void {
  for (const name of dict.keys()) if (!kept.has(name.decodeText())) dict.delete(name);
}

/** What an object holds, once the harmful is gone, and what the keys of that are. */
function cleaned(object: PDFObject, keys: Keys): readonly (readonly [PDFObject, Keys])[] {
  if (object instanceof PDFArray) {
    for (let index = object.size() - 1; index >= 0; index -= 1)
      if (isHarmful(object.lookup(index))) object.remove(index);
    return object.asArray().map((each) => [each, 'standard']);
  }
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  const named = keys === 'names' && dict === object;
  if (!named) for (const name of NEVER) dict.delete(key(name));
  if (object instanceof PDFStream) for (const name of EXTERNAL) dict.delete(key(name));
  // A signature would not survive a change, and rights of use are bound to one.
  if (textAt(dict, 'FT') === 'Sig') dict.delete(key('V'));
  for (const [name, value] of dict.entries()) if (isHarmful(dict.context.lookup(value))) dict.delete(name);
  return dict.entries().map(([name, value]) => [value, named ? 'standard' : keysAt(name.decodeText(), keys)]);
}

/** What the keys of the dictionary at a key are. */
function keysAt(name: string, keys: Keys): Keys {
  if (name === 'AP') return 'looks';
  return NAMED.has(name) || (keys === 'looks' && LOOKS.has(name)) ? 'names' : 'standard';
}

function isHarmful(object: PDFObject | undefined): boolean {
  if (object instanceof PDFStream) return textAt(object.dict, 'Type') === 'EmbeddedFile';
  if (!(object instanceof PDFDict)) return false;
  if (ACTIONS.has(nameAt(object, 'S'))) return true;
  return object.has(key('Rect')) && ACTIVE.has(nameAt(object, 'Subtype'));
}

function nameAt(dict: PDFDict, name: string): string {
  const found = dict.lookup(key(name));
  return found instanceof PDFName ? found.decodeText() : '';
}
