import { type LoaderFunctionArgs, redirect, type ServerBuild } from '@remix-run/node';
import { isDomainError } from '#platform/domain';
import type { WebBuild } from '../assets/web-build.ts';

/** Logs a failure with the request of the given load context. */
type NoteFailure = (error: unknown, context: object) => void;

/**
 * The web build for the server: unexpected errors go to the log instead of the console, and every address can be
 * opened.
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
    route === undefined ? [] : [[id, { ...route, module: refusing(openable(route.module)) }]],
  );
  return { ...build, entry: { ...build.entry, module }, routes: Object.fromEntries(routes) };
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** Redirects a GET of an action's address, by hand or from the history, to the start page, like an unknown address. */
function openable(module: RouteModule): RouteModule {
  if (module.action === undefined || module.loader !== undefined || module.default !== undefined)
    return module;
  return { ...module, loader: () => redirect('/') };
}

/**
 * Redirects a user without the right for an address to the start page, as the route table does, and records it in the
 * audit log, because a loader's thrown error would count as the server's failure.
 */
function refusing(module: RouteModule): RouteModule {
  const { loader } = module;
  if (loader === undefined) return module;
  const refuse = async (error: unknown, { request, context }: LoaderFunctionArgs) => {
    const { pathname } = new URL(request.url);
    if (!isDomainError(error) || error.code !== 'forbidden' || pathname === '/') throw error;
    const login = await context.login();
    if (login !== null) await context.noteMissingRight(login.actor, pathname);
    return redirect('/');
  };
  // Keeps the properties by which Remix marks some loaders.
  const guarded = async (args: LoaderFunctionArgs) => {
    try {
      return await loader(args);
    } catch (error) {
      return refuse(error, args);
    }
  };
  return { ...module, loader: Object.assign(guarded, loader) };
}

/** Whether Remix refused the request, such as a write to a page without an action. No failure of the server. */
function isRefusal(error: unknown): boolean {
  const { status } = Object(error) as { status?: unknown };
  return !(error instanceof Error) && typeof status === 'number' && status < 500;
}
