import { berlinDay, type CalendarDay } from './domain/dates.ts';

/** The time, injected so that a test can hold it. */
export abstract class Clock {
  abstract now(): Date;

  /** The calendar day it is in Berlin. */
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
