import type { ServerResponse } from 'node:http';
import { loggedPath } from '../product-images.ts';
import type { Metrics } from './metrics.ts';
import { OPERATION_PATHS } from './operation-paths.ts';
import type { ServerLog } from './server-log.ts';

/** What of a request the log says: no query, no address, nobody's name. */
interface LoggedRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
}

/**
 * Whether somebody watches and finds all well. A proxy asks each process every two seconds: at `info`, these lines would
 * be most of a log.
 */
function isProbe(path: string, status: number): boolean {
  return status === 200 && (OPERATION_PATHS as readonly string[]).includes(path);
}

/**
 * Writes one line for each request, when its answer is out or its connection gone, and counts it; for a probe that was
 * answered well only where the level is `debug`.
 */
export class RequestLog {
  constructor(
    private readonly log: Pick<ServerLog, 'info'> & { readonly debug: ServerLog['info'] },
    private readonly metrics: Metrics,
  ) {}

  /** Follows a request that has come in. */
  follow(request: LoggedRequest, response: ServerResponse): void {
    const started = performance.now();
    response.once('close', () =>
      this.write(request, response, performance.now() - started, !response.writableFinished),
    );
  }

  /**
   * Notes a request that is over.
   *
   * @param responseTime milliseconds
   * @param broken whether it ended before all of its answer was out
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
