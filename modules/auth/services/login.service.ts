import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import {
  codeOfWrongTry,
  type LoginErrorCode,
  loginFailureMessage,
  MAX_FAILED_TRIES,
} from '../domain/index.ts';
import { User } from '../entities/user.entity.ts';
import { loginKeyOf } from '../login-key.ts';
import { inventPassword } from './invented-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { SessionService } from './session.service.ts';

/** What a login leads to: a session token, or one of the seven failures with its German message. */
export type LoginResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly error: LoginErrorCode; readonly message: string };

/** Checks user name and password (readings, section 4). */
@Injectable()
export class LoginService {
  /** Stands in for the hash of a user who does not exist, so that both cost the same time. */
  private nobody: Promise<string> | undefined;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(SessionService) private readonly sessions: SessionService,
  ) {}

  /**
   * Logs in. Wrong tries are counted in the database, one each, however many arrive at once; a success
   * clears the count. A locked account stays locked even with the right password.
   */
  async login(username: string, password: string): Promise<LoginResult> {
    const user = await this.em.findOne(User, { loginKey: loginKeyOf(username) });
    const hash = user?.passwordHash ?? null;
    const fits = await verifyPassword(password, hash ?? (await this.dummyHash()));
    // Somebody without a password has none that fits, not the empty one either.
    const right = hash !== null && fits;
    if (user === null) return failure(1);
    if (!right) return failure(codeOfWrongTry(await this.countWrongTry(user.id)));
    if (user.failedTries >= MAX_FAILED_TRIES) return failure(4);
    if (user.inactive) return failure(5);
    if (!user.mailConfirmed) return failure(7);
    // The count is cleared only if it is still below the limit: a lock set meanwhile stays.
    const cleared = await this.em.nativeUpdate(
      User,
      { id: user.id, failedTries: { $lt: MAX_FAILED_TRIES } },
      { failedTries: 0 },
    );
    if (cleared === 0) return failure(4);
    return { ok: true, token: await this.sessions.open(user) };
  }

  private dummyHash(): Promise<string> {
    this.nobody ??= hashPassword(inventPassword());
    return this.nobody;
  }

  private async countWrongTry(userId: number): Promise<number> {
    const [row] = await this.em.execute<{ failed_tries: number }[]>(
      'update users set failed_tries = failed_tries + 1 where id = ? returning failed_tries',
      [userId],
    );
    return row?.failed_tries ?? MAX_FAILED_TRIES;
  }
}

function failure(error: LoginErrorCode): LoginResult {
  return { ok: false, error, message: loginFailureMessage(error) };
}
