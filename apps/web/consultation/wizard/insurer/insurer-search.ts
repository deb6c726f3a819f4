import { foldings } from '#catalogue/domain';
import { nameSpelled } from '../name-search.ts';

/** What people call a Krankenkasse, and the part of its full name that says so. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  bkk: 'Betriebskrankenkasse',
  dak: 'DAK-Gesundheit',
  hek: 'Hanseatische Krankenkasse',
  hkk: 'Handelskrankenkasse',
  ikk: 'Innungskrankenkasse',
  kkh: 'Kaufmännische Krankenkasse',
  lkk: 'Landwirtschaftliche Krankenkasse',
  sbk: 'Siemens-Betriebskrankenkasse',
  tk: 'Techniker Krankenkasse',
};

/** A name by its words and as a whole, in both spellings, with what it is called for short. */
function searched(name: string): readonly string[] {
  const texts = foldings(name);
  const short = Object.entries(ABBREVIATIONS).flatMap(([letters, full]) =>
    foldings(full).some((each) => texts.some((text) => text.includes(each))) ? [letters] : [],
  );
  return [...texts, ...short];
}

/**
 * The Krankenkassen that a typed text finds: all of its words, in any order and spelling of umlauts, signs between them
 * left out; single letters (`r + v`) as one word.
 */
export function insurersNamed(names: readonly string[], text: string): string[] {
  const words = text.split(/[\s/+•·-]+/).filter((word) => foldings(word)[0] !== '');
  const parts = words.every((word) => word.length === 1) ? [words.join('')] : words;
  const wanted = parts.map(foldings);
  return names.filter((name) => {
    const texts = searched(name);
    return wanted.every((spellings) => spellings.some((each) => texts.some((one) => one.includes(each))));
  });
}

/** The Krankenkasse that a text resolves to: the one spelled so, or the only one that it finds; null if ambiguous. */
export function insurerMeant(names: readonly string[], text: string): string | null {
  if (text.trim() === '') return null;
  const found = insurersNamed(names, text);
  return nameSpelled(names, text) ?? (found.length === 1 ? (found[0] ?? null) : null);
}
