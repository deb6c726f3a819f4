import { redirect } from '@remix-run/react';

const TIMEOUT_MS = 15_000;

/**
 * JSON that is the same for many users and that the browser caches by the version in its path.
 * @throws Error if the server cannot be reached or refuses; a redirect if the session has ended
 */
export async function jsonByVersion<Content>(path: string): Promise<Content> {
  const response = await fetch(path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.type === 'opaqueredirect') throw redirect('/login');
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response.json();
}
