import type { SessionEnd } from '#auth';

/** Why this window can no longer work: the server's reason, or an action in another window. */
export type EndReason = SessionEnd | 'elsewhere';

/** The reason in the login page's query: nothing about a person or a place. */
const WORDS: Readonly<Record<SessionEnd, string>> = {
  idle: 'inaktiv',
  over: 'abgelaufen',
  trial: 'testphase',
};

/** The login page for a user whose session has ended, with the reason for its notice. */
export function loginPathAfter(end: SessionEnd): string {
  return `/login?grund=${WORDS[end]}`;
}

/** The reason in a login page's query; null for any other query. */
export function endFromQuery(query: URLSearchParams): SessionEnd | null {
  const word = query.get('grund');
  return (['idle', 'over', 'trial'] as const).find((end) => WORDS[end] === word) ?? null;
}

/** Why the session has ended, if a request was redirected to a visitors' page; otherwise null. */
export function endFromRedirect(response: Response): SessionEnd | null {
  const target = new URL(response.headers.get('Location') ?? '/', 'http://same.example');
  if (target.pathname !== '/login' && target.pathname !== '/welcome') return null;
  return endFromQuery(target.searchParams) ?? 'over';
}
