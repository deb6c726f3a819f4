import { PassThrough } from 'node:stream';
import { type AppLoadContext, createReadableStreamFromReadable, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { CounterContext, NonceContext } from './nonce.ts';

/** Renders a page. Nothing is streamed late, so that a response is either a whole page or an error. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  // The server replaces this with its own error page.
  if (!(await context.mayRender())) return new Response(null, { status: 503 });
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext.Provider value={context.cspNonce}>
        <CounterContext.Provider value={counterOf(context)}>
          <RemixServer context={remix} url={request.url} nonce={context.cspNonce} />
        </CounterContext.Provider>
      </NonceContext.Provider>,
      {
        nonce: context.cspNonce,
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          headers.set('Cache-Control', 'no-store');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
      },
    );
  });
}

/** In the format that `counter()` reads in the browser. */
const counterOf = ({ matomo }: AppLoadContext): string | null =>
  matomo === null ? null : `${matomo.siteId} ${matomo.url}`;
