import { redirect, type ServerBuild } from '@remix-run/node';
import type { WebBuild } from './web-build.ts';

/** Notes a failure in the log of the request whose load context is given. */
type NoteFailure = (error: unknown, context: object) => void;

/**
 * The web build as the server mounts it: what nobody foresaw goes to the log in place of the console, and each
 * address can be opened.
 */
export function preparedBuild(build: WebBuild['build'], failed: NoteFailure): WebBuild['build'] {
  if (typeof build === 'function') return async () => prepared(await build(), failed);
  return prepared(build, failed);
}

function prepared(build: ServerBuild, failed: NoteFailure): ServerBuild {
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    handleError(error, { context, request }) {
      if (!request.signal.aborted && !isRefusal(error)) failed(error, context);
    },
  };
  const routes = Object.entries(build.routes).flatMap(([id, route]) =>
    route === undefined ? [] : [[id, { ...route, module: openable(route.module) }]],
  );
  return { ...build, entry: { ...build.entry, module }, routes: Object.fromEntries(routes) };
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** Who goes to the address of a mere action, by hand or back in the history, is led home as from any unknown one. */
function openable(module: RouteModule): RouteModule {
  if (module.action === undefined || module.loader !== undefined || module.default !== undefined)
    return module;
  return { ...module, loader: () => redirect('/') };
}

/** Whether Remix refused what was asked: a write to a page that takes none, for example. Nothing has failed then. */
function isRefusal(error: unknown): boolean {
  const { status } = Object(error) as { status?: unknown };
  return !(error instanceof Error) && typeof status === 'number' && status < 500;
}
