import { randomInt } from 'node:crypto';
import { holdsAddress } from '#platform/domain';

const MOST_OF_NAME = 40;
const SPELLINGS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
};

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[äöüßøłı]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, MOST_OF_NAME);
}

/**
 * A login name derived from a name: `katharina.weiss`, with a number after failed tries.
 *
 * @param tries number of names already taken
 */
export function generatedLoginname(vorname: string, nachname: string, tries: number): string {
  const parts = [plain(vorname), plain(nachname)].filter(Boolean);
  const dotted = parts.join('.');
  // Mails contain it, where `klick.com` would become a link.
  const name = (holdsAddress(dotted) ? parts.join('-') : dotted) || 'benutzer';
  if (tries === 0) return name;
  return tries < 4 ? `${name}${tries + 1}` : `${name}${randomInt(1_000, 1_000_000)}`;
}
