import type { EntityManager } from '@mikro-orm/core';
import { Role, User } from '#auth';
import { RIGHTS } from '#platform/domain';
import { RightRow } from '../../../modules/auth/roles/role.entity.ts';

/** Adds a user of the pharmacy. */
export async function addUserLike(
  em: EntityManager,
  loginname: string,
  role: number | null,
  id?: number,
): Promise<void> {
  const own = em.fork();
  const user = await own.findOneOrFail(User, { loginKey: 'beratung' });
  const { id: _, ...values } = { ...user, institution: user.institution.id };
  const names = { loginname, loginKey: loginname, mail: `${loginname}@example.org` };
  await own.insert(User, { ...values, ...(id && { id }), ...names, role });
}

/** Adds a user of the pharmacy for each right, named as it, who has that right alone. */
export async function addUsersByRight(em: EntityManager): Promise<void> {
  const own = em.fork();
  for (const [at, name] of RIGHTS.entries()) {
    const right = await own.findOneOrFail(RightRow, { name });
    const id = 100 + at;
    own.create(Role, { id, name, beschreibung: '', istStandard: false, rechte: [right] });
    await own.flush();
    await addUserLike(own, name, id);
  }
}
