import type { ClientActionFunctionArgs, Fetcher } from '@remix-run/react';
import { type CallRefusal, NO_ANSWER, refusalOf } from '../../../connection/calls/call-server.ts';
import { clearLoaderCache } from '../../../connection/loader-cache.ts';
import { noteAnswer, withPassword } from '../../../session/call-page.ts';

/** Response of a screen's action: what is stored now, or why it was refused. */
export interface ActionAnswer {
  /** Version of the saved row. */
  readonly version?: number;
  /** Whether the screen has more to say about the change. */
  readonly changed?: boolean;
  readonly error?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** With `conflict`: the stored row and its version. */
  readonly current?: object & { readonly version?: number };
}

/** The result of saving a form. */
export type FormAnswer =
  | { readonly ok: true; readonly value: ActionAnswer }
  | (CallRefusal & Pick<ActionAnswer, 'current'>);

/**
 * Whether a response or the reload after saving is pending. False after a refusal: a corrected form can be sent
 * again at once.
 */
export function isBusy({ state, data }: Fetcher<FormAnswer>): boolean {
  return state === 'submitting' || (state === 'loading' && data?.ok !== false);
}

/**
 * Client action of a screen with forms: calls the server's action. Saving clears the loader cache; without a
 * response the form stays as it is.
 */
export async function saveOnServer({ request, serverAction }: ClientActionFunctionArgs): Promise<FormAnswer> {
  keepReadable(request);
  const answer = await withPassword(async () => {
    const tried = await serverAction<ActionAnswer>().then(answerOf, withoutAnswer);
    await noteAnswer(tried);
    return tried;
  });
  if (answer.ok) clearLoaderCache();
  return answer;
}

/** Lets a form be submitted again: Remix reads the request's body each time, which works only once. */
function keepReadable(request: Request): void {
  const kept = request.clone();
  Object.assign(request, {
    text: () => kept.clone().text(),
    formData: () => kept.clone().formData(),
  });
}

function answerOf(answer: ActionAnswer): FormAnswer {
  if (answer.error === undefined) return { ok: true, value: answer };
  return { ...refusalOf(answer), ...(answer.current && { current: answer.current }) };
}

function withoutAnswer(failure: unknown): FormAnswer {
  // Redirects are followed.
  if (failure instanceof Response) throw failure;
  // An error with a status is a response, though not the action's; anything else did not arrive.
  return typeof Object(failure).status === 'number' ? refusalOf({}) : NO_ANSWER;
}
