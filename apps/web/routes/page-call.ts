import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { type Actor, DomainError, type ErrorCode, isDomainError } from '#platform/domain';
import { readForm } from './entrance-form.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unavailable: 503,
};

/**
 * Answers a call of a screen with JSON, also where it fails or nobody is logged in: the form on the
 * screen stays and shows the message. That it comes from a page of this server is checked at the door.
 */
export async function pageCall<S extends z.ZodMiniType>(
  { context, request }: ActionFunctionArgs,
  schema: S,
  work: (actor: Actor, fields: z.output<S>) => Promise<object | undefined>,
): Promise<Response> {
  try {
    const login = await context.login();
    if (login === null) throw new DomainError('unauthenticated', 'Bitte melden Sie sich an.');
    const form = await readForm(request, schema);
    if (!form.ok) throw new DomainError('invalid', form.message, form.fields);
    return Response.json((await work(login.actor, form.values)) ?? {});
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const { code, message, fields } = error;
    return Response.json({ error: code, message, ...(fields && { fields }) }, { status: STATUS[code] });
  }
}

const BAD_NAME = 'Der Name der Datei fehlt oder ist zu lang.';

/** Name of a kept file. What else it may be the service says. */
export const fileName = z.string(BAD_NAME).check(z.minLength(1, BAD_NAME), z.maxLength(200, BAD_NAME));
