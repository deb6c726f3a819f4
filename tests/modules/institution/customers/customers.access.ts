import {
  AdmTableService,
  MatchingTableService,
} from '../../../../modules/institution/customers/customer-table.service.ts';
import { type AccessTable, tableAccess, type WithoutActor } from '../../../server/support/access.ts';

export const access: AccessTable = {
  ...tableAccess(MatchingTableService, 'vendor+operator'),
  'MatchingTableService.lastImport': [
    'vendor+operator',
    (actor, { services }) => services.get(MatchingTableService).lastImport(actor),
  ],
  ...tableAccess(AdmTableService, 'vendor+operator'),
  'AdmTableService.lastImport': [
    'vendor+operator',
    (actor, { services }) => services.get(AdmTableService).lastImport(actor),
  ],
};

export const withoutActor: WithoutActor = {
  'MatchingService.find': 'a registration asks before there is a user',
};
