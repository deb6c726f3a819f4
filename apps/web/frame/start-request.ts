/** Location state with which a screen outside the consultation asks the home page to begin one. */
export const START_REQUESTED = { start: true } as const;

export function isStartRequested(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'start' in state && state.start === true;
}
