import { startServer } from './server.ts';
import { test as base, onSharedServer } from './test.ts';

export type { Mailbox } from './mailbox.ts';

/** `test` with a mail server behind the product. */
export const test = base.extend({
  server: onSharedServer('with mails', ({ mails }) => startServer({ SMTP_URL: mails.url })),
});
