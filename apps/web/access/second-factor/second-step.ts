import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { pass } from '../../requests/guard.ts';
import { readForm } from '../../requests/read-form.ts';
import { enterWith } from '../login/enter-with.ts';
import { codeForm } from './code-forms.ts';
import type { StepRefusal } from './code-step.tsx';

/** Loader data of the pages after the password; null if the step is not open. */
export async function lookAtStep(args: LoaderFunctionArgs) {
  await pass(args);
  const { vendorName, services, stepToken } = args.context;
  const token = stepToken();
  return { vendorName, step: token === null ? null : await services.secondSteps.peek(token) };
}

/** Checks a code; redirects on success, or returns the recovery codes after a setup. */
export async function takeCode({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, codeForm);
  if (!form.ok)
    return refused({ message: form.message, fields: form.fields, over: false, locked: false }, 400);
  const result = await context.services.secondSteps.finish(context.stepToken() ?? '', form.values.code);
  if (!result.ok) {
    const { message, over, error } = result;
    return refused({ message, fields: {}, over, locked: error === 4 }, error === null && !over ? 429 : 401);
  }
  // Ends this browser's earlier session: with its cookie replaced, nobody could end it later.
  const before = context.sessionToken();
  if (before !== null && before !== result.token) await context.services.sessions.end(before);
  if (result.recoveryCodes === null) return enterWith(context, result.token, [context.stepCookie(null)]);
  const headers = new Headers();
  headers.append('Set-Cookie', context.sessionCookie(result.token));
  headers.append('Set-Cookie', context.stepCookie(null));
  return data({ recoveryCodes: result.recoveryCodes }, { headers });
}

const refused = (refusal: StepRefusal, status: number) => data(refusal, { status });
