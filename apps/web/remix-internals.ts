/**
 * Everything undocumented in Remix 2.17 that the browser code relies on: its globals, the message of a failed
 * loader, a component called before it is rendered, and the elements of `<Scripts>`. React Router 7 names
 * each of them differently: this file goes with the change to it, step 3 of docs/decisions/0002.
 */
import { matchRoutes, RemixBrowser, Scripts } from '@remix-run/react';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Ids of the routes that make up the screen at a path, the outermost first. */
export function routeIdsAt(path: string): string[] {
  return (matchRoutes(window.__remixRouter.routes, path) ?? []).map(({ route }) => route.id ?? '');
}

/** Ids of the routes below a route, at any depth. */
export function routeIdsBelow(parent: string): string[] {
  return Object.keys(window.__remixManifest.routes).filter((id) => isBelow(parent, id));
}

function isBelow(parent: string, id: string): boolean {
  const above = routeOf(id)?.parentId;
  return above !== undefined && (above === parent || isBelow(parent, above));
}

/**
 * The manifest entry of a route, such as its `path` (`wizard/:index`) and the address of its script,
 * `module`.
 */
export const routeOf = (id: string) => window.__remixManifest.routes[id];

/** Address of the script that starts every page. */
export const startScript = (): string => window.__remixManifest.entry.module;

/** Whether the screen of a route has been loaded. */
export const isRouteLoaded = (id: string): boolean => id in window.__remixRouteModules;

/**
 * Loads the screen of a route before the router asks for it. The router reloads the whole page if it cannot
 * load a screen, which ends in the browser's own error page when offline; it does not load a screen again
 * that is there.
 *
 * @throws if it cannot be fetched
 */
export async function loadRoute(id: string): Promise<void> {
  const address = routeOf(id)?.module;
  if (address === undefined) throw new Error(`There is no screen ${id}.`);
  window.__remixRouteModules[id] = await import(/* @vite-ignore */ address);
}

/**
 * Whether a loader failed on the server rather than on the network. Remix hides the message of a server's
 * exception.
 */
export function isServerFailure(failure: unknown): boolean {
  const { status, message } = Object(failure);
  return typeof status === 'number' || message === 'Unexpected Server Error';
}

/**
 * Resolves once the page's data have been decoded from the document. The first call of `RemixBrowser` decodes
 * them and throws the promise, for which React would wait inside the page. But a key or a click in that
 * moment makes React hydrate at once, where nothing may suspend: error 345, and the page stays dead until it
 * is reloaded.
 */
export async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (promise) {
    // Anything but a promise is thrown again while rendering, where the page's error boundary catches it.
    await promise;
  }
}

interface ScriptProps {
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** A `<link rel="modulepreload">` or a `<script>`. */
export type ScriptElement = ReactElement<ScriptProps>;

/** Position of `entry.client` among the preloads: the manifest is the first. */
const ENTRY = 1;

/**
 * What `<Scripts>` renders; nothing once the page is hydrated. It is called rather than rendered, because it
 * has no property for the priority of its links and nothing else lists the files of a page.
 *
 * @returns `files`: addresses of the preloads without `entry.client`, which must run after the inline script
 */
export function scriptElements(nonce: string | undefined) {
  const elements = flat(Scripts({ nonce }));
  const isPreload = ({ props }: ScriptElement) => props.rel === 'modulepreload';
  const preloads = elements.filter(isPreload);
  return {
    preloads,
    scripts: elements.filter((each) => !isPreload(each)),
    files: preloads.filter((_, index) => index !== ENTRY).map(({ props }) => props.href),
  };
}

function flat(nodes: ReactNode): ScriptElement[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<ScriptProps>(node)) return [];
    return node.type === Fragment ? flat(node.props.children) : [node];
  });
}
