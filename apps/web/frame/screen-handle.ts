import { useMatches } from '@remix-run/react';

/** What a screen's route says of the frame around it (`handle`). */
export interface ScreenHandle {
  /** Is about a person: their bar stands above it. */
  readonly patientBar?: true;
  /** The answers can be looked up there. */
  readonly anamnesis?: true;
  /** Needs the height: no foot below it. */
  readonly withoutFoot?: true;
}

/** What the present screen needs of the frame. By its route: an address may be spelled in more than one way. */
export function useScreenHandle(): ScreenHandle {
  return (useMatches().at(-1)?.handle ?? {}) as ScreenHandle;
}
