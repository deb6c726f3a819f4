import type { SessionEnd } from '#auth';

/** Why this window can no longer work: as the server says, or because of what was done in another window. */
export type EndReason = SessionEnd | 'elsewhere';

/** The login page's query, with one word for the reason: nothing about a person or a place. */
const WORDS: Readonly<Record<SessionEnd, string>> = {
  idle: 'inaktiv',
  over: 'abgelaufen',
  trial: 'testphase',
};

/** The login page of somebody whose session has ended, with the reason for its notice. */
export function loginPathAfter(end: SessionEnd): string {
  return `/login?grund=${WORDS[end]}`;
}

/** The reason that a login page's address carries; null for any other address. */
export function endFromQuery(query: URLSearchParams): SessionEnd | null {
  const word = query.get('grund');
  return (['idle', 'over', 'trial'] as const).find((end) => WORDS[end] === word) ?? null;
}

/** Why the session has ended, where a request was sent to the pages for visitors; null where it was not. */
export function endFromRedirect(response: Response): SessionEnd | null {
  const target = new URL(response.headers.get('Location') ?? '/', 'http://same.example');
  if (target.pathname !== '/login' && target.pathname !== '/welcome') return null;
  return endFromQuery(target.searchParams) ?? 'over';
}
