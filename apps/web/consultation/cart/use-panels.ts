import { useState } from 'react';

/** What can be shown below the figures of a proposal; all of it is hidden at first. */
type Panel = 'explained' | 'hinted' | 'coverage';

/** Which panels are open, and `toggle` to open or close one. */
export interface Panels extends Readonly<Record<Panel, boolean>> {
  readonly toggle: (panel: Panel) => void;
}

/** The calculator's panels; they stay open from one proposal to the next, until the screen is left. */
export function usePanels(): Panels {
  const [open, setOpen] = useState<readonly Panel[]>([]);
  const toggle = (panel: Panel) =>
    setOpen((before) =>
      before.includes(panel) ? before.filter((other) => other !== panel) : [...before, panel],
    );
  const isOpen = (panel: Panel) => open.includes(panel);
  return { explained: isOpen('explained'), hinted: isOpen('hinted'), coverage: isOpen('coverage'), toggle };
}
