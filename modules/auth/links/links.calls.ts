import * as z from 'zod/mini';
import { type Done, defineCall, idText, type } from '#platform/domain';

const once = 'Bitte genau einmal angeben.';
const text = (most: number) => z.string(once).check(z.maxLength(most, `Höchstens ${most} Zeichen.`));
const flag = z.enum(['true', 'false', '1', '0'], 'Erlaubt sind true und false.');
const flagOr = (otherwise: 'true' | 'false') =>
  z.pipe(
    z._default(flag, otherwise),
    z.transform((value) => value === 'true' || value === '1'),
  );

/** Asks whether a mail's link is valid, or uses it; documented for programs. */
export const checkLink = defineCall({
  method: 'GET',
  path: 'register/checkEmailToken.php',
  admits: 'anybody',
  limit: { most: 300, minutes: 5 },
  takes: 'query',
  input: z.strictObject({ id: idText, token: text(200), del: flagOr('true') }),
  answers: type<{ readonly correct: boolean; readonly userchanged: 0 | 1 }>(),
});

/** Mails a link again; documented for programs. */
export const resendLink = defineCall({
  method: 'GET',
  path: 'register/resendLink.php',
  admits: 'anybody',
  limit: { most: 100, minutes: 15 },
  takes: 'query',
  input: z.strictObject({ mail: text(254), username: text(100), forPassword: flagOr('false') }),
  answers: type<Done>(),
});
