import { foldings } from '#catalogue/domain';
import { nameSpelled } from '../name-search.ts';

/** What people call a Krankenkasse, and the part of its full name that says so. */
const ABBREVIATIONS = Object.entries({
  bkk: 'Betriebskrankenkasse',
  hek: 'Hanseatische Krankenkasse',
  hkk: 'Handelskrankenkasse',
  ikk: 'Innungskrankenkasse',
  kkh: 'Kaufmännische Krankenkasse',
  lkk: 'Landwirtschaftliche Krankenkasse',
  sbk: 'Siemens-Betriebskrankenkasse',
  tk: 'Techniker Krankenkasse',
}).map(([letters, full]) => ({ letters, full: foldings(full) }));

/** A name as a whole, in both spellings, with what it is called for short. */
function searched(name: string): readonly string[] {
  const texts = foldings(name);
  const isNamed = (full: readonly string[]) => full.some((each) => texts.some((text) => text.includes(each)));
  return [...texts, ...ABBREVIATIONS.flatMap(({ letters, full }) => (isNamed(full) ? [letters] : []))];
}

const indexes = new WeakMap<readonly string[], readonly (readonly string[])[]>();

/** What each of some names is found by: made once, so that each letter typed folds no name again. */
function indexOf(names: readonly string[]): readonly (readonly string[])[] {
  const index = indexes.get(names) ?? names.map(searched);
  indexes.set(names, index);
  return index;
}

/**
 * The Krankenkassen that a typed text finds: all of its words, in any order and spelling of umlauts, signs between them
 * left out; single letters (`r + v`) as one word.
 */
export function insurersNamed(names: readonly string[], text: string): string[] {
  const words = text.split(/[\s/+•·-]+/).filter((word) => foldings(word)[0] !== '');
  const parts = words.every((word) => word.length === 1) ? [words.join('')] : words;
  const wanted = parts.map(foldings);
  const index = indexOf(names);
  return names.filter((_, at) =>
    wanted.every((spellings) => spellings.some((each) => index[at]?.some((one) => one.includes(each)))),
  );
}

/** The Krankenkasse that a text resolves to: the one spelled so, or the only one that it finds; null if ambiguous. */
export function insurerMeant(names: readonly string[], text: string): string | null {
  if (text.trim() === '') return null;
  const found = insurersNamed(names, text);
  return nameSpelled(names, text) ?? (found.length === 1 ? (found[0] ?? null) : null);
}
