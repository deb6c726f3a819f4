import { type ComponentType, useEffect, useState } from 'react';

/** What has come already, so that it stands on the next page at once. */
let Loaded: ComponentType | null = null;

/** The question whether visits may be counted, where the page names who counts them; nothing of it is loaded elsewhere. */
export function EntranceStatistics() {
  const [Statistics, setStatistics] = useState<ComponentType | null>(() => Loaded);
  useEffect(() => {
    if (Loaded !== null || document.querySelector('script[data-counter]') === null) return;
    let gone = false;
    import('../statistics/statistics.tsx').then(
      (part) => {
        Loaded = part.Statistics;
        if (!gone) setStatistics(() => part.Statistics);
      },
      // Then nobody is asked, and nobody counted.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return Statistics === null ? null : <Statistics />;
}
