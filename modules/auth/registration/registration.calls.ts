import * as z from 'zod/mini';
import { defineCall, type } from '#platform/domain';
import { registrationModel } from './registration.ts';

/** The address that is known of a Kundennummer. */
export interface MatchedAddress {
  readonly name_1: string;
  readonly name_2: string;
  readonly street: string;
  readonly number: string;
  readonly zip: string;
  readonly city: string;
}

/** Asks whose Kundennummer it is; documented for programs. */
export const findCustomer = defineCall({
  method: 'GET',
  path: 'register/checkknr.php',
  admits: 'anybody',
  limit: { most: 100, minutes: 5 },
  takes: 'query',
  input: z.strictObject({
    knr: z
      .string('Bitte genau einmal angeben.')
      .check(z.trim(), z.regex(/^[^\s\p{Cc}]{2,8}$/u, 'Eine Kundennummer hat 2 bis 8 Zeichen.')),
  }),
  answers: type<
    | { readonly correct: true; readonly data: MatchedAddress }
    | { readonly correct: false; readonly data?: never }
  >(),
});

/** Registers an institution with its main user; documented for programs. `error` 1: the mail address is taken. */
export const registerInstitution = defineCall({
  method: 'PUT',
  path: 'register/register.php',
  admits: 'anybody',
  limit: { most: 300, minutes: 60 },
  takes: 'json',
  input: registrationModel,
  answers: type<
    | { readonly username: string; readonly mailSent: boolean; readonly error?: never }
    | { readonly error: 1; readonly message: string }
  >(),
});
