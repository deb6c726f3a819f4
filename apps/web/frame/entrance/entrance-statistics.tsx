import { useEffect, useState } from 'react';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';

const STATISTICS = deferredPart(
  async () => (await import('../statistics/statistics.tsx')).Statistics,
  'on-demand',
);

/**
 * The question whether visits may be counted. Loaded only if the page names a statistics server; if it does not load,
 * nobody is asked and nothing is counted.
 */
export function EntranceStatistics() {
  const [counted, setCounted] = useState(false);
  useEffect(() => setCounted(document.querySelector('script[data-counter]') !== null), []);
  const Statistics = useDeferredPart(STATISTICS, counted);
  return Statistics === null ? null : <Statistics />;
}
