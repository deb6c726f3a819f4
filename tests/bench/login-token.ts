import { PASSWORD } from '../web/support/server.ts';

/** Logs a user of the demo in and gives the session's token. */
export async function loginToken(url: string, username = 'beratung'): Promise<string> {
  const body = new URLSearchParams({ username, password: PASSWORD });
  const answer = await fetch(`${url}/login`, { method: 'POST', redirect: 'manual', body });
  const token = /^user-token=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1];
  if (token === undefined) throw new Error('The login failed.');
  return token;
}
