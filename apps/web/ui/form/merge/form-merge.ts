import { flat, nested } from '../control-names.ts';
import { type Entered, enteredText } from '../entered.ts';
import type { FormSchema } from '../form-schema.ts';
import {
  type Difference,
  isList,
  isThing,
  type MergeRules,
  type Path,
  sameTree,
  type Tree,
  threeWay,
} from './three-way.ts';

/** The merge of a form's changes, by control names. */
export interface FormMerge {
  readonly texts: Entered;
  readonly asked: readonly Difference[];
  readonly taken: readonly Difference[];
}

/** Placeholder for a secret set by someone else: its text never leaves the server. */
export const ANOTHER_SECRET = '••••••••';

/** Control values as a tree. Files are left out: nobody else can have changed them. */
export function treeOf(entered: Entered): Tree {
  return nested(Object.entries(entered).filter(([, value]) => typeof value === 'string')) as Tree;
}

/** A tree as control values. */
function textsOfTree(tree: Tree): Entered {
  return Object.fromEntries(flat(tree).filter(([, text]) => text !== undefined));
}

/** The name of a path with list indices left out, `entries[].Kasse`. */
export function pathName(path: Path): string {
  return path.reduce<string>(
    (name, step) => (typeof step === 'string' ? (name === '' ? step : `${name}.${step}`) : `${name}[]`),
    '',
  );
}

/** How a form's values are compared and its list entries identified. */
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

/** Merges the loaded values, the local input and the values saved by someone else. */
export function mergeForm(form: FormSchema, base: Entered, mine: Entered, theirs: Entered): FormMerge {
  const rules = rulesOf(form);
  const { merged, asked, taken } = threeWay(
    treeOf(base),
    treeOf(mine),
    treeOf(withSecrets(form, base, theirs)),
    rules,
  );
  // A tag has no meaning by itself.
  const tags = Object.values(form.merge.secrets ?? {});
  const isValue = ({ path }: Difference) => !tags.includes(pathName(path));
  const texts = Object.entries(textsOfTree(merged)).filter(([, text]) => text !== ANOTHER_SECRET);
  return { texts: Object.fromEntries(texts), asked: asked.filter(isValue), taken: taken.filter(isValue) };
}

/** Secrets are not loaded; a changed tag shows that someone else has set one. */
function withSecrets({ merge }: FormSchema, base: Entered, theirs: Entered): Entered {
  const changed = Object.entries(merge.secrets ?? {}).filter(
    ([, tag]) => enteredText(base, tag) !== enteredText(theirs, tag),
  );
  return { ...theirs, ...Object.fromEntries(changed.map(([name]) => [name, ANOTHER_SECRET])) };
}

/** Which side's value a control holds in a conflict; null while undecided. */
export function sideOf(form: FormSchema, entered: Entered, asked: Difference): 'mine' | 'theirs' | null {
  const rules = rulesOf(form);
  const now = valueAt(treeOf(entered), asked.path, rules);
  const same = (other: Tree) => sameTree(asked.path, now, other, rules);
  if (same(theirsOf(asked))) return 'theirs';
  return same(asked.mine) ? null : 'mine';
}

/** The form's values with one side chosen in a conflict. */
export function withSide(form: FormSchema, entered: Entered, asked: Difference, side: 'mine' | 'theirs') {
  const value = side === 'mine' ? asked.mine : theirsOf(asked);
  return textsOfTree(withValueAt(treeOf(entered), asked.path, value, rulesOf(form)));
}

/** An empty field keeps the other side's secret. */
const theirsOf = ({ theirs }: Difference): Tree => (theirs === ANOTHER_SECRET ? '' : theirs);

/** Current name of a difference's control; null if there is none. */
export function controlOfDifference(form: FormSchema, entered: Entered, { path }: Difference): string | null {
  return controlAt(treeOf(entered), path, rulesOf(form));
}

function valueAt(tree: Tree, path: Path, rules: MergeRules): Tree {
  return path.reduce<Tree>((within, step, at) => {
    if (typeof step === 'string') return isThing(within) ? within[step] : undefined;
    const rule = rules.list(path.slice(0, at));
    return isList(within) ? within.find((entry) => rule?.keyOf(entry) === step.entry) : undefined;
  }, tree);
}

/** The tree with a value replaced; undefined removes it. */
function withValueAt(tree: Tree, path: Path, value: Tree, rules: MergeRules): Tree {
  return put(tree, path, 0, value, rules);
}

function put(within: Tree, path: Path, at: number, value: Tree, rules: MergeRules): Tree {
  const step = path[at];
  if (step === undefined) return value;
  if (typeof step === 'string') {
    const thing = isThing(within) ? within : {};
    return { ...thing, [step]: put(thing[step], path, at + 1, value, rules) };
  }
  const list = isList(within) ? within : [];
  const rule = rules.list(path.slice(0, at));
  const place = list.findIndex((entry) => rule?.keyOf(entry) === step.entry);
  const next = put(place < 0 ? undefined : list[place], path, at + 1, value, rules);
  if (place < 0) return next === undefined ? list : [...list, next];
  return [...list.slice(0, place), ...(next === undefined ? [] : [next]), ...list.slice(place + 1)];
}

/** Name of the control at a path, with the entries' indices in a tree; null if an entry is missing. */
function controlAt(tree: Tree, path: Path, rules: MergeRules): string | null {
  let name = '';
  let within = tree;
  for (const [at, step] of path.entries()) {
    if (typeof step === 'string') {
      name += name === '' ? step : `.${step}`;
      within = isThing(within) ? within[step] : undefined;
    } else {
      const rule = rules.list(path.slice(0, at));
      const list = isList(within) ? within : [];
      const place = list.findIndex((entry) => rule?.keyOf(entry) === step.entry);
      if (place < 0) return null;
      name += `[${place}]`;
      within = list[place];
    }
  }
  return name;
}
