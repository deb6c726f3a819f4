import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The rows that are unfolded on paper: all of them, as nobody can unfold one there. */
export const EVERY: Pick<ReadonlySet<string>, 'has'> = { has: () => true };

/** Whether the page is being printed, from before the browser lays it out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
