import type { Answers } from '#consultation/domain';

/** The towns of each postcode. */
export type PostcodeTowns = ReadonlyMap<string, readonly string[]>;

/** Reads data/postcodes/postleitzahlen.txt: a postcode and its towns a line, `01665 Diera-Zehren|Klipphausen`. */
export function readPostcodes(text: string): PostcodeTowns {
  const lines = text.split('\n').filter((line) => /^\d{5} /.test(line));
  return new Map(lines.map((line) => [line.slice(0, 5), line.slice(6).trim().split('|')]));
}

/** The towns of a postcode, none of a whole one that the directory lacks; undefined while it is no whole one. */
export const townsOf = (plz: string, towns: PostcodeTowns): readonly string[] | undefined =>
  towns.get(plz.trim()) ?? (/^\d{5}$/.test(plz.trim()) ? [] : undefined);

/**
 * The answers with the town of their postcode. A town that somebody has entered stays; one filled in for an earlier
 * postcode is replaced, or removed where the new postcode leaves a choice or is unknown.
 *
 * @param filled the town that was filled in last; null if none was
 */
export function fillTown(answers: Answers, towns: PostcodeTowns, filled: string | null): Answers {
  const { plz = '', city = '' } = answers;
  const found = townsOf(plz, towns);
  if (found === undefined || (city.trim() !== '' && city !== filled) || found.includes(city)) return answers;
  const [only, another] = found;
  if (only !== undefined && another === undefined) return { ...answers, city: only };
  const { city: _, ...others } = answers;
  return others;
}
