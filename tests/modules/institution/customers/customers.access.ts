import {
  AdmTableService,
  MatchingTableService,
} from '../../../../modules/institution/customers/customer-table.service.ts';
import { type AccessTable, tableAccess, type WithoutActor } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...tableAccess(MatchingTableService, 'vendor+operator'),
  ...callsOf(MatchingTableService, {
    lastImport: ['vendor+operator', (actor, service) => service.lastImport(actor)],
  }),
  ...tableAccess(AdmTableService, 'vendor+operator'),
  ...callsOf(AdmTableService, {
    lastImport: ['vendor+operator', (actor, service) => service.lastImport(actor)],
  }),
};

export const withoutActor: WithoutActor = {
  'MatchingService.find': 'a registration asks before there is a user',
};
