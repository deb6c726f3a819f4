import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { type Actor, DomainError, domainErrorAnswer, isDomainError } from '#platform/domain';
import type { FormSchema } from '../ui/form/form-schema.ts';
import { readForm } from './read-form.ts';

/**
 * Answers a screen's call with JSON, also on failure or without a login, so that the form stays and shows the
 * message; `conflict` includes what is stored now. The server checks that the call comes from one of its own
 * pages.
 *
 * @param work gets what the form's schema has read
 * @param within waits or refuses before the form is read
 */
export function pageCall<S extends z.ZodMiniType>(
  args: ActionFunctionArgs,
  form: FormSchema<S>,
  work: (actor: Actor, values: z.output<S>) => Promise<object | undefined>,
  within: (actor: Actor, read: () => Promise<Response>) => Promise<Response> = (_, read) => read(),
): Promise<Response> {
  const { context, request } = args;
  return answered(args, (actor) =>
    within(actor, async () => {
      const read = await readForm(request, form, inParts(request) ? context.readParts : undefined);
      if (!read.ok) throw new DomainError('invalid', read.message, read.fields);
      return Response.json((await work(actor, read.values)) ?? {});
    }),
  );
}

/** The same for a write without input: a body is refused unread. */
export function pageWrite(
  args: ActionFunctionArgs,
  work: (actor: Actor) => Promise<void>,
): Promise<Response> {
  return answered(args, async (actor) => {
    const { body, url } = args.request;
    const first = await body?.getReader().read();
    if (new URL(url).search !== '' || (first !== undefined && !first.done))
      throw new DomainError('invalid', 'Dieser Aufruf nimmt keine Angaben.');
    await work(actor);
    return Response.json({});
  });
}

async function answered(
  { context, request }: ActionFunctionArgs,
  work: (actor: Actor) => Promise<Response>,
): Promise<Response> {
  try {
    const login = await context.login();
    if (login === null) throw new DomainError('unauthenticated', 'Bitte melden Sie sich an.');
    return await work(login.actor);
  } catch (error) {
    const refusal = isDomainError(error) ? error : context.databaseRefusal(error);
    if (refusal === null) throw error;
    const login = refusal.code === 'forbidden' ? await context.login() : null;
    if (login !== null)
      await context.noteRefusal(login.actor, new URL(request.url).pathname, refusal.attempt);
    const { status, headers = {}, body } = domainErrorAnswer(refusal);
    if (status >= 500) context.noteFailure(error);
    return Response.json(body, { status, headers });
  }
}

/** Whether a form is multipart; a page's own form without scripts is not. */
const inParts = ({ headers }: Request): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

const BAD_NAME = 'Der Name der Datei fehlt oder ist zu lang.';

/** Name of a staged file. The service checks everything else. */
export const fileName = z.string(BAD_NAME).check(z.minLength(1, BAD_NAME), z.maxLength(200, BAD_NAME));
