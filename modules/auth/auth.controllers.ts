import { NoticesController } from './notices/notices.controller.ts';

/** What answers the calls of this module. */
export const authControllers = [NoticesController];
