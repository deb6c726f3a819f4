/**
 * What loaders have given, by the route's id, for the user whose screens are open: screens that were loaded once come
 * back without a call of the server. In memory only; the settings and products in it are read anew when a consultation
 * begins.
 */
const cache = new Map<string, unknown>();
/** What of it is known to be older than what is stored: good for as long as the server does not answer. */
const stale = new Set<string>();

/** The cached data of a route's loader; undefined where there is none. */
export function cachedData<T>(routeId: string): T | undefined {
  return cache.get(routeId) as T | undefined;
}

/** Caches the data of a route's loader. */
export function cacheData(routeId: string, data: unknown): void {
  cache.set(routeId, data);
  stale.delete(routeId);
}

/** Has everything asked for anew; until an answer comes, it stays. */
export function expireLoaderCache(): void {
  for (const routeId of cache.keys()) stale.add(routeId);
}

/** Whether the data of a route's loader is known to be older than what is stored. */
export function isStale(routeId: string): boolean {
  return stale.has(routeId);
}

/** Forgets everything: it belongs to one user. */
export function clearLoaderCache(): void {
  cache.clear();
  stale.clear();
}
