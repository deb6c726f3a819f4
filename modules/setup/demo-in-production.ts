import type { SqlEntityManager } from '@mikro-orm/sql';
import { loginKeyOf, User } from '#auth';
import demo from '../../data/institution/demo.json' with { type: 'json' };

/**
 * Refuses a database with users of the demo: their names stand in the manual, all have one password, and somebody may
 * have printed it. A user of one's own may well be called 'admin'; one of the demo has its address, too.
 *
 * @throws Error that says which users there are, and what to do
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
