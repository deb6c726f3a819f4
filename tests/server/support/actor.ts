import type { MikroORM } from '@mikro-orm/core';
import { User } from '#auth';
import { RIGHTS, type Right, type UserActor } from '#platform/domain';

/** A user of the seed as a session gives it, with every right where none are named, right after the login. */
export async function actorOf(
  orm: MikroORM,
  loginname: string,
  rights: readonly Right[] = RIGHTS,
): Promise<UserActor> {
  const user = await orm.em.fork().findOneOrFail(User, { loginKey: loginname });
  return {
    kind: 'user',
    userId: user.id,
    institutionId: user.institution.id,
    rights: new Set(rights),
    admin: false,
    waiting: false,
    confirmed: true,
  };
}
