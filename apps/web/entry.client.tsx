import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyTyping } from './early-typing.ts';
import { pageDataDecoded } from './remix-internals.ts';

keepEarlyTyping();
await pageDataDecoded();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
