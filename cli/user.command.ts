import type { Command } from 'commander';
import type { OperatorUsersService } from '#auth';
import type { OperatorActor } from '#platform/domain';
import { print } from './print.ts';

/** `inko user`: help for users whom nobody on a screen can help. */
export function addUserCommand(program: Command): void {
  const user = program.command('user').description('help a user who cannot log in');
  user
    .command('unlock')
    .description('let a locked or deactivated user log in again')
    .argument('<login>', 'user name')
    .action(async (login: string) => {
      const password = await withUsers((users, operator) => users.unlock(operator, login));
      const done = `${login} can log in again.\n`;
      if (password === null) await print(done, `The user ${login} can log in again.`);
      else await showOnce(done, password, login);
    });
  user
    .command('password')
    .description('give a user a random initial password and end all sessions')
    .argument('<login>', 'user name')
    .action(async (login: string) => {
      const password = await withUsers((users, operator) => users.resetPassword(operator, login));
      await showOnce('', password, login);
    });
  user
    .command('second-factor')
    .description('take away a second factor that a user has lost, and end all sessions')
    .argument('<login>', 'user name')
    .action(async (login: string) => {
      await withUsers((users, operator) => users.resetSecondFactor(operator, login));
      await print(
        `${login} has no second factor any more, and all sessions are ended.\n`,
        `The user ${login} has no second factor any more.`,
      );
    });
}

function showOnce(done: string, password: string, login: string): Promise<void> {
  return print(
    `${done}Initial password, shown only now: ${password}\n`,
    `The password was changed; for another one run: inko user password ${login}`,
  );
}

async function withUsers<Result>(
  work: (users: OperatorUsersService, operator: OperatorActor) => Promise<Result>,
): Promise<Result> {
  const [{ withServices }, { OperatorUsersService }] = await Promise.all([
    import('./open-services.ts'),
    import('#auth'),
  ]);
  return withServices((services, operator) => work(services.get(OperatorUsersService), operator));
}
