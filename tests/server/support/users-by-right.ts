import type { EntityManager } from '@mikro-orm/core';
import { Role, User } from '#auth';
import { RIGHTS } from '#platform/domain';
import { RightRow } from '../../../modules/auth/roles/role.entity.ts';

/** Login names of the demo's users, and of one of the pharmacy for each right, who has that right alone. */
export const USERS = ['admin', 'leitung', 'beratung', 'kalkulation', 'rechtlos', ...RIGHTS] as const;

/** What each of them may. */
export type RightsByUser = ReadonlyMap<
  string,
  { readonly admin: boolean; readonly rights: ReadonlySet<string> }
>;

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

/** Adds those of `USERS` that the demo has not, and gives the rights of all. */
export async function addUsersByRight(em: EntityManager): Promise<RightsByUser> {
  const own = em.fork();
  await addUserLike(own, 'rechtlos', null);
  for (const [at, name] of RIGHTS.entries()) {
    const right = await own.findOneOrFail(RightRow, { name });
    const id = 100 + at;
    own.create(Role, { id, name, beschreibung: '', istStandard: false, rechte: [right] });
    await own.flush();
    await addUserLike(own, name, id);
  }
  const users = await own.fork().find(User, { loginKey: { $in: [...USERS] } }, { populate: ['role.rechte'] });
  return new Map(
    users.map(({ loginKey, role }) => [
      String(loginKey),
      { admin: role?.id === 1, rights: new Set(role?.rechte.getItems().map(({ name }) => name)) },
    ]),
  );
}
