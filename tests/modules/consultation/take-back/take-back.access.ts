import type { Actor } from '#platform/domain';
import { TakeBackService } from '../../../../modules/consultation/take-back/take-back.service.ts';
import { AuditLog } from '../../../../modules/platform/audit/audit-log.ts';
import type { AccessGiven, AccessTable } from '../../../server/support/access.ts';

/** An import of the vendor's products that has changed nothing. */
const importOf = ({ once, services, operator }: AccessGiven) =>
  once('import of products', () =>
    services.get(AuditLog).note(operator, 'table-imported', { code: 'products' }),
  );

const called = (method: 'preview' | 'take' | 'formerRows') =>
  [
    'vendor+operator',
    async (actor: Actor, given: AccessGiven) =>
      given.services.get(TakeBackService)[method](actor, await importOf(given)),
  ] as const;

export const access: AccessTable = {
  'TakeBackService.preview': called('preview'),
  'TakeBackService.take': called('take'),
  'TakeBackService.formerRows': called('formerRows'),
};
