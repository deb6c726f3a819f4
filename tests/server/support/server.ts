import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MikroORM, Options } from '@mikro-orm/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll } from 'vitest';
import { SessionService, User } from '#auth';
import { closeDatabase, openDatabase } from '#platform';
import { databaseSchema } from '#setup';
import { builtWeb, type WebBuild } from '../../../apps/server/assets/web-build.ts';
import { createApp } from '../../../apps/server/create-app.ts';
import { type Override, testingModule } from './services.ts';
import { TestClock } from './test-clock.ts';
import { testConfig } from './test-config.ts';

/** The real server in this process, on a free port of 127.0.0.1. */
export interface TestServer {
  readonly origin: string;
  readonly clock: TestClock;
  readonly orm: MikroORM;
  readonly http: Server;
  /** What is routed, without the pages: method and path. */
  readonly routes: readonly (readonly [method: string, path: string])[];
  /** Lines of the log so far. */
  readonly log: readonly string[];
  /** Asks as a browser does that does not follow redirects. */
  ask(path: string, asked?: Asked): Promise<Response>;
  /** Session cookie of a user, without a login. */
  cookieOf(loginname: string): Promise<string>;
  close(): Promise<void>;
}

interface Asked {
  readonly method?: string;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

/** What of the server a test changes. */
interface EdgeTuning {
  /** Milliseconds after which a body that rests is given up. */
  readonly stalledAfter?: number;
  readonly overrides?: readonly Override[];
  /** Whether the catalogue is read again before it is asked for. */
  readonly warm?: boolean;
  /** Listens in on the web part. */
  readonly web?: (built: WebBuild) => WebBuild;
}

/** Starts the server on a database, with the web part from build/web. */
export async function startServer(
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
  tune: Partial<Options> = {},
  { web: listenIn = (built) => built, overrides = [], ...edge }: EdgeTuning = {},
): Promise<TestServer> {
  const clock = new TestClock();
  const config = testConfig(databaseUrl, env);
  const orm = await openDatabase(databaseUrl, databaseSchema, tune);
  const log: string[] = [];
  const web = listenIn(await builtWeb());
  const app = await createApp({
    config,
    clock,
    orm,
    web,
    log: { write: (line) => log.push(line) },
    print: () => {},
    create: async (module, adapter, options) =>
      (await testingModule({ imports: [module] }, overrides)).createNestApplication<NestFastifyApplication>(
        adapter,
        options,
      ),
    ...edge,
  });
  const routes: [string, string][] = [];
  // Nest makes its routes when it begins to listen.
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push([each, url]);
    });
  await app.listen(0, '127.0.0.1');
  const origin = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  const ownOrigin = config.publicUrl ?? origin;

  const ask = (path: string, { method, cookie, headers, form }: Asked = {}) =>
    fetch(origin + path, {
      method: method ?? (form ? 'POST' : 'GET'),
      redirect: 'manual',
      headers: {
        connection: 'close',
        ...(form ? { origin: ownOrigin } : {}),
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });

  const cookieOf = async (loginname: string) => {
    const em = orm.em.fork();
    const user = await em.findOneOrFail(User, { loginKey: loginname });
    return `user-token=${await app.get(SessionService).open(user, em)}`;
  };

  const close = async () => {
    await app.close();
    await closeDatabase(orm);
  };
  return { origin, http: app.getHttpServer(), clock, orm, routes, log, ask, cookieOf, close };
}

/** Gives the tests of a group one server on a seeded database. To be used inside of them only. */
export function useServer(
  database: { readonly url: string },
  env: Readonly<Record<string, string>> = {},
  tune: Partial<Options> = {},
  edge: EdgeTuning = {},
): () => TestServer {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startServer(database.url, env, tune, edge);
  });
  afterAll(() => server?.close());
  return () => {
    if (server === undefined) throw new Error('The server is there only while tests run.');
    return server;
  };
}
