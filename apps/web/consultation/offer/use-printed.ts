import { useEffect } from 'react';
import { useDraftActions } from '../draft/draft-provider.tsx';

/**
 * Records that the summary was printed with the browser's own command: all of it is then on paper. Browsers do
 * not report a cancelled print.
 */
export function usePrinted(): void {
  const { markSecured } = useDraftActions();
  useEffect(() => {
    const onPrinted = () => {
      // Over an open document only a hint is printed, not the summary.
      if (document.querySelector('.print-hint') === null) markSecured(['answers', 'care']);
    };
    window.addEventListener('afterprint', onPrinted);
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [markSecured]);
}
