/** Access, the calls of its screens. */
export { dismissNotice, recallNotice } from './notices/notices.calls.ts';
