import type { Command } from 'commander';
import type { OperatorUsersService } from '#auth';
import type { OperatorActor } from '#platform/domain';

/** `inko user`: help for users whom nobody on a screen can help. */
export function addUserCommand(program: Command): void {
  const user = program.command('user').description('help a user who cannot log in');
  user
    .command('unlock')
    .description('let a locked or deactivated user log in again')
    .argument('<login>', 'user name')
    .action(async (login: string) => {
      const password = await withUsers((users, operator) => users.unlock(operator, login));
      process.stdout.write(`${login} can log in again.\n`);
      if (password !== null) showOnce(password);
    });
  user
    .command('password')
    .description('give a user a random initial password and end all sessions')
    .argument('<login>', 'user name')
    .action(async (login: string) => {
      showOnce(await withUsers((users, operator) => users.resetPassword(operator, login)));
    });
}

function showOnce(password: string): void {
  process.stdout.write(`Initial password, shown only now: ${password}\n`);
}

async function withUsers<Result>(
  work: (users: OperatorUsersService, operator: OperatorActor) => Promise<Result>,
): Promise<Result> {
  const [{ openReadyPlatform }, auth, { AuditLog }] = await Promise.all([
    import('./open-platform.ts'),
    import('#auth'),
    import('#platform'),
  ]);
  const { em, clock, operator, orm } = await openReadyPlatform();
  try {
    const sessions = new auth.SessionService(em, clock);
    const users = new auth.OperatorUsersService(em, sessions, new AuditLog(em, clock));
    return await work(users, operator);
  } finally {
    await orm.close();
  }
}
