import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ALIVE, keepEarlyTyping } from './early-typing.ts';
import { pageDataDecoded } from './remix-internals.ts';
import { keepTranslatedTexts } from './translated-texts.ts';

keepEarlyTyping();
window.addEventListener(ALIVE, keepTranslatedTexts, { once: true });
await pageDataDecoded();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
