/** Signs that people put in place of letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** In small letters, without accents; an umlaut as it is spelled without one, or as its bare letter. */
function spellings(text: string): string[] {
  const small = text.normalize('NFKC').toLowerCase();
  const spelled = small.replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [small, spelled].map((each) =>
    each.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss'),
  );
}

const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const undecorated = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const decoded = (text: string) => text.replaceAll(/[@431!0$57]/g, (sign) => LOOKALIKES[sign] ?? sign);

/** Shorter ones say nothing: what is left of a password may be two letters of chance. */
const LEAST = 3;

/**
 * What somebody would try first instead of a password: itself in small letters, without the figures and signs that
 * the rule made people put around a word (`Passwort1!`), with letters for the signs in place of them (`P@ssw0rt`), and
 * without any signs in between.
 */
export function guessesOf(password: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const text of spellings(password))
    for (const each of [text, undecorated(text)])
      for (const form of [each, bare(each), decoded(each), undecorated(decoded(each)), bare(decoded(each))])
        if (form.length >= LEAST) found.add(form);
  return found;
}

/**
 * Whether a password is, but for such trimmings, one of some texts: names, an address.
 *
 * @param texts empty ones count for nothing
 */
export function isGuessedFrom(password: string, texts: readonly string[]): boolean {
  const guesses = guessesOf(password);
  return texts.some((text) => [...guessesOf(text)].some((known) => guesses.has(known)));
}
