/**
 * Loads a screen before the router asks for it: a module that the router cannot load makes it load the whole page
 * anew, which without a network leaves nothing but the browser's own error page. One that is there is not loaded
 * again.
 *
 * @throws where it cannot be fetched
 */
export async function loadModule(routeId: string): Promise<void> {
  const address = window.__remixManifest.routes[routeId]?.module;
  if (address === undefined) throw new Error(`There is no screen ${routeId}.`);
  window.__remixRouteModules[routeId] = await import(/* @vite-ignore */ address);
}
