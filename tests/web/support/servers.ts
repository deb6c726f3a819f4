import type { RunningServer } from './server.ts';

/** The servers of a worker: those that stay for all of its tests, and that of the file whose tests run. */
export class Servers {
  private readonly kept = new Map<string, Promise<RunningServer>>();
  private own: { readonly file: string; readonly server: Promise<RunningServer> } | null = null;

  /** A server of many files, started by the first of their tests. */
  shared(name: string, start: () => Promise<RunningServer>): Promise<RunningServer> {
    const running = this.kept.get(name) ?? start();
    this.kept.set(name, running);
    return running;
  }

  /** The server of one file, started by the first of its tests; that of the file before ends. */
  async ownOf<Server extends RunningServer>(file: string, start: () => Promise<Server>): Promise<Server> {
    if (this.own?.file !== file) {
      await this.endOwn();
      this.own = { file, server: start() };
    }
    return this.own.server as Promise<Server>;
  }

  async stop(): Promise<void> {
    await this.endOwn();
    for (const server of this.kept.values()) await server.then(({ stop }) => stop());
  }

  private async endOwn(): Promise<void> {
    const { own } = this;
    this.own = null;
    // One that has not started has nothing to end, and its test has failed for that.
    await own?.server.then(
      ({ stop }) => stop(),
      () => {},
    );
  }
}
