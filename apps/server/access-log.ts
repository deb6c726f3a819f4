import type { Config } from '#platform';
import type { ServedRequest } from './http/response-cache/fast-path.ts';

/** What of Fastify's logger is used. */
interface Logger {
  child(bindings: { readonly reqId: string }): Logger;
  info(facts: object, message: string): void;
}

/** Logs a request that the fast path has served with the two lines that Fastify writes of any other; null where it writes none. */
export function accessLog(logger: Logger, { logLevel }: Config): ((served: ServedRequest) => void) | null {
  if (logLevel !== 'debug' && logLevel !== 'info') return null;
  return ({ id, request, response, responseTime }) => {
    const log = logger.child({ reqId: id });
    log.info({ req: request }, 'incoming request');
    log.info({ res: { statusCode: response.statusCode }, responseTime }, 'request completed');
  };
}
