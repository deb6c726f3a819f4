import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';

/** Its own, because Remix would otherwise install a package into the project for its default one. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  headers.set('Content-Type', 'text/html');
  const html = renderToString(<RemixServer context={context} url={request.url} />);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
