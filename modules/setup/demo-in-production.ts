import type { SqlEntityManager } from '@mikro-orm/sql';
import { loginKeyOf, User } from '#auth';
import demo from '../../data/institution/demo.json' with { type: 'json' };

/**
 * Refuses a database with demo users: their names are in the manual, they share one password, and it may be
 * printed somewhere. A real user may be called 'admin' as well, so the address counts, too.
 *
 * @throws Error that names the users and says what to do
 */
export async function refuseDemo(em: SqlEntityManager): Promise<void> {
  const users = await em.find(User, {
    $or: demo.users.map(({ loginname, mail }) => ({ loginKey: loginKeyOf(loginname), mail })),
  });
  if (users.length === 0) return;
  const names = users.map(({ loginname }) => loginname).join(', ');
  throw new Error(
    `The database holds the demo (users ${names}), which may not serve in production. Name an empty one in DATABASE_URL, and run: inko setup`,
  );
}
