import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { pass } from '../../requests/guard.ts';

/** The step for each alternative name (access specification, section 2, 'Route names also seen'). */
const STEPS: Readonly<Record<string, string>> = {
  register: '/register1',
  registeruser: '/register2',
  registerpass: '/register3',
};

/** Redirects to the step, with the version that the address names: 0 demo, 1 contract. */
export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  const { pathname, searchParams } = new URL(args.request.url);
  const name = pathname.split('/').find(Boolean)?.toLowerCase() ?? '';
  const version = args.params.version ?? searchParams.get('version');
  const query = version === '0' || version === '1' ? `?version=${version}` : '';
  return redirect(`${STEPS[name] ?? '/register1'}${query}`);
}
