import type { EntityManager } from '@mikro-orm/core';
import { Institution } from '#institution';
import type { AuditLog, StagedImports } from '#platform';
import { User } from '../users/user.entity.ts';

interface Forgetting {
  readonly audit: AuditLog;
  readonly imports: StagedImports;
}

/**
 * Deletes every row of an institution; the audit log keeps opaque ids.
 *
 * @param em the transaction of the deletion
 * @returns the number of its users, and the institution's opaque id, for the entry of the deletion
 */
export async function forgetInstitution(
  em: EntityManager,
  id: number,
  { audit, imports }: Forgetting,
): Promise<{ readonly count: number; readonly gone: string }> {
  const users = await em.find(User, { institution: id }, { fields: ['id'] });
  await imports.forgetInstitution(em, id);
  await em.nativeDelete(Institution, { id });
  for (const user of users) await audit.forgetUser(user.id, em);
  const gone = await audit.forgetInstitution(id, em);
  return { count: users.length, gone };
}
