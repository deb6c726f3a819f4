import { UserSessionsService } from '#auth';
import { type FormatOptions, type OutputRow, printResult } from '../output/output.ts';
import { readServices, withServices } from '../program/open-services.ts';
import { orList } from '../program/reference.ts';

/** The active sessions of a user, the most recently used first. */
export function listSessions(login: string): Promise<readonly OutputRow[]> {
  return readServices(async (services, operator) => {
    const sessions = await orList('inko user list', () =>
      services.get(UserSessionsService).list(operator, login),
    );
    return sessions.map(({ id, created, lastSeen, browser }) => ({
      ...{ id, created: created.toISOString(), lastSeen: lastSeen.toISOString(), browser },
    }));
  });
}

/** Ends one session of a user, or all, and reports how many. */
export function endSessions(
  login: string,
  session: string | undefined,
  options: FormatOptions,
): Promise<void> {
  return withServices(async (services, operator) => {
    const list = session === undefined ? 'inko user list' : `inko user sessions ${login}`;
    const ended = await orList(list, () => services.get(UserSessionsService).end(operator, login, session));
    const done = `${ended} ${ended === 1 ? 'session' : 'sessions'} of ${login} ended.`;
    await printResult({ Loginname: login, ended }, options, { done });
  });
}
