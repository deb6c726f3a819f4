import { type ActionFunctionArgs, redirect } from '@remix-run/node';

export const loader = () => redirect('/');

export async function action({ context }: ActionFunctionArgs) {
  const token = context.sessionToken();
  if (token !== null) await context.services.sessions.end(token);
  return redirect('/login', { headers: { 'Set-Cookie': context.sessionCookie(null) } });
}
