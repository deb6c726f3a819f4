import * as z from 'zod/mini';
import { formOf } from '../../ui/form/form-schema.ts';

/** Files whose names are asked for at once. */
export const NAMES_AT_ONCE = 50;
const LONGEST_NAME = 255;

const TOO_MANY = `Es gehen höchstens ${NAMES_AT_ONCE} Namen auf einmal.`;
const BAD_NAME = 'Der Name einer Datei fehlt oder ist zu lang.';

/** Names of files, one a line. */
export const picturesForm = formOf(
  z.strictObject({
    files: z.pipe(
      z.string(BAD_NAME).check(z.maxLength(NAMES_AT_ONCE * (LONGEST_NAME + 2), TOO_MANY)),
      z.pipe(
        z.transform((text: string) => text.split(/\r?\n/)),
        z
          .array(z.string().check(z.minLength(1, BAD_NAME), z.maxLength(LONGEST_NAME, BAD_NAME)))
          .check(z.maxLength(NAMES_AT_ONCE, TOO_MANY)),
      ),
    ),
  }),
);
