/**
 * What loaders have answered, by the route's id, for the user whose screens are open: screens that were
 * loaded once come back without a call of the server. In memory only; the settings and products in it are
 * read anew when a consultation begins.
 */
const answers = new Map<string, unknown>();

/** The kept answer of a route; undefined where there is none. */
export function kept<T>(routeId: string): T | undefined {
  return answers.get(routeId) as T | undefined;
}

/** Keeps the answer of a route. */
export function keep(routeId: string, answer: unknown): void {
  answers.set(routeId, answer);
}

/** Forgets all answers: they belong to one user. */
export function forgetKept(): void {
  answers.clear();
}
