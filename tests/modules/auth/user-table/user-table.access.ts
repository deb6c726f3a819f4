import { UserTableService } from '../../../../modules/auth/user-table/user-table.service.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';

export const access: AccessTable = {
  ...tableAccess(UserTableService, 'operator'),
  'UserTableService.commitWithAccess': [
    'operator',
    async (actor, { services }) => {
      const tables = services.get(UserTableService);
      if (actor.kind === 'operator') await tables.stage(actor, new Uint8Array());
      return tables.commitWithAccess(actor, { invite: false });
    },
  ],
};
