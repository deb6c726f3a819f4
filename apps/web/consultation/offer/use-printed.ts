import { useEffect } from 'react';
import { useDraftActions } from '../draft/draft-provider.tsx';

/**
 * Notes that the summary was printed with the browser's own command: then all of it is on paper. Whether the printing
 * was called off no browser tells.
 */
export function usePrinted(): void {
  const { markSecured } = useDraftActions();
  useEffect(() => {
    const onPrinted = () => {
      // Over an open document only a hint is printed, nothing of the summary.
      if (document.querySelector('.print-hint') === null) markSecured(['answers', 'care']);
    };
    window.addEventListener('afterprint', onPrinted);
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [markSecured]);
}
