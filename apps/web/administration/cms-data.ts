import type { CmsTab } from './cms-tabs.ts';

/** Id of the route around the vendor's administration. */
export const CMS = 'cms';

/** Data of that route. */
export interface CmsData {
  readonly tabs: readonly CmsTab[];
}
