import * as z from 'zod';
import { idParameter } from '../read-query.ts';

const once = 'Bitte genau einmal angeben.';
const text = (most: number) => z.string(once).max(most, `Höchstens ${most} Zeichen.`);
const flag = z.enum(['true', 'false', '1', '0'], 'Erlaubt sind true und false.');
const yes = (value: string) => value === 'true' || value === '1';

/** Query of checkknr.php. */
export const knrQuery = z.strictObject({
  knr: z
    .string(once)
    .trim()
    .regex(/^[^\s\p{Cc}]{2,8}$/u, 'Eine Kundennummer hat 2 bis 8 Zeichen.'),
});

/** Query of a call that takes none. */
export const nothingQuery = z.strictObject({});

/** Query of checkrecaptcha.php. */
export const botQuery = z.strictObject({ token: text(10_000) });

/**
 * Query of checkEmailToken.php. `del` uses the link up, which confirms the mail; false only asks whether the
 * link counts, as the page for a new password does before it shows its form.
 */
export const tokenQuery = z.strictObject({
  id: idParameter,
  token: text(200),
  del: flag.default('true').transform(yes),
});

/** Query of resendLink.php: the link for a new password, or the one that confirms the mail. */
export const resendQuery = z.strictObject({
  mail: text(254),
  username: text(100),
  forPassword: flag.default('false').transform(yes),
});

/** Body of resetPassword.php. */
export const resetBody = z.strictObject({
  id: z.union([z.int().positive().max(999_999_999), idParameter], 'Keine gültige Nummer.'),
  token: text(200),
  pwd: z.string(once),
});

/** Query of fullversion.php. */
export const fullversionQuery = z.strictObject({ userid: idParameter });
