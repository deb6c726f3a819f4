import { type ComponentType, useEffect, useState } from 'react';

/**
 * Gives what watches over a consultation, once the page has loaded: no first screen waits for it. Until then,
 * and where it does not arrive, each navigation asks the server.
 */
export function useCompanions(): ComponentType | null {
  const [companions, setCompanions] = useState<ComponentType | null>(null);
  useEffect(() => {
    let gone = false;
    const load = () =>
      import('./companions.tsx').then(
        ({ Companions }) => gone || setCompanions(() => Companions),
        // Asked for again with the connection; the screens work without.
        () => window.addEventListener('online', load, { once: true }),
      );
    if (document.readyState === 'complete') void load();
    else window.addEventListener('load', load, { once: true });
    return () => {
      gone = true;
      window.removeEventListener('load', load);
      window.removeEventListener('online', load);
    };
  }, []);
  return companions;
}
