import { type ComponentType, useEffect, useState } from 'react';

/** The loaded component, so that the next page renders it at once. */
let Loaded: ComponentType | null = null;

/** The question whether visits may be counted. Loaded only if the page names a statistics server. */
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
      // If it does not load, nobody is asked and nothing is counted.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return Statistics === null ? null : <Statistics />;
}
