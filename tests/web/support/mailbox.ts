import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readPlainMail } from '../../server/support/mail-parts.ts';

/** A mail as somebody reads it. */
export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Path and query of the link in it; empty where there is none. */
  readonly link: string;
}

/** A real mail server on this machine. */
export interface Mailbox {
  readonly url: string;
  /** The mails to an address, the oldest first. */
  to(address: string): readonly ReadMail[];
  /** Lets it refuse an address, or take mail for it again. */
  refuse(address: string, refused?: boolean): void;
  close(): Promise<void>;
}

/** Opens one. */
export async function openMailbox(): Promise<Mailbox> {
  const received: ReadMail[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) =>
      done(refused.has(address) ? new Error('Mailbox unavailable') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(' ');
        received.push(readMail(to, Buffer.concat(chunks)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = (server.server as Server).address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    to: (address) => received.filter((mail) => mail.to === address),
    refuse: (address, refuse = true) => void (refuse ? refused.add(address) : refused.delete(address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function readMail(to: string, raw: Buffer): ReadMail {
  const { head, text } = readPlainMail(raw);
  const [, link = ''] = /https?:\/\/[^/\s]+(\/\w+\?\S+)/.exec(text) ?? [];
  return { to, subject: /^Subject: (.*)$/im.exec(head)?.[1] ?? '', text, link };
}
