import { useMatches } from '@remix-run/react';

/** What a screen's route requires of the frame (`handle`). */
export interface ScreenHandle {
  /** Shows the patient bar above the screen. */
  readonly patientBar?: true;
  /** Offers the answers of the anamnesis for reading. */
  readonly anamnesis?: true;
  /** Hides the foot, because the screen needs the height. */
  readonly withoutFoot?: true;
}

/** The current screen's handle. Taken from the route, because an address can be spelled in several ways. */
export function useScreenHandle(): ScreenHandle {
  return (useMatches().at(-1)?.handle ?? {}) as ScreenHandle;
}
