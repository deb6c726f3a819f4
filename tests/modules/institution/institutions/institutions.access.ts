import { InstitutionService } from '../../../../modules/institution/institutions/institution.service.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'InstitutionService.own': ['users', (actor, { services }) => services.get(InstitutionService).own(actor)],
  'InstitutionService.letterhead': [
    'users',
    (actor, { services }) => services.get(InstitutionService).letterhead(actor),
  ],
  'InstitutionService.adviserNames': [
    'users',
    (actor, { services }) => services.get(InstitutionService).adviserNames(actor),
  ],
  'InstitutionService.cardLines': [
    'users',
    (actor, { services }) => services.get(InstitutionService).cardLines(actor),
  ],
};

export const withoutActor: WithoutActor = {
  'PublicFactsService.offer': 'visitors see it',
  'PublicFactsService.imprint': 'visitors see it',
  'PublicFactsService.version': 'visitors see it',
};
