import { VISITOR_BODY } from './edge/body-limits.ts';
import { CALLS } from './http/calls/call-paths.ts';
import { listCalls } from './http/openapi/list-calls.ts';
import { OPERATION_PATHS } from './operations/operation-paths.ts';
import { VISITOR_FILES } from './operations/visitor-files.ts';

/** Files and answers at addresses of their own, whose methods are known as those of the calls are. */
const OWN_FILES: readonly string[] = [...OPERATION_PATHS, ...VISITOR_FILES];

/** What of a route of Fastify's is read and written. */
interface Route {
  readonly method: string | readonly string[];
  readonly url: string;
  readonly config?: object;
}

/**
 * Gives each call's route what its description says of its body, and keeps helmet off it: calls have headers of their
 * own.
 *
 * @returns the hook that does so, and the methods of each path as they are routed
 */
export function routedCalls() {
  const bodies = new Map(listCalls().map(({ call, path, body }) => [`${call.method} ${path}`, body]));
  const methods = new Map<string, Set<string>>();
  const onRoute = (route: Route): void => {
    const isCall = route.url.startsWith(CALLS);
    if (!isCall && !OWN_FILES.includes(route.url)) return;
    const known = methods.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) known.add(method);
    methods.set(route.url, known);
    if (!isCall) return;
    const body = bodies.get(`${route.method} ${route.url}`) ?? VISITOR_BODY;
    Object.assign(route, { helmet: false, bodyLimit: body.most, config: { ...route.config, body } });
  };
  return { onRoute, methods };
}
