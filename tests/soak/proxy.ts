import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const HEALTH_MS = 250;
/** How long a process may take to say that it is ready. */
const READY_ANSWER_MS = 10_000;
/** How long a request waits for a process that takes it. */
const TRY_MS = 10_000;

interface Target {
  readonly port: number;
  isReady: boolean;
}

/**
 * A small proxy on loopback that does what docs/setup.md asks of one: it gives requests in turn to the processes that
 * say at /readyz that they serve, and tries another one where a connection is refused, or breaks over a GET.
 */
export class SoakProxy {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;
  private targets: readonly Target[] = [];
  private turn = 0;
  private readonly timer: NodeJS.Timeout;

  private constructor() {
    this.server = createServer((asked, answer) => void this.pass(asked, answer));
    this.timer = setInterval(() => void this.look(), HEALTH_MS);
  }

  static async start(): Promise<SoakProxy> {
    const proxy = new SoakProxy();
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on requests go to these ports, as soon as each is ready. */
  async use(ports: readonly number[]): Promise<void> {
    this.targets = ports.map(
      (port) => this.targets.find((each) => each.port === port) ?? { port, isReady: false },
    );
    await this.look();
  }

  close(): void {
    clearInterval(this.timer);
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.targets.map(async (target) => {
        target.isReady = await fetch(`http://127.0.0.1:${target.port}/readyz`, {
          signal: AbortSignal.timeout(READY_ANSWER_MS),
        }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.ok;
          },
          () => false,
        );
      }),
    );
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const until = Date.now() + TRY_MS;
    for (;;) {
      const ready = this.targets.filter(({ isReady }) => isReady);
      this.turn += 1;
      const target = ready[this.turn % ready.length];
      if (target !== undefined) {
        const failed = await this.forward(target, { asked, body, answer });
        if (failed === null) return;
        target.isReady = false;
        // What may have arrived is not sent twice.
        if (failed !== 'ECONNREFUSED' && asked.method !== 'GET') break;
      }
      if (Date.now() > until || answer.headersSent) break;
      await new Promise((resolve) => setTimeout(resolve, HEALTH_MS / 5));
    }
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  }

  /** Code of the failure; null where the answer was passed on. */
  private forward(
    { port }: Target,
    given: { readonly asked: IncomingMessage; readonly body: Buffer; readonly answer: ServerResponse },
  ): Promise<string | null> {
    const { asked, body, answer } = given;
    return new Promise((resolve) => {
      const failed = (error: unknown) => resolve(String(Object(error).code));
      const sent = request(
        {
          agent: this.agent,
          host: '127.0.0.1',
          port,
          method: asked.method,
          path: asked.url,
          headers: asked.headers,
        },
        (got) => {
          const parts: Buffer[] = [];
          got.on('data', (chunk: Buffer) => parts.push(chunk));
          got.on('error', failed);
          got.on('end', () => {
            // As a whole: an answer that breaks off can still be asked for at the other process.
            answer.writeHead(got.statusCode ?? 502, got.headers).end(Buffer.concat(parts));
            resolve(null);
          });
          got.on('close', () => resolve('ECONNRESET'));
        },
      );
      sent.on('error', failed);
      sent.end(body);
    });
  }
}
