import { resolve } from 'node:path';
import { SystemClock, sendTestMail } from '#platform';
import { type FormatOptions, printResult } from '../output/output.ts';
import { reportFailure } from '../output/report-failure.ts';
import { configHere, operatorHere } from '../program/open-platform.ts';

/** Sends a test mail and reports what became of it. */
export async function runMailTest(address: string, options: FormatOptions): Promise<void> {
  const config = configHere();
  const server = config.smtpUrl === null ? null : new URL(config.smtpUrl).host;
  try {
    const { to, sent } = await sendTestMail(operatorHere(), config, new SystemClock(), address);
    const outbox = sent ? null : resolve(config.outboxDir);
    const done = sent
      ? `${server} has taken a mail to ${to}. Look whether it arrives.`
      : `No mail server is set (SMTP_URL): the mail to ${to} was written to ${outbox}.`;
    await printResult({ to, sent, server, outbox }, options, { done });
  } catch (error) {
    const { cause } = Object(error) as { readonly cause?: unknown };
    if (cause === undefined) throw error;
    const from = server === null ? `OUTBOX_DIR: ${resolve(config.outboxDir)}` : `SMTP_URL: ${server}`;
    reportFailure((error as Error).message, `Cause: ${(cause as Error).message.split('\n', 1)[0]} (${from})`);
  }
}
