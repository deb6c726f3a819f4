import { useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../connection/calls/when-idle.ts';
import { loadData, prefetch } from '../../frame/navigation/prefetch.ts';
import { CONSULTATION } from '../area/consultation-data.ts';

/** Loads the next screens of a consultation, and newer products with newer settings, when the browser is idle. */
export function usePrefetch(): void {
  const settings = useRouteLoaderData(CONSULTATION);
  const newest = useRef(settings);
  useEffect(() => {
    const load = async () => {
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
