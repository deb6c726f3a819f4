import type { ServerBuild } from '@remix-run/node';
import { builtWeb } from '../../../apps/server/assets/web-build.ts';
import { listCalls } from '../../../apps/server/http/openapi/list-calls.ts';

/** A page or a resource of the web part. */
export interface PageAddress {
  readonly path: string;
  readonly takes: { readonly reading: boolean; readonly writing: boolean };
  /** Whether a person sees it: what has no screen is for scripts. */
  readonly screen: boolean;
}

/** All addresses of the web part, as it was built: a new route is among them by itself. */
export async function pageAddresses(): Promise<readonly PageAddress[]> {
  const { routes } = (await builtWeb()).build as ServerBuild;
  return Object.values(routes).flatMap((route) => {
    if (route === undefined) return [];
    const { loader, action, default: screen } = route.module;
    const path = pathOf(routes, route.id);
    if (path === null || (route.path === undefined && route.index !== true)) return [];
    const takes = { reading: loader !== undefined, writing: action !== undefined };
    return [{ path, takes, screen: screen !== undefined }];
  });
}

function pathOf(routes: ServerBuild['routes'], id: string): string | null {
  const parts: string[] = [];
  for (let at = routes[id]; at !== undefined; at = routes[at.parentId ?? '']) parts.unshift(at.path ?? '');
  const path = parts.filter((part) => part !== '').join('/');
  return `/${path.replace('*', 'gibt/es/nicht').replace(':index', '1').replace('/:version?', '')}`;
}

/** All documented calls. */
export const callAddresses = listCalls();
