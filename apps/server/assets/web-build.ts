import { existsSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import type { Connect, ViteDevServer } from 'vite';
import { projectRoot } from '#platform';

/** The web part, as mounted by the server. */
export interface WebBuild {
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the browser's files; null in development, where Vite serves them. */
  readonly clientFolder: string | null;
  /** Vite's middleware in development. */
  readonly middleware: Connect.Server | null;
  /** Notifies pages of changed sources over this server; does nothing in a build. */
  hotReload(server: Server): void;
  close(): Promise<void>;
}

/** A link in the head of every page: the stylesheet, the typeface, the icon. */
export type PageLink = Readonly<Record<'rel' | 'href', string>>;

/** The links that make the server's own pages look like the others. */
export class PageAssets {
  private readonly build: WebBuild['build'];

  constructor({ build }: WebBuild) {
    this.build = build;
  }

  async links(): Promise<readonly PageLink[]> {
    const { routes } = typeof this.build === 'function' ? await this.build() : this.build;
    return (routes.root?.module.links?.() ?? []) as readonly PageLink[];
  }
}

/** The built web part. */
export async function builtWeb(): Promise<WebBuild> {
  const folder = join(projectRoot(), 'build', 'web');
  const file = join(folder, 'server', 'index.js');
  if (!existsSync(file)) throw new Error(`The web part is not built (${file} is missing): run npm start.`);
  return {
    build: (await import(pathToFileURL(file).href)) as ServerBuild,
    clientFolder: join(folder, 'client'),
    middleware: null,
    hotReload: () => {},
    close: async () => {},
  };
}

/** The web part from source, with hot reload. */
export async function developmentWeb(): Promise<WebBuild> {
  const { createServer } = await import('vite');
  // Never listens: it passes sockets of the real server to Vite. A port of Vite's own would be the same for every
  // checkout, and would answer a reloaded page before its server has restarted.
  const sockets = new Server();
  const vite: ViteDevServer = await createServer({
    root: projectRoot(),
    server: { middlewareMode: true, hmr: { server: sockets } },
    appType: 'custom',
  });
  return {
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    clientFolder: null,
    middleware: vite.middlewares,
    hotReload: (server) => void server.on('upgrade', (...args) => void sockets.emit('upgrade', ...args)),
    close: () => vite.close(),
  };
}
