/** Characters used in place of letters. */
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

/** In lower case, without accents; umlauts both as two letters and as the bare letter. */
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

/** Shorter rests are ignored, because two letters may match by chance. */
const LEAST = 3;

/**
 * The obvious guesses that a password reduces to: lower case, without the digits and characters that rules make
 * people put around a word (`Passwort1!`), with letters for lookalikes (`P@ssw0rt`), and without separators.
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
 * Whether the password, stripped of decoration, equals one of `texts`, such as names or an address.
 *
 * @param texts empty ones are ignored
 */
export function isGuessedFrom(password: string, texts: readonly string[]): boolean {
  const guesses = guessesOf(password);
  return texts.some((text) => [...guessesOf(text)].some((known) => guesses.has(known)));
}
