import type { SqlEntityManager } from '@mikro-orm/sql';
import { codeOfWrongTry, type LoginErrorCode, MAX_FAILED_TRIES } from './login-failure.ts';

/**
 * Counts a wrong password of a user in one statement, so that concurrent tries count one each.
 *
 * @returns the code of this try
 */
export async function countWrongTry(em: SqlEntityManager, userId: number): Promise<LoginErrorCode> {
  const [row] = await em.execute<{ failed_tries: number }[]>(
    'update users set failed_tries = failed_tries + 1 where id = ? returning failed_tries',
    [userId],
  );
  return codeOfWrongTry(row?.failed_tries ?? MAX_FAILED_TRIES);
}
