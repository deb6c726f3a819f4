import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { pass } from '../../requests/guard.ts';
import { readForm } from '../../requests/read-form.ts';
import { codeForm } from './code-forms.ts';
import type { StepRefusal } from './code-step.tsx';

/** What the pages behind the password show: null for a step that is not open. */
export async function lookAtStep(args: LoaderFunctionArgs) {
  await pass(args);
  const { vendorName, services, stepToken } = args.context;
  const token = stepToken();
  return { vendorName, step: token === null ? null : await services.secondSteps.peek(token) };
}

/** Takes a code: leads on where it is right, with the recovery codes where a second factor was set up with it. */
export async function takeCode({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, codeForm);
  if (!form.ok)
    return refused({ message: form.message, fields: form.fields, over: false, locked: false }, 400);
  const result = await context.services.secondSteps.finish(context.stepToken() ?? '', form.values.code);
  if (!result.ok) {
    const { message, over, error } = result;
    return refused({ message, fields: {}, over, locked: error === 4 }, error === null && !over ? 429 : 401);
  }
  // This browser forgets its earlier session: nobody could end that any more.
  const before = context.sessionToken();
  if (before !== null && before !== result.token) await context.services.sessions.end(before);
  const headers = new Headers();
  headers.append('Set-Cookie', context.sessionCookie(result.token));
  headers.append('Set-Cookie', context.stepCookie(null));
  if (result.recoveryCodes === null) return redirect('/', { headers });
  return data({ recoveryCodes: result.recoveryCodes }, { headers });
}

const refused = (refusal: StepRefusal, status: number) => data(refusal, { status });
