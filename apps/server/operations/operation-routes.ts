import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform';
import { errorAnswer } from '../answers/error-answer.ts';
import type { Metrics } from './metrics.ts';
import { metricsGuard } from './metrics-guard.ts';
import type { Readiness } from './readiness.ts';

interface OperationDependencies {
  readonly config: Config;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
  /** Headers of all answers for programs. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Serves monitoring: `/healthz` answers 200 as long as this process answers at all, even if the database is down;
 * `/readyz` answers 200 or 503; `/metrics` answers authorised callers. To anybody else it is an unknown call.
 */
export function serveOperations(
  server: Pick<FastifyInstance, 'get'>,
  { config, readiness, metrics, headers }: OperationDependencies,
): void {
  const mayMeasure = metricsGuard(config);
  const plain = { helmet: false } as const;
  const own = { ...headers, 'cache-control': 'no-store' };
  server.get('/healthz', plain, async (_request, reply) => reply.headers(own).send({ alive: true }));
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
