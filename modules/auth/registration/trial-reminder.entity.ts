import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';

/** A mail that reminds a user of the end of a trial. Whoever writes the row sends it; a mail each. */
export const TrialReminder = defineEntity({
  name: 'TrialReminder',
  tableName: 'trial_reminder',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    /** First day of the trial: another trial is reminded of anew. */
    testbeginn: p.string().length(10).primary(),
    /** Days before the end. */
    days: p.integer().primary(),
    /** When somebody took it on to send it. */
    claimed: p.datetime(),
    sent: p.boolean(),
  },
});
export type TrialReminder = InferEntity<typeof TrialReminder>;
