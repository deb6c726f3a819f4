import type { ServerBuild } from '@remix-run/node';
import type { WebBuild } from '../../../apps/server/assets/web-build.ts';

type Render = ServerBuild['entry']['module']['default'];

/** What is rendered in a server, and how long that takes. */
export class Renderings {
  private begun: string[] = [];
  private held = Promise.resolve();

  /** How many were begun since last asked, of addresses that begin so. */
  count(path: string): number {
    return this.begun.filter((url) => url.startsWith(path)).length;
  }

  forget(): void {
    this.begun = [];
  }

  /** Lets no page of /verify come to its end until the function that is given back is called. */
  hold(): () => void {
    let letGo = () => {};
    this.held = new Promise((resolve) => {
      letGo = resolve;
    });
    return letGo;
  }

  /** The web part, listened in on. */
  readonly of = (built: WebBuild): WebBuild => {
    const build = built.build as ServerBuild;
    const render: Render = async (...asked) => {
      const { pathname, search } = new URL(asked[0].url);
      this.begun.push(pathname + search);
      if (pathname === '/verify') await this.held;
      return build.entry.module.default(...asked);
    };
    return {
      ...built,
      build: { ...build, entry: { ...build.entry, module: { ...build.entry.module, default: render } } },
    };
  };
}
