import { useEffect } from 'react';
import { useConsultation } from '../area/consultation-data.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { immediateCipher } from '../draft/immediate-cipher.ts';

/**
 * Events before a page may unload. `beforeunload` comes before the next page is requested, `pagehide` after the
 * last input; a tablet that puts the browser in the background fires only `visibilitychange`.
 */
const LEAVING = ['beforeunload', 'pagehide'] as const;

/** Stores the latest input before the page is reloaded, closed, left or put in the background. */
export function useSaveOnLeave(): void {
  const { saveNow } = useDraftActions();
  const { draftKey } = useConsultation();
  useEffect(() => {
    const cipher = immediateCipher(draftKey);
    const save = () => saveNow(cipher);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') save();
    };
    for (const name of LEAVING) window.addEventListener(name, save);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      for (const name of LEAVING) window.removeEventListener(name, save);
      document.removeEventListener('visibilitychange', onVisibility);
      // Outside the consultation nobody listens for the page's end.
      save();
    };
  }, [saveNow, draftKey]);
}
