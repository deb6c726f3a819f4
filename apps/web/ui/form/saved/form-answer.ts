import type { ClientActionFunctionArgs, Fetcher } from '@remix-run/react';
import { NO_ANSWER, type Refusal, refusalOf } from '../../../connection/calls/call-server.ts';
import { clearLoaderCache } from '../../../connection/loader-cache.ts';
import { noteAnswer, withPassword } from '../../../session/call-page.ts';

/** What the action of a screen answers to a form: what is stored then, or why it was refused. */
export interface ActionAnswer {
  /** The version that what was saved has now. */
  readonly version?: number;
  /** Whether something has changed that the screen says more of. */
  readonly changed?: boolean;
  readonly error?: string;
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** With `conflict`: what is stored now, with its version. */
  readonly current?: object & { readonly version?: number };
}

/** What came of saving a form. */
export type FormAnswer =
  | { readonly ok: true; readonly value: ActionAnswer }
  | (Refusal & Pick<ActionAnswer, 'current'>);

/**
 * Whether what was sent has no answer yet, or what was saved is being read anew. With a refusal it is over: whoever has put
 * right what it says may send again at once.
 */
export function isBusy({ state, data }: Fetcher<FormAnswer>): boolean {
  return state === 'submitting' || (state === 'loading' && data?.ok !== false);
}

/**
 * What the client action of a screen with forms is: it asks the server's action. Once something is saved, the loader
 * cache is cleared; without an answer the form stays as it is.
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

/** Lets a form be sent twice: Remix reads it from the request each time, which could be read once. */
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
  // A redirect is followed.
  if (failure instanceof Response) throw failure;
  // A status is an answer, though none of the action's; anything else did not arrive.
  return typeof Object(failure).status === 'number' ? refusalOf({}) : NO_ANSWER;
}
