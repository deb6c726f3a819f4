import { VISITOR_BODY } from './edge/body-limits.ts';
import { VISITOR_FILES } from './files/visitor-files.ts';
import { CALLS } from './http/calls/call-paths.ts';
import { listCalls } from './http/openapi/list-calls.ts';
import { OPERATION_PATHS } from './operations/operation-paths.ts';

/** Files and answers at addresses of their own, whose methods are known like those of calls. */
const OWN_FILES: readonly string[] = [...OPERATION_PATHS, ...VISITOR_FILES];

/** The used part of Fastify's route. */
interface Route {
  readonly method: string | readonly string[];
  readonly url: string;
  readonly config?: object;
}

/**
 * Configures each call's route with the body limit of its description, and exempts it from helmet: calls have headers
 * of their own.
 *
 * @returns the hook that does so, and the methods of each path
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
