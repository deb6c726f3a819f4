/** What empties a window when its user has gone: each part that holds something of a user's work adds itself. */
const leavers = new Set<() => void>();

/** Adds what is to be done; gives the way to stop. */
export function onLeave(leave: () => void): () => void {
  leavers.add(leave);
  return () => {
    leavers.delete(leave);
  };
}

/** Empties this window: somebody has logged out or in in another one. */
export function leaveWindow(): void {
  for (const leave of leavers) leave();
}
