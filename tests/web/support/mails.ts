import { startServer } from './server.ts';
import { test as base, onServer } from './test.ts';

export type { Mailbox } from './mailbox.ts';

/** `test` with a mail server behind the product. */
export const test = base.extend({
  server: onServer(({ servers, mails }) =>
    servers.shared('with mails', () => startServer({ SMTP_URL: mails.url })),
  ),
});
