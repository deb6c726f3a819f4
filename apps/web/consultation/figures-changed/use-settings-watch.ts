import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { expireLoaderCache } from '../../connection/loader-cache.ts';
import { useConsultation } from '../area/consultation-data.ts';

/** How often a visible window checks for changed settings. */
const LOOK_MS = 5_000;
const TIMEOUT_MS = 4_000;

/**
 * Reloads the consultation's data as soon as anyone has changed it in any window. Answers and cart are kept; the
 * session is not extended.
 */
export function useSettingsWatch(): void {
  const { version } = useConsultation();
  const { revalidate } = useRevalidator();
  const known = useRef(version);
  known.current = version;
  useEffect(() => {
    let gone = false;
    let looking = false;
    const look = async () => {
      if (looking || document.visibilityState !== 'visible') return;
      looking = true;
      const current = await askVersion();
      looking = false;
      if (gone || current === null || current === known.current) return;
      expireLoaderCache();
      revalidate();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}

/** Null if the server does not answer: offline, or after the session. */
async function askVersion(): Promise<string | null> {
  try {
    const response = await fetch('/consultationVersion', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as { version: string | null }).version : null;
  } catch {
    return null;
  }
}
