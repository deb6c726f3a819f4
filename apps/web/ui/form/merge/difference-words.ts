import type { FormSchema } from '../form-schema.ts';
import type { FormWords } from '../saved/field-words.ts';
import { pathName } from './form-merge.ts';
import { type Difference, isList, isThing, type Path, type Tree } from './three-way.ts';

/** A difference in display texts. */
export interface DifferenceWords {
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Translates a difference into the form's labels and texts. */
export function differenceInWords(
  form: FormSchema,
  words: FormWords,
  difference: Difference,
): DifferenceWords {
  const { path, base, mine, theirs } = difference;
  const read = (tree: Tree) => treeInWords(form, words, path, tree) || 'nichts';
  return {
    label: labelOf(form, words, difference),
    // An added entry; an unticked box has no text either.
    base: base === undefined && typeof path.at(-1) !== 'string' ? 'nichts' : read(base),
    mine: read(mine),
    theirs: read(theirs),
  };
}

/** Display names of the entries on the path, then of the field: `Stadtkasse: Urinpauschale`. */
function labelOf(form: FormSchema, words: FormWords, { path }: Difference): string {
  const titles = path.flatMap((step, at) => {
    if (typeof step === 'string') return [];
    const rule = form.merge.entries?.[pathName(path.slice(0, at))];
    return [rule?.titleOf(step.entry, step.tree) ?? step.entry];
  });
  const name = pathName(path);
  const field = name.endsWith('[]') ? [] : [words.label(name) ?? form.lists[name] ?? name];
  return [...titles, ...field].join(': ');
}

function treeInWords(form: FormSchema, words: FormWords, path: Path, tree: Tree): string {
  const name = pathName(path);
  if (isList(tree)) {
    const rule = form.merge.entries?.[name];
    return tree.map((entry) => rule?.titleOf(rule.keyOf(entry), entry) ?? '').join(', ');
  }
  if (isThing(tree)) {
    const parts = Object.keys(tree).flatMap((part) => {
      const within = [...path, part];
      const label = words.label(pathName(within));
      const read = treeInWords(form, words, within, tree[part]);
      return label === null || read === '' ? [] : [`${label} ${read}`];
    });
    return parts.length === 0 ? 'eingetragen' : parts.join(', ');
  }
  if (tree === undefined && name.endsWith('[]')) return 'entfernt';
  return words.read(name, tree ?? '');
}
