import { Clock } from '#platform';

/** When tests happen: a Monday morning in Berlin. */
export const TEST_START = new Date('2026-03-09T09:00:00Z');

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A clock that stands still until it is moved. */
export class TestClock extends Clock {
  private instant: number;

  constructor(start: Date = TEST_START) {
    super();
    this.instant = start.getTime();
  }

  now(): Date {
    return new Date(this.instant);
  }

  /** Moves the clock on by milliseconds. */
  advance(ms: number): void {
    this.instant += ms;
  }
}
