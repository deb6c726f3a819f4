import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { User } from '../users/user.entity.ts';
import type { Notice } from './notices.ts';

/** A notice that a user has dismissed, in any browser. */
export const DismissedNotice = defineEntity({
  name: 'DismissedNotice',
  tableName: 'dismissed_notice',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    notice: p.string().length(40).$type<Notice>().primary(),
  },
});
export type DismissedNotice = InferEntity<typeof DismissedNotice>;
