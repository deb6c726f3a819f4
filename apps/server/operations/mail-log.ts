import type { MailWatch } from '#platform';
import type { Metrics } from './metrics.ts';
import type { ServerLog } from './server-log.ts';

/**
 * Records each mail in the log and the metrics. Links grant access and are not logged; in development, where
 * mails are files that nobody reads, the terminal shows them.
 *
 * @param print writes a line to the terminal; null in production
 */
export function mailLog(log: ServerLog, metrics: Metrics, print: ((line: string) => void) | null): MailWatch {
  return {
    sent({ file, links }) {
      metrics.mail('sent');
      if (file === null || print === null) {
        log.info(file === null ? {} : { file }, 'mail sent');
        return;
      }
      print(`Mail: ${file}`);
      for (const link of links) print(`  ${link}`);
    },
    failed(cause) {
      metrics.mail('failed');
      log.error({ cause }, 'mail failed');
    },
  };
}
