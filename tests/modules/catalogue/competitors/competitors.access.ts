import { CompetitorService } from '../../../../modules/catalogue/competitors/competitor.service.ts';
import { CompetitorAdminService } from '../../../../modules/catalogue/competitors/competitor-admin.service.ts';
import { competitorsListQuery } from '../../../../modules/catalogue/competitors/competitor-input.ts';
import { CompetitorTableService } from '../../../../modules/catalogue/competitors/competitor-table.service.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'CompetitorService.all': [
    'bera_durch+operator',
    (actor, { services }) => services.get(CompetitorService).all(actor),
  ],
  'CompetitorService.names': [
    'bera_durch+operator',
    (actor, { services }) => services.get(CompetitorService).names(actor),
  ],
  'CompetitorService.list': [
    'vendor+operator',
    (actor, { services }) => services.get(CompetitorService).list(actor, competitorsListQuery.parse({})),
  ],
  'CompetitorAdminService.save': [
    'vendor+operator',
    (actor, { services }) => services.get(CompetitorAdminService).save(actor, { id: 4, Name: 'Anders' }),
  ],
  'CompetitorAdminService.remove': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const admin = services.get(CompetitorAdminService);
      const { id } = await admin.save(operator, { id: null, Name: `Neu ${Math.random()}` });
      return admin.remove(actor, id);
    },
  ],
  ...tableAccess(CompetitorTableService, 'vendor+operator'),
};
