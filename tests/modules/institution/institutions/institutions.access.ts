import { InstitutionService } from '../../../../modules/institution/settings/institution.service.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(InstitutionService, {
    own: ['users', (actor, service) => service.own(actor)],
    letterhead: ['users', (actor, service) => service.letterhead(actor)],
    ownPasswordEach: ['users', (actor, service) => service.ownPasswordEach(actor)],
    adviserNames: ['users', (actor, service) => service.adviserNames(actor)],
    cardLines: ['users', (actor, service) => service.cardLines(actor)],
  }),
};

export const withoutActor: WithoutActor = {
  'PublicFactsService.offer': 'visitors see it',
  'PublicFactsService.imprint': 'visitors see it',
  'PublicFactsService.version': 'visitors see it',
};
