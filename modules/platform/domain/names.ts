import * as z from 'zod/mini';
import { requiredLine } from './text-field.ts';
import { holdsAddress } from './web-address.ts';

/**
 * Names that people give themselves and their institutions (readings, section 8). They stand in mails and in
 * documents: so they hold no address that a mail reader would make a link of, and nothing that cannot be seen or
 * turns the direction of what stands beside it.
 */

/** Most characters of a person's given name, and of the last name. */
const PERSON_NAME_MAX_LENGTH = 60;
/** Most characters of an institution's name. */
const INSTITUTION_NAME_MAX_LENGTH = 120;

/** Direction marks among them; letters without a shape, such as the Hangul filler, too. */
const SEEN = /^[^\p{Default_Ignorable_Code_Point}]*$/u;
/** As people type them: `’`, `´` and the backtick stand for an apostrophe, `‐` and `–` for a hyphen. */
const OF_A_PERSON = /^[\p{L}\p{M} \u00a0.'’‘ʼ´`‐‑–-]*$/u;
const OF_AN_INSTITUTION = /^[\p{L}\p{M}\p{Nd} \u00a0.,:;!?'’‘ʼ´`"„“”‚«»‹›()[\]/&+*#%§°®™€|_…·‐‑–—-]*$/u;

/** A person's given or last name: letters, marks, spaces, hyphen, apostrophe and full stop. */
export function personName(label: string) {
  const allowed = `„${label}“ darf nur Buchstaben, Leerzeichen, Bindestriche, Apostrophe und Punkte enthalten.`;
  return name(label, PERSON_NAME_MAX_LENGTH, OF_A_PERSON, allowed, /\p{L}/u);
}

/** An institution's name: digits and usual punctuation besides. */
export function institutionName(label: string) {
  return listedName(label, INSTITUTION_NAME_MAX_LENGTH);
}

/** The name of something that the vendor keeps a list of, such as a role: of the same characters. */
export function listedName(label: string, most: number) {
  const allowed = `„${label}“ darf nur Buchstaben, Ziffern, Leerzeichen und übliche Satzzeichen enthalten.`;
  return name(label, most, OF_AN_INSTITUTION, allowed, /[\p{L}\p{Nd}]/u);
}

function name(label: string, most: number, signs: RegExp, allowed: string, least: RegExp) {
  const unseen = `„${label}“ enthält unsichtbare Zeichen. Bitte tippen Sie das Feld neu ein.`;
  const address = `„${label}“ darf keine Internet- oder E-Mail-Adresse enthalten.`;
  return requiredLine(label, most).check(
    z.regex(SEEN, { error: unseen, abort: true }),
    z.refine((text) => !holdsAddress(text), { error: address, abort: true }),
    z.regex(signs, { error: allowed, abort: true }),
    z.regex(least, allowed),
    z.normalize('NFC'),
  );
}
