import * as z from 'zod/mini';

/**
 * What a password of its own for a sending is made of: no 0 O 1 I l, and no small letter that only its size tells from
 * the capital one, nor i and j. 45 characters, so that eight of them make some 44 bits.
 */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabdefghmnqrty23456789';
const LENGTH = 8;
/** Bytes from here on are drawn again: they would make the first characters likelier than the others. */
const FAIR = 256 - (256 % SIGNS.length);

const FORM = new RegExp(`^[${SIGNS}]{${LENGTH}}$`);
const MESSAGE = `Das Kennwort hat ${LENGTH} Zeichen, wie sie das Programm dafür bildet.`;

/** Schema of a password of its own for a sending. */
export const sendingPassword = z.string(MESSAGE).check(z.regex(FORM, MESSAGE));

/**
 * Makes a password of its own for a sending: eight letters and digits that can be read out.
 *
 * @param fill fills an array with random bytes, such as `crypto.getRandomValues`
 */
export function newSendingPassword(fill: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  let made = '';
  const bytes = new Uint8Array(2 * LENGTH);
  while (made.length < LENGTH) {
    fill(bytes);
    for (const byte of bytes) if (byte < FAIR && made.length < LENGTH) made += SIGNS[byte % SIGNS.length];
  }
  return made;
}

/** A password of a sending in two groups, to be read; any other in one. */
export function passwordGroups(password: string): readonly string[] {
  if (!FORM.test(password)) return [password];
  return [password.slice(0, LENGTH / 2), password.slice(LENGTH / 2)];
}

/**
 * What somebody may have meant who typed a password: as it is typed, and without the gaps and hyphens of one that was
 * read in groups.
 */
export function meantPasswords(typed: string): readonly string[] {
  const joined = typed.replaceAll(/[\s-]/g, '');
  return joined !== typed && FORM.test(joined) ? [typed, joined] : [typed];
}
