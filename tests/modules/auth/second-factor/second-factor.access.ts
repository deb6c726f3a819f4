import { SecondFactorService } from '../../../../modules/auth/second-factor/second-factor.service.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';
import { codeAt } from '../../../server/support/totp.ts';
import { presentUser, userWithSecondFactor } from '../present-user.ts';

export const access: AccessTable = {
  'SecondFactorService.state': [
    'users',
    (actor, { services }) => services.get(SecondFactorService).state(actor),
  ],
  'SecondFactorService.begin': [
    'vendor',
    async (actor, given) => given.services.get(SecondFactorService).begin(actor, await presentUser(given)),
  ],
  'SecondFactorService.confirm': [
    'users',
    async (actor, given) => {
      const secondFactor = given.services.get(SecondFactorService);
      const { step, offered } = await secondFactor.begin(given.vendor, await presentUser(given));
      return secondFactor.confirm(actor, 'token', { step, code: codeAt(offered.text, given.clock.now()) });
    },
  ],
  'SecondFactorService.renewCodes': [
    'users',
    async (actor, given) =>
      given.services.get(SecondFactorService).renewCodes(actor, await userWithSecondFactor(given)),
  ],
  'SecondFactorService.turnOff': [
    'users',
    async (actor, given) =>
      given.services.get(SecondFactorService).turnOff(actor, 'token', await userWithSecondFactor(given)),
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
