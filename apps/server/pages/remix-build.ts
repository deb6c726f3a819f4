import { type LoaderFunctionArgs, redirect, type ServerBuild } from '@remix-run/node';
import { isDomainError } from '#platform/domain';
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
    route === undefined ? [] : [[id, { ...route, module: refusing(openable(route.module)) }]],
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

/**
 * Who lacks the right to what an address reads is led home, as the route table does it, and the audit log says so. That
 * is no failure of the server, which an error that a loader throws would be.
 */
function refusing(module: RouteModule): RouteModule {
  const { loader } = module;
  if (loader === undefined) return module;
  const refuse = async (error: unknown, { request, context }: LoaderFunctionArgs) => {
    const { pathname } = new URL(request.url);
    if (!isDomainError(error) || error.code !== 'forbidden' || pathname === '/') throw error;
    const login = await context.login();
    if (login !== null) await context.noteRefusal(login.actor, pathname);
    return redirect('/');
  };
  // Remix reads marks of some loaders.
  const guarded = async (args: LoaderFunctionArgs) => {
    try {
      return await loader(args);
    } catch (error) {
      return refuse(error, args);
    }
  };
  return { ...module, loader: Object.assign(guarded, loader) };
}

/** Whether Remix refused what was asked: a write to a page that takes none, for example. Nothing has failed then. */
function isRefusal(error: unknown): boolean {
  const { status } = Object(error) as { status?: unknown };
  return !(error instanceof Error) && typeof status === 'number' && status < 500;
}
