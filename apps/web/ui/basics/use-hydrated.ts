import { useEffect, useState } from 'react';

/**
 * Whether the scripts of the page run. A form that only they can send stays disabled until then: sent by the
 * browser itself, it would lose what was typed.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
