/**
 * Callbacks that clear a window when its user has gone; every part that holds a user's work registers one.
 */
const leavers = new Set<() => void>();

/** Registers a callback; returns the function that removes it. */
export function onLeave(leave: () => void): () => void {
  leavers.add(leave);
  return () => {
    leavers.delete(leave);
  };
}

/** Clears this window: somebody has logged out or in in another one. */
export function leaveWindow(): void {
  for (const leave of leavers) leave();
}
