import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform';
import { errorAnswer } from '../http/calls/error-answer.ts';
import type { Liveness } from './liveness.ts';
import type { Metrics } from './metrics.ts';
import { metricsGuard } from './metrics-guard.ts';
import type { Readiness } from './readiness.ts';

interface OperationDependencies {
  readonly config: Config;
  readonly liveness: Liveness;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  /** Headers of everything that is for programs. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Answers what watches over the installation: `/healthz` with 200 as long as a restart would mend nothing, whatever becomes
 * of the database;
 * `/readyz` with 200 where it could serve and 503 where not; `/metrics` to whom the figures are for. To anybody else
 * that address is one of a call that there is not.
 */
export function serveOperations(
  server: Pick<FastifyInstance, 'get'>,
  { config, liveness, readiness, metrics, headers }: OperationDependencies,
): void {
  const mayMeasure = metricsGuard(config);
  const plain = { helmet: false } as const;
  const own = { ...headers, 'cache-control': 'no-store' };
  server.get('/healthz', plain, async (_request, reply) => {
    const alive = await liveness.isAlive();
    return reply
      .code(alive ? 200 : 503)
      .headers(own)
      .send({ alive });
  });
  server.get('/readyz', plain, async (_request, reply) => {
    const report = await readiness.report();
    return reply
      .code(report.ready ? 200 : 503)
      .headers(own)
      .send(report);
  });
  server.get('/metrics', plain, async (request, reply) => {
    reply.headers(own);
    if (!mayMeasure(request)) {
      const { status, body } = errorAnswer({ status: 404 });
      return reply.code(status).send(body);
    }
    const { type, body } = await metrics.text();
    return reply.type(type).send(body);
  });
}
