import { contractTerms } from '#institution/domain';
import type { Installation, Mail } from '#platform';
import { addDays, type CalendarDay, formatDay, formatEuro } from '#platform/domain';
import { type Addressee, greetingOf } from '../links/link-mails.ts';

/**
 * The reminder of the end of a trial.
 *
 * @param trial days left (1 or more), and the day of counting
 */
export function trialReminderMail(
  user: Addressee,
  trial: { readonly daysLeft: number; readonly today: CalendarDay },
  installation: Pick<Installation, 'url' | 'vendorName'>,
): Mail {
  const { daysLeft, today } = trial;
  const days = daysLeft === 1 ? '1 Tag' : `${daysLeft} Tage`;
  const { monthly, noticeMonths } = contractTerms(today);
  return {
    to: user.mail,
    fromName: `${installation.vendorName} Inkoberatung`,
    subject: `Ihre Demoversion der Inkoberatung läuft noch ${days}`,
    text: `${greetingOf(user)}

Ihre Demoversion der Inkoberatung läuft noch ${days}: Sie können sich bis einschließlich ${formatDay(addDays(today, daysLeft - 1))} anmelden.

Möchten Sie weiterarbeiten? Dann melden Sie sich an und wählen Sie oben auf der Seite „Vertragsversion beantragen“:

${installation.url}

Die Vertragsversion kostet ${formatEuro(monthly)} im Monat und ist mit einer Frist von ${noticeMonths} Monaten zum Monatsende kündbar. Ihre Einstellungen bleiben erhalten.

Möchten Sie nicht weiterarbeiten, brauchen Sie nichts zu tun: Die Demoversion endet von selbst.

Ihr Team der Inkoberatung
${installation.vendorName}
`,
  };
}
