import { flat, nested } from '../control-names.ts';
import { type Entered, enteredText } from '../entered.ts';
import type { FormSchema } from '../form-schema.ts';
import { controlAt, valueAt, withValueAt } from './at-path.ts';
import { type Difference, type MergeRules, type Path, sameTree, type Tree, threeWay } from './three-way.ts';

/** Both sides' changes of a form, by the names of its controls. */
export interface FormMerge {
  readonly texts: Entered;
  readonly asked: readonly Difference[];
  readonly taken: readonly Difference[];
}

/** Stands for a secret that somebody else has set: its text never leaves the server. */
export const ANOTHER_SECRET = '••••••••';

/** What the controls of a form hold, as a tree. Files are no texts: nobody else has changed them. */
export function treeOf(entered: Entered): Tree {
  return nested(Object.entries(entered).filter(([, value]) => typeof value === 'string')) as Tree;
}

/** A tree as the controls of a form hold it. */
function textsOfTree(tree: Tree): Entered {
  return Object.fromEntries(flat(tree).filter(([, text]) => text !== undefined));
}

/** The name of a path wherever its entries stand, `entries[].Kasse`. */
export function pathName(path: Path): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'string' ? (name === '' ? step : `${name}.${step}`) : `${name}[]`),
    '',
  );
}

/** How a form's values are compared, and the entries of its lists told apart. */
function rulesOf({ reads, merge }: FormSchema): MergeRules {
  const plain = (path: Path, text = '') => {
    const trimmed = text.replaceAll('\r\n', '\n').trim();
    return reads.get(pathName(path))?.plain?.(trimmed) ?? trimmed;
  };
  return {
    list: (path) => merge.entries?.[pathName(path)],
    same: (path, one, other) => plain(path, one) === plain(path, other),
  };
}

/** Merges what was loaded, what is typed here and what somebody else has saved. */
export function mergeForm(form: FormSchema, base: Entered, mine: Entered, theirs: Entered): FormMerge {
  const rules = rulesOf(form);
  const { merged, asked, taken } = threeWay(
    treeOf(base),
    treeOf(mine),
    treeOf(withSecrets(form, base, theirs)),
    rules,
  );
  // A tag says nothing by itself.
  const tags = Object.values(form.merge.secrets ?? {});
  const isValue = ({ path }: Difference) => !tags.includes(pathName(path));
  const texts = Object.entries(textsOfTree(merged)).filter(([, text]) => text !== ANOTHER_SECRET);
  return { texts: Object.fromEntries(texts), asked: asked.filter(isValue), taken: taken.filter(isValue) };
}

/** A secret is not loaded; that somebody else has set another one says its tag. */
function withSecrets({ merge }: FormSchema, base: Entered, theirs: Entered): Entered {
  const changed = Object.entries(merge.secrets ?? {}).filter(
    ([, tag]) => enteredText(base, tag) !== enteredText(theirs, tag),
  );
  return { ...theirs, ...Object.fromEntries(changed.map(([name]) => [name, ANOTHER_SECRET])) };
}

/** Whose value a control holds of those that both have changed; null while nobody has decided. */
export function sideOf(form: FormSchema, entered: Entered, asked: Difference): 'mine' | 'theirs' | null {
  const rules = rulesOf(form);
  const now = valueAt(treeOf(entered), asked.path, rules);
  const same = (other: Tree) => sameTree(asked.path, now, other, rules);
  if (same(theirsOf(asked))) return 'theirs';
  return same(asked.mine) ? null : 'mine';
}

/** What the form holds with one side's value of those that both have changed. */
export function withSide(form: FormSchema, entered: Entered, asked: Difference, side: 'mine' | 'theirs') {
  const value = side === 'mine' ? asked.mine : theirsOf(asked);
  return textsOfTree(withValueAt(treeOf(entered), asked.path, value, rulesOf(form)));
}

/** A secret of the other's is kept by leaving the field empty. */
const theirsOf = ({ theirs }: Difference): Tree => (theirs === ANOTHER_SECRET ? '' : theirs);

/** Name of the control that a difference is about at the moment; null where none is. */
export function controlOfDifference(form: FormSchema, entered: Entered, { path }: Difference): string | null {
  return controlAt(treeOf(entered), path, rulesOf(form));
}
