import { isList, isThing, type MergeRules, type Path, type Tree } from './three-way.ts';

export function valueAt(tree: Tree, path: Path, rules: MergeRules): Tree {
  return path.reduce<Tree>((within, step, at) => {
    if (typeof step === 'string') return isThing(within) ? within[step] : undefined;
    const rule = rules.list(path.slice(0, at));
    return isList(within) ? within.find((entry) => rule?.keyOf(entry) === step.entry) : undefined;
  }, tree);
}

/** The tree with a value replaced; undefined removes it. */
export function withValueAt(tree: Tree, path: Path, value: Tree, rules: MergeRules): Tree {
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
export function controlAt(tree: Tree, path: Path, rules: MergeRules): string | null {
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
