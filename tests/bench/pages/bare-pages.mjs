/**
 * What Remix itself can do: renders the product's built pages from data that is held in memory. No session, no guard,
 * no service, no headers; the elements and the data of each page are the product's.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createRequestHandler } from '@remix-run/node';
import { createRequestListener } from '@remix-run/node-fetch-server';

const built = await import(join(process.cwd(), 'build/web/server/index.js'));

/** The data of the page that is asked for, by route. */
let data = {};

/** A route that answers with what is held of it; of the module's functions it keeps those that render. */
function held(id, { action, loader, ...module }) {
  return loader === undefined ? module : { ...module, loader: () => data[id] };
}

const routes = Object.fromEntries(
  Object.entries(built.routes).map(([id, route]) => [id, { ...route, module: held(id, route.module) }]),
);
const handle = createRequestHandler({ ...built, routes }, 'production');
const server = createServer(
  createRequestListener((request) =>
    handle(request, { cspNonce: 'n'.repeat(32), matomo: null, mayRender: async () => true }),
  ),
);

process.on('message', (message) => {
  data = message.data;
  process.send({ ready: true });
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
