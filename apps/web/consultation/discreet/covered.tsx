import type { ReactNode } from 'react';
import { COVER, useDiscreet } from './use-discreet.ts';

interface CoveredProps {
  /** What the screen shows while Diskret is on. */
  readonly cover?: ReactNode;
  readonly children: ReactNode;
}

/** Something that Diskret covers on the screen; a printed page shows it all the same. */
export function Covered({ cover = COVER, children }: CoveredProps) {
  if (!useDiscreet()) return children;
  return (
    <>
      <span className="cover">{cover}</span>
      <span className="covered">{children}</span>
    </>
  );
}
