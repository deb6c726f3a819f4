import { SecondFactorService } from '../../../../modules/auth/second-factor/second-factor.service.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';
import { codeAt } from '../../../server/support/totp.ts';
import { callsOf } from '../../access-calls.ts';
import { presentUser, userWithSecondFactor } from '../present-user.ts';

export const access: AccessTable = {
  ...callsOf(SecondFactorService, {
    state: ['users', (actor, service) => service.state(actor)],
    begin: ['vendor', async (actor, service, given) => service.begin(actor, await presentUser(given))],
    renewCodes: [
      'users',
      async (actor, service, given) => service.renewCodes(actor, await userWithSecondFactor(given)),
    ],
    turnOff: [
      'users',
      async (actor, service, given) => service.turnOff(actor, 'token', await userWithSecondFactor(given)),
    ],
  }),
  'SecondFactorService.confirm': [
    'users',
    async (actor, given) => {
      const secondFactor = given.services.get(SecondFactorService);
      const { step, offered } = await secondFactor.begin(given.vendor, await presentUser(given));
      return secondFactor.confirm(actor, 'token', { step, code: codeAt(offered.text, given.clock.now()) });
    },
  ],
};

const TOKEN = 'the token of the second step of a login admits to it';

export const withoutActor: WithoutActor = {
  'SecondStepService.demandOf': TOKEN,
  'SecondStepService.begin': TOKEN,
  'SecondStepService.peek': TOKEN,
  'SecondStepService.finish': TOKEN,
  'SecondStepService.countTry': TOKEN,
  'SecondStepService.tryCode': TOKEN,
};
