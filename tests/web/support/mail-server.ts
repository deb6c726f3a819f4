import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readPlainMail } from '../../server/support/mail-parts.ts';

/** A mail server on a free port of this machine. */
export interface MailServer {
  readonly url: string;
  /** The mails so far, as they came, their bodies readable. */
  readonly received: string[];
  /** What it says to each mail from now on; null to take them. */
  refuse(message: string | null): void;
  stop(): Promise<void>;
}

/** Starts a real SMTP server that keeps what it takes. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  let refusal: string | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo(_address, _session, done) {
      done(refusal === null ? null : Object.assign(new Error(refusal), { responseCode: 450 }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(readable(Buffer.concat(chunks)));
        done();
      });
    },
  });
  // What a client does wrong shows in the test itself.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = (server.server as Server).address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (message) => {
      refusal = message;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A message of one part with its body decoded. */
function readable(raw: Buffer): string {
  const { head, text } = readPlainMail(raw);
  return `${head}\n\n${text}`;
}
