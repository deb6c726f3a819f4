import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

try {
  // Waits for the page's data, which this decodes from the document: its first call throws the promise of it. Within
  // the page React would wait for that. But a key or a click in this moment makes React hydrate at once, where nothing
  // may wait: error 345, and the page stays dead until it is loaded anew.
  RemixBrowser({});
} catch (promise) {
  // What it throws in place of one it throws again below, where the page's own error screen is told.
  await promise;
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
