import type { FastifyInstance } from 'fastify';

/** The worker that reads codes from the camera's pictures (apps/web/consultation/find/camera). */
const CODE_WORKER = /^\/assets\/code\.worker-[\w-]+\.js(\?|$)/;

/** The only script that may compile WebAssembly: a worker has the policy of its own answer, not that of the page. */
const CODE_WORKER_POLICY =
  "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self';frame-ancestors 'none'";

/** Gives the worker its policy, in place of the pages' policy. */
export function allowCodeReader(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (CODE_WORKER.test(request.url)) reply.header('content-security-policy', CODE_WORKER_POLICY);
    done(null, payload);
  });
}
