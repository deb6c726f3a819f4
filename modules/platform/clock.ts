import { berlinDay, type CalendarDay } from './domain/dates.ts';

/** The current time, injected so that tests can control it. */
export abstract class Clock {
  abstract now(): Date;

  /** The current calendar day in Berlin. */
  today(): CalendarDay {
    return berlinDay(this.now());
  }
}

/** The machine's clock. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
