import { useEffect } from 'react';
import { useConsultation } from '../area/consultation-data.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { immediateCipher } from './immediate-cipher.ts';

/**
 * When the page may go. `beforeunload` comes before the next page is asked for, `pagehide` after the last input; a
 * tablet that puts the browser away gives `visibilitychange` alone.
 */
const LEAVING = ['beforeunload', 'pagehide'] as const;

/** Stores what was typed last, before the page is reloaded, closed, left or put away. */
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
      // Outside of the consultation nobody hears of the page's end.
      save();
    };
  }, [saveNow, draftKey]);
}
