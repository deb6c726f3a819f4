import type { MailWatch } from '#platform';
import type { Metrics } from './metrics.ts';
import type { ServerLog } from './server-log.ts';

/**
 * Notes each mail in the log and the figures. A link of a mail opens what it leads to, so it stands in no log; in
 * development, where mails are collected as files and nobody looks into them, the terminal shows it (readings, section 4).
 *
 * @param print writes a line at the terminal; null in production, which has none
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
