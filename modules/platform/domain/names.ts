import * as z from 'zod/mini';
import { holdsAddress } from './addresses/web-address.ts';
import { tidyName } from './name-key.ts';
import { requiredLine } from './text-field.ts';

/**
 * Names of people and institutions. Mails and documents contain them, so they must not contain an address
 * that a mail client would turn into a link, nor invisible or bidirectional control characters.
 */

/** Most characters of a first or last name. */
const PERSON_NAME_MAX_LENGTH = 60;
/** Most characters of an institution's name. */
const INSTITUTION_NAME_MAX_LENGTH = 120;

/** Rejects direction marks, and letters without a shape, such as the Hangul filler. */
const SEEN = /^[^\p{Default_Ignorable_Code_Point}]*$/u;
/** As typed: `’`, `´` and the backtick as apostrophes, `‐` and `–` as hyphens. */
const OF_A_PERSON = /^[\p{L}\p{M} \u00a0.'’‘ʼ´`‐‑–-]*$/u;
const OF_AN_INSTITUTION = /^[\p{L}\p{M}\p{Nd} \u00a0.,:;!?'’‘ʼ´`"„“”‚«»‹›()[\]/&+*#%§°®™€|_…·•‐‑–—-]*$/u;

/** A first or last name: letters, marks, spaces, hyphen, apostrophe and full stop. */
export function personName(label: string) {
  const allowed = `„${label}“ darf nur Buchstaben, Leerzeichen, Bindestriche, Apostrophe und Punkte enthalten.`;
  return name(label, PERSON_NAME_MAX_LENGTH, OF_A_PERSON, allowed, /\p{L}/u);
}

/** An institution's name: also digits and usual punctuation. */
export function institutionName(label: string) {
  return listedName(label, INSTITUTION_NAME_MAX_LENGTH);
}

/** The name of an entry in a list of the vendor's, such as a role; same characters. */
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
    z.overwrite(tidyName),
  );
}
