import type { WithoutActor } from '../../../server/support/access.ts';

export const withoutActor: WithoutActor = {
  'ContactService.send': 'for visitors who have passed the bot check',
  'ContactService.feedback': 'for visitors who have passed the bot check',
  'ContactService.tellOfApplication': 'called by ContractService',
};
