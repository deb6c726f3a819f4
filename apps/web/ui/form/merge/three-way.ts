/**
 * Three-way merge of two people's changes. Pure: takes the loaded, local and saved values as trees of texts.
 * Nothing of either side is lost, and no saved change is undone without asking.
 */

/** A form's content: a text, named values, or a list; undefined if missing. */
export type Tree = string | undefined | readonly Tree[] | { readonly [name: string]: Tree };

/** A step in a path: a field name, or the key of a list entry, with the entry for its display name. */
export type Step = string | { readonly entry: string; readonly tree?: Tree };
export type Path = readonly Step[];

/** How list entries are identified. */
export interface EntryRule {
  readonly keyOf: (entry: Tree) => string;
  /** Whether the order is significant. */
  readonly ordered?: boolean;
}

/** Type-specific rules of a merge. */
export interface MergeRules {
  /** Rule for the list at a path; undefined if its entries cannot be identified: the list is then one value. */
  readonly list: (path: Path) => EntryRule | undefined;
  /** Whether two texts at a path are equivalent. */
  readonly same: (path: Path, one: string | undefined, other: string | undefined) => boolean;
}

/** A value on which the sides differ. */
export interface Difference {
  readonly path: Path;
  readonly base: Tree;
  readonly mine: Tree;
  readonly theirs: Tree;
}

export interface Merge {
  /** Both sides' changes; in conflicts, mine. */
  readonly merged: Tree;
  /** Conflicts: values that both sides changed differently. */
  readonly asked: readonly Difference[];
  /** Values that only the other side changed. */
  readonly taken: readonly Difference[];
}

interface Notes {
  readonly asked: Difference[];
  readonly taken: Difference[];
}

/**
 * Merges by value: a change by one side is taken, equal changes are one, and different changes to the same value
 * are conflicts. List entries are identified by `rules.list`; both sides' additions and removals count.
 */
export function threeWay(base: Tree, mine: Tree, theirs: Tree, rules: MergeRules): Merge {
  const notes: Notes = { asked: [], taken: [] };
  return { merged: mergeAt([], { base, mine, theirs }, rules, notes), ...notes };
}

type Sides = Omit<Difference, 'path'>;

export const isList = (tree: Tree): tree is readonly Tree[] => Array.isArray(tree);
export const isThing = (tree: Tree): tree is { readonly [name: string]: Tree } =>
  typeof tree === 'object' && !isList(tree);

const sidesOf = ({ base, mine, theirs }: Sides, of: (tree: Tree) => Tree): Sides => ({
  base: of(base),
  mine: of(mine),
  theirs: of(theirs),
});

function mergeAt(path: Path, sides: Sides, rules: MergeRules, notes: Notes): Tree {
  const all = [sides.base, sides.mine, sides.theirs];
  if (all.some(isList)) return mergeLists(path, sides, rules, notes);
  if (all.some(isThing)) {
    const names = new Set(all.flatMap((tree) => (isThing(tree) ? Object.keys(tree) : [])));
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        mergeAt(
          [...path, name],
          sidesOf(sides, (tree) => memberOf(tree, name)),
          rules,
          notes,
        ),
      ]),
    );
  }
  return mergeValue(path, sides, rules, notes);
}

const memberOf = (tree: Tree, name: string): Tree =>
  isThing(tree) && Object.hasOwn(tree, name) ? tree[name] : undefined;

function mergeValue(path: Path, sides: Sides, rules: MergeRules, { asked, taken }: Notes): Tree {
  const { base, mine, theirs } = sides;
  if (sameTree(path, mine, theirs, rules)) return theirs;
  if (sameTree(path, mine, base, rules)) {
    taken.push({ path, ...sides });
    return theirs;
  }
  if (!sameTree(path, theirs, base, rules)) asked.push({ path, ...sides });
  return mine;
}

/** Whether two trees are equal; missing equals an empty text, object or list. */
export function sameTree(path: Path, one: Tree, other: Tree, rules: MergeRules): boolean {
  if (isList(one) || isList(other)) {
    const [first, second] = [listOf(one), listOf(other)];
    const same = (entry: Tree, at: number) => sameTree([...path, { entry: '' }], entry, second[at], rules);
    return first.length === second.length && first.every(same);
  }
  if (isThing(one) || isThing(other)) {
    const names = new Set([one, other].flatMap((tree) => (isThing(tree) ? Object.keys(tree) : [])));
    return [...names].every((name) =>
      sameTree([...path, name], memberOf(one, name), memberOf(other, name), rules),
    );
  }
  return rules.same(path, one, other);
}

const listOf = (tree: Tree): readonly Tree[] => (isList(tree) ? tree : []);

function mergeLists(path: Path, sides: Sides, rules: MergeRules, notes: Notes): Tree {
  const rule = rules.list(path);
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((tree) => byKey(tree, rule));
  if (rule === undefined || !base || !mine || !theirs) return mergeValue(path, sides, rules, notes);
  const order = mergedOrder([...base.keys()], [...mine.keys()], [...theirs.keys()]);
  if (order === null && rule.ordered) return mergeValue(path, sides, rules, notes);
  return (order ?? ordered([...theirs.keys()], [...mine.keys()])).flatMap((key) => {
    const entry = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const tree = entry.mine ?? entry.theirs ?? entry.base;
    const merged = mergeEntry([...path, { entry: key, tree }], entry, rules, notes);
    return merged === undefined ? [] : [merged];
  });
}

/** Entries by key; null if the keys are not unique. */
function byKey(tree: Tree, rule: EntryRule | undefined): ReadonlyMap<string, Tree> | null {
  const entries = listOf(tree).map((entry) => [rule?.keyOf(entry) ?? '', entry] as const);
  const map = new Map(entries);
  return map.size === entries.length ? map : null;
}

function mergeEntry(path: Path, sides: Sides, rules: MergeRules, notes: Notes): Tree {
  const { base, mine, theirs } = sides;
  if (mine !== undefined && theirs !== undefined) return mergeAt(path, sides, rules, notes);
  if (mine === undefined && theirs === undefined) return undefined;
  const present = mine ?? theirs;
  if (base === undefined) {
    if (mine === undefined) notes.taken.push({ path, ...sides });
    return present;
  }
  // Removed by one side: gone, unless the other changed it.
  if (sameTree(path, present, base, rules)) {
    if (theirs === undefined) notes.taken.push({ path, ...sides });
    return undefined;
  }
  notes.asked.push({ path, ...sides });
  return mine;
}

/** Keys in the combined order; null if both sides reordered the same ones differently. */
function mergedOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] | null {
  const shared = (keys: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return keys.filter((key) => known.has(key)).join('\n');
  };
  if (shared(mine, theirs) === shared(theirs, mine) || shared(mine, base) === shared(base, mine))
    return ordered(theirs, mine);
  return shared(theirs, base) === shared(base, theirs) ? ordered(mine, theirs) : null;
}

/** The first keys in their order; keys only in the second follow their predecessor there. */
function ordered(first: readonly string[], second: readonly string[]): readonly string[] {
  const keys = [...first];
  for (const [at, key] of second.entries()) {
    if (keys.includes(key)) continue;
    const before = second[at - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}
