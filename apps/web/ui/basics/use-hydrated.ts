import { useEffect, useState } from 'react';

/**
 * Whether the page's scripts run. A form that only scripts can send stays disabled until then: a submit by the
 * browser would lose the input.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
