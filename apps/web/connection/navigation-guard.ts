/** Something on a screen that has to be settled before the screen is left. */
export interface NavigationGuard {
  /** Whether there is something to settle at the moment. */
  readonly holds: () => boolean;
  /** Asks; resolves with whether the navigation goes on. */
  readonly settle: () => Promise<boolean>;
}

/** Ways that nobody holds up: the session is over, or the person was forgotten already. */
const ALWAYS_OPEN = /^\/(login|logout)\/?$/;

const guards = new Set<NavigationGuard>();

/** Holds navigations while there is something to settle; gives the way to stop. Navigation asks for it. */
export function guardNavigation(guard: NavigationGuard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** What holds a navigation to a path; null where it may go on. */
export function guardAgainst(pathname: string): NavigationGuard | null {
  if (ALWAYS_OPEN.test(pathname)) return null;
  return Array.from(guards).find((guard) => guard.holds()) ?? null;
}
