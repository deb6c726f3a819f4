/** What was looked at, and what came of it. */
export interface Finding {
  readonly state: 'ok' | 'warning' | 'error';
  readonly check: string;
  readonly detail: string;
}
