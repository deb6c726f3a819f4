import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../connection/calls/when-idle.ts';
import { loadData, prefetch } from '../../frame/navigation/prefetch.ts';
import { CONSULTATION } from '../area/consultation-data.ts';
import { loadPostcodes } from '../wizard/postcode/use-postcodes.ts';

/**
 * Loads the next screens of a consultation, and newer products with newer settings, when the browser is idle; and what
 * an answer would ask for otherwise, so that no request tells that it was given.
 */
export function usePrefetch(): void {
  const settings = useRouteLoaderData(CONSULTATION);
  const newest = useRef(settings);
  useEffect(() => {
    const load = async () => {
      loadPostcodes();
      loadTypeface();
      const outcome = await prefetch(CONSULTATION);
      if (outcome !== 'there' || newest.current === settings) return;
      newest.current = settings;
      await loadData();
    };
    const cancel = whenIdle(load);
    window.addEventListener('online', load);
    return () => {
      cancel();
      window.removeEventListener('online', load);
    };
  }, [settings]);
}

/** The whole typeface of the screens: a name or a language would ask for the part that has its letters. */
function loadTypeface(): void {
  // What does not come is not needed, or asked for again by the browser.
  for (const face of document.fonts) void face.load().catch(() => {});
}
