/**
 * Merges two people's changes of one thing. Pure: what was loaded, what one of them has now and what the other has
 * saved go in, as trees of texts; nothing of either side is lost, and nobody's saved change is undone unasked.
 */

/** What a form holds: a text, things by name, or a list; undefined where there is nothing. */
export type Tree = string | undefined | readonly Tree[] | { readonly [name: string]: Tree };

/** A step to a value: the name of a field, or an entry of a list by what tells it from the others. */
export type Step = string | { readonly entry: string };
export type Path = readonly Step[];

/** How the entries of a list are told apart. */
export interface EntryRule {
  readonly keyOf: (entry: Tree) => string;
  /** Whether their order says something. */
  readonly ordered?: boolean;
}

/** What a merge has to know of the things it merges. */
export interface MergeRules {
  /** Of the list at a path; undefined where its entries cannot be told apart: then it is one value. */
  readonly list: (path: Path) => EntryRule | undefined;
  /** Whether two texts at a path say the same. */
  readonly same: (path: Path, one: string | undefined, other: string | undefined) => boolean;
}

/** A value of which the sides differ. */
export interface Difference {
  readonly path: Path;
  readonly base: Tree;
  readonly mine: Tree;
  readonly theirs: Tree;
}

export interface Merge {
  /** Both sides' changes; where both changed one value, mine. */
  readonly merged: Tree;
  /** Values that both sides have changed, each to something else. */
  readonly asked: readonly Difference[];
  /** Values that only the other side has changed. */
  readonly taken: readonly Difference[];
}

interface Notes {
  readonly asked: Difference[];
  readonly taken: Difference[];
}

/**
 * Merges by value: what only one side has changed is as that side has it, equal changes are one, and what both have
 * changed is asked. Entries of a list are told apart by `rules.list`: added and removed ones of both sides count.
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

/** Whether two trees say the same; what there is not is the same as an empty text, thing or list. */
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
    const merged = mergeEntry([...path, { entry: key }], entry, rules, notes);
    return merged === undefined ? [] : [merged];
  });
}

/** Entries by what tells them apart; null where that does not. */
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
  // Removed by one side: gone, unless the other has changed it.
  if (sameTree(path, present, base, rules)) {
    if (theirs === undefined) notes.taken.push({ path, ...sides });
    return undefined;
  }
  notes.asked.push({ path, ...sides });
  return mine;
}

/** Keys in the order of both sides; null where both have put the same ones in another order. */
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

/** The keys of the first in their order, and those of the second alone, each behind the one it stands behind there. */
function ordered(first: readonly string[], second: readonly string[]): readonly string[] {
  const keys = [...first];
  for (const [at, key] of second.entries()) {
    if (keys.includes(key)) continue;
    const before = second[at - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}
