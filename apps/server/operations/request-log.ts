import type { ServerResponse } from 'node:http';
import { loggedPath } from '../files/product-images.ts';
import type { Metrics } from './metrics.ts';
import { isHealthCheck, OPERATION_PATHS } from './operation-paths.ts';
import type { ServerLog } from './server-log.ts';

/** The logged part of a request: no query, no address, no names. */
interface LoggedRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
}

/**
 * Whether it is an answered probe. A proxy probes each process every two seconds, which would fill a log at `info`; what
 * a health check finds is logged when it changes.
 */
function isProbe(path: string, status: number): boolean {
  if (status === 503) return isHealthCheck(path);
  return status === 200 && (OPERATION_PATHS as readonly string[]).includes(path);
}

/**
 * Logs and counts each request when its answer is complete or its connection closed; answered probes only at
 * `debug`.
 */
export class RequestLog {
  constructor(
    private readonly log: Pick<ServerLog, 'info'> & { readonly debug: ServerLog['info'] },
    private readonly metrics: Metrics,
  ) {}

  /** Follows an incoming request. */
  follow(request: LoggedRequest, response: ServerResponse): void {
    const started = performance.now();
    response.once('close', () =>
      this.write(request, response, performance.now() - started, !response.writableFinished),
    );
  }

  /**
   * Records a finished request.
   *
   * @param responseTime milliseconds
   * @param broken whether it ended before its answer was complete
   */
  private write(
    { id, method, url }: LoggedRequest,
    { statusCode }: { readonly statusCode: number },
    responseTime: number,
    broken: boolean,
  ): void {
    const path = loggedPath(url.split('?', 1)[0]) ?? '';
    this.metrics.request({ method, path, status: statusCode, seconds: responseTime / 1000 });
    this.log[isProbe(path, statusCode) ? 'debug' : 'info'](
      {
        reqId: id,
        req: { method, path },
        res: { statusCode },
        responseTime: Math.round(responseTime * 1000) / 1000,
        ...(broken ? { broken } : {}),
      },
      'request',
    );
  }
}
