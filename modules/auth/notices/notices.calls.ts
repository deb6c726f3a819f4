import { type Done, defineCall, type } from '#platform/domain';
import { noticeInput } from './notices.ts';

/** Puts a notice away for the user. */
export const dismissNotice = defineCall({
  method: 'POST',
  path: 'account/notices/dismissal',
  takes: 'json',
  input: noticeInput,
  answers: type<Done>(),
});

/** Shows a notice again that the user has dismissed. */
export const recallNotice = defineCall({
  method: 'POST',
  path: 'account/notices/recall',
  takes: 'json',
  input: noticeInput,
  answers: type<Done>(),
});
