import type { MouseEvent } from 'react';

/** Whether a modifier key makes the browser open a link in another tab or window. */
export const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
