/**
 * Loader data of the logged-in user by route id: screens loaded once reopen without a server call. In memory
 * only; settings and products in it are reloaded when a consultation begins.
 */
const cache = new Map<string, unknown>();
/** Routes whose cached data are known to be outdated; used only while the server does not answer. */
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

/** Marks everything as outdated; the data stay until newer ones arrive. */
export function expireLoaderCache(): void {
  for (const routeId of cache.keys()) stale.add(routeId);
}

/** Whether the data of a route's loader are known to be outdated. */
export function isStale(routeId: string): boolean {
  return stale.has(routeId);
}

/** Clears the cache, which belongs to one user. */
export function clearLoaderCache(): void {
  cache.clear();
  stale.clear();
}
