/** Something that has to be settled before its screen is left. */
export interface NavigationGuard {
  /** Whether there is something to settle now. */
  readonly holds: () => boolean;
  /** Asks the user; resolves with whether to navigate. */
  readonly settle: () => Promise<boolean>;
}

/** Paths that are never blocked: the session is over, or the person's data have been deleted already. */
const ALWAYS_OPEN = /^\/(login|logout)\/?$/;

const guards = new Set<NavigationGuard>();

/** Registers a guard; returns the function that removes it. Navigation consults all guards. */
export function guardNavigation(guard: NavigationGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** The guard that blocks a navigation to a path; null if none does. */
export function guardAgainst(pathname: string): NavigationGuard | null {
  if (ALWAYS_OPEN.test(pathname)) return null;
  return Array.from(guards).find((guard) => guard.holds()) ?? null;
}
