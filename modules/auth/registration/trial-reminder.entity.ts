import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** A reminder of the end of a trial. Writing the row claims the mail, so that it is sent once. */
export const TrialReminder = defineEntity({
  name: 'TrialReminder',
  tableName: 'trial_reminder',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** First day of the trial, because another trial gets reminders of its own. */
    testbeginn: p.string().length(10).primary(),
    /** Days before the end. */
    days: p.integer().primary(),
    /** When a process claimed it. */
    claimed: p.datetime(),
    sent: p.boolean(),
  },
});
export type TrialReminder = InferEntity<typeof TrialReminder>;
