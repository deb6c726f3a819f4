import type { WithoutActor } from '../../../server/support/access.ts';

export const withoutActor: WithoutActor = {
  'BotCheckService.challenge': 'for visitors',
  'BotCheckService.check': 'for visitors',
  'BotCheckService.takePass': 'for visitors',
  'BotCheckService.sweep': 'called by the housekeeping',
};
