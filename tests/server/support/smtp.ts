import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as a server received it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message. */
  readonly raw: Buffer;
}

/** A mail server on a free port of this machine. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
}

/** A real SMTP server that keeps what it takes, until the test ends. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const { close, ...server } = await openMailServer(options);
  onTestFinished(close);
  return server;
}

/** The same until it is closed. */
export async function openMailServer(
  options: SMTPServerOptions = {},
): Promise<MailServer & { close(): Promise<void> }> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
    ...options,
  });
  // What a client does wrong shows in the test itself.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: urlOf(server.server as Server), received, close };
}

/** A server that says what it likes. */
export async function startRawServer(talk: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return urlOf(server);
}

/**
 * A server that agrees to everything until the body of a mail comes.
 *
 * @param onBody gets all of it that has come so far
 */
export function startTalkingServer(onBody: (socket: Socket, body: string) => void): Promise<string> {
  return startRawServer((socket) => {
    let body: string | null = null;
    socket.write('220 test\r\n');
    socket.setEncoding('latin1').on('data', (data) => {
      if (body !== null) {
        body += String(data);
        return onBody(socket, body);
      }
      if (String(data).startsWith('DATA')) body = '';
      socket.write(body === null ? '250 fine\r\n' : '354 go on\r\n');
    });
  });
}

function urlOf(server: Server): string {
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
