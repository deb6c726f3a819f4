import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { enter } from '../requests/guard.ts';

/** Any other path falls back to home (access specification, section 2). */
export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  return redirect('/');
}
