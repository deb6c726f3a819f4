import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Institution, Paket } from '#institution';
import { contractTerms, dueReminder, FIRST_REMINDER_DAYS, trialDaysLeft } from '#institution/domain';
import { Clock, Installation, isUncertain, isUniqueViolation, type Mail, MailService } from '#platform';
import { addDays, type CalendarDay, formatDay, formatEuro } from '#platform/domain';
import { type Addressee, greetingOf } from '../links/link-mails.ts';
import { MAIN_USER_ROLE_ID } from '../roles/role-ids.ts';
import { User } from '../users/user.entity.ts';
import { TrialReminder } from './trial-reminder.entity.ts';

/** Age from which a claimed reminder that was not sent is abandoned: its process has died. */
const ABANDONED_MS = 60 * 60_000;

/** A due reminder. */
interface Due {
  readonly user: User & { readonly mail: string };
  readonly testbeginn: CalendarDay;
  readonly days: number;
  readonly daysLeft: number;
}

/** Reminds the main users of institutions in a trial of its end, 7 days and 1 day before it. */
@Injectable()
export class TrialReminders {
  private stopped = false;

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MailService) private readonly mails: MailService,
    @Inject(Installation) private readonly installation: Installation,
  ) {}

  /** Stops sending, for shutdown. */
  stop(): void {
    this.stopped = true;
  }

  /**
   * Aborts a mail that is being sent, so that a slow mail server does not delay shutdown. It is due again at the next
   * start.
   */
  breakOff(): void {
    this.mails.onApplicationShutdown();
  }

  /** Sends the due reminders, each once, from any number of processes. A failed one is due again the next time. */
  async send(): Promise<void> {
    for (const due of await this.due()) {
      if (this.stopped) return;
      if (await this.claim(due)) await this.deliver(due);
    }
  }

  private async due(): Promise<readonly Due[]> {
    const today = this.clock.today();
    const em = this.em.fork();
    const pakete = await em.find(Paket, { Testphasendauer: { $gt: 0 }, VollversionStandard: false });
    const found: Due[] = [];
    for (const { id, Testphasendauer: testphasendauer } of pakete) {
      const users = await em.find(
        User,
        {
          institution: {
            testphase: true,
            isVendor: false,
            paket: id,
            testbeginn: {
              $gt: addDays(today, -testphasendauer),
              $lte: addDays(today, FIRST_REMINDER_DAYS - testphasendauer),
            },
          },
          role: MAIN_USER_ROLE_ID,
          loginKey: { $ne: null },
          mail: { $ne: null },
          mailConfirmed: true,
          inactive: false,
        },
        { populate: ['institution'], orderBy: { id: 'asc' } },
      );
      for (const user of users) {
        const { testphase, testbeginn } = user.institution as Institution;
        const begun = testbeginn as CalendarDay;
        const daysLeft = trialDaysLeft({ testphase, testbeginn: begun, testphasendauer }, today) ?? 0;
        const days = dueReminder(daysLeft);
        if (days !== null) found.push({ user: user as Due['user'], testbeginn: begun, days, daysLeft });
      }
    }
    return found;
  }

  /** Claims a reminder; false if another process has. */
  private async claim({ user, testbeginn, days }: Due): Promise<boolean> {
    const em = this.em.fork();
    const key = { user: user.id, testbeginn, days };
    const claimed = this.clock.now();
    const abandoned = { $lte: new Date(claimed.getTime() - ABANDONED_MS) };
    if (
      (await em.nativeUpdate(TrialReminder, { ...key, sent: false, claimed: abandoned }, { claimed })) === 1
    )
      return true;
    if ((await em.count(TrialReminder, key)) > 0) return false;
    try {
      await em.insert(TrialReminder, { ...key, claimed, sent: false });
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  private async deliver({ user, testbeginn, days, daysLeft }: Due): Promise<void> {
    const em = this.em.fork();
    const key = { user: user.id, testbeginn, days };
    try {
      await this.mails.send({
        ...trialReminderMail(user, { daysLeft, today: this.clock.today() }, this.installation),
        // A retry has the same Message-ID.
        id: `trial-${user.id}-${testbeginn}-${days}`,
      });
      await em.nativeUpdate(TrialReminder, key, { sent: true });
    } catch (error) {
      // It may have arrived: rather none than two.
      if (isUncertain(error)) await em.nativeUpdate(TrialReminder, key, { sent: true });
      else await em.nativeDelete(TrialReminder, { ...key, sent: false });
      new Logger(TrialReminders.name).error(
        `A reminder of the end of a trial was not sent (${Object(error).code}).`,
      );
    }
  }
}

/**
 * The reminder of the end of a trial.
 *
 * @param trial days left (1 or more), and the day of counting
 */
function trialReminderMail(
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
