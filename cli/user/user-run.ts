import {
  ColleaguesService,
  DeletedUsersService,
  InvitationService,
  OperatorUsersService,
  UserAdminService,
  UserDirectoryService,
  VENDOR_ROLE_ID,
} from '#auth';
import { type DeletedUser, type DirectoryUser, userInput } from '#auth/domain';
import { checked } from '#platform';
import type { OperatorActor } from '#platform/domain';
import type { Services } from '#setup';
import { institutionIdOf } from '../institution/institution-run.ts';
import { type FormatOptions, type OutputRow, printResult } from '../output/output.ts';
import { reportFailure } from '../output/report-failure.ts';
import { deleteAsked } from '../program/delete-asked.ts';
import { INVITED, invitedInWords, reportUnsent } from '../program/invited-in-words.ts';
import { readServices, withServices } from '../program/open-services.ts';
import { orList } from '../program/reference.ts';
import { requireChange, UsageError } from '../program/usage-error.ts';
import { defaultRoleId, roleOf } from '../role/role-run.ts';
import { rowOf } from './user-list.ts';
import type { NewUserOptions, ResetOptions, UserDeletionOptions, UserOptions } from './user-options.ts';

export function showUser(login: string): Promise<OutputRow> {
  return readServices(async (services, operator) => rowOf(await userOf(services, operator, login)));
}

/** Adds a user and reports it, with the initial password. */
export function addUser({
  institution,
  staff,
  role,
  invite = false,
  ...options
}: NewUserOptions): Promise<void> {
  if (institution === undefined && !staff)
    throw new UsageError('Say whose user it is: --institution, or --staff for one of the vendor.');
  return withServices(async (services, operator) => {
    const saved = await services.get(UserAdminService).save(
      operator,
      checked(userInput, {
        id: null,
        institutionId:
          institution === undefined ? null : await institutionIdOf(services, operator, institution),
        Anrede: options.salutation === 'Herr' ? 1 : 0,
        Vorname: options.givenName ?? '',
        Nachname: options.lastName ?? '',
        Mail: options.mail ?? '',
        Loginname: options.login,
        Einladung: invite,
        RollenId:
          role !== undefined
            ? (await roleOf(services, operator, role)).id
            : staff
              ? VENDOR_ROLE_ID
              : await defaultRoleId(services, operator),
      }),
    );
    const user = rowOf(await userOf(services, operator, saved.Loginname));
    const did = `The user ${saved.Loginname} was added.`;
    if (saved.invitation === undefined)
      return printPassword(user, options, saved.Loginname, saved.password ?? '', did);
    const invited = saved.invitation === 'sent';
    await printResult({ ...user, invited }, options, { done: `${did}${invitedInWords(saved.invitation)}` });
    reportUnsent(saved.invitation, saved.Loginname);
  });
}

/** Changes a user and reports it. */
export function setUser(login: string, { role, ...options }: UserOptions): Promise<void> {
  const { salutation, givenName, lastName, mail, login: renamed } = options;
  requireChange([salutation, givenName, lastName, mail, renamed, role]);
  return withServices(async (services, operator) => {
    const { id, version, Anrede, Vorname, Nachname, Mail, RollenId } = await userOf(
      services,
      operator,
      login,
    );
    const saved = await services.get(UserAdminService).save(
      operator,
      checked(userInput, {
        ...{ id, version },
        Anrede: salutation === undefined ? Anrede : salutation === 'Herr' ? 1 : 0,
        Vorname: givenName ?? Vorname,
        Nachname: lastName ?? Nachname,
        Mail: mail ?? Mail ?? '',
        Loginname: renamed,
        RollenId: role === undefined ? (RollenId ?? 0) : (await roleOf(services, operator, role)).id,
      }),
    );
    const row = rowOf(await userOf(services, operator, saved.Loginname));
    const done = `The user ${saved.Loginname} was changed.`;
    await printResult(row, options, { done });
    if (saved.notice !== undefined)
      reportFailure(
        'the former address was not told of the change:',
        saved.notice.failed,
        `Try: inko mail test ${row.Mail}`,
      );
  });
}

/** Unlocks a user and reports it. */
export function unlockUser(login: string, options: FormatOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const password = await orList('inko user list', () =>
      services.get(OperatorUsersService).unlock(operator, login),
    );
    const row = rowOf(await userOf(services, operator, login));
    const done = `${login} can log in again.`;
    if (password !== null) await printPassword(row, options, login, password, done);
    else await printResult(row, options, { done, lost: `The user ${done}` });
  });
}

/** Gives a user an initial password and shows it, or sends a link to set one. */
export function resetPassword(login: string, { invite = false, ...options }: ResetOptions): Promise<void> {
  return withServices(async (services, operator) => {
    if (invite) {
      await orList('inko user list', () => services.get(InvitationService).resetByName(operator, login));
      const user = rowOf(await userOf(services, operator, login));
      return printResult({ ...user, invited: true }, options, { done: INVITED });
    }
    const password = await orList('inko user list', () =>
      services.get(OperatorUsersService).resetPassword(operator, login),
    );
    const row = rowOf(await userOf(services, operator, login));
    await printPassword(row, options, login, password);
  });
}

/** Removes a user's second factor and reports it. */
export function resetSecondFactor(login: string, options: FormatOptions): Promise<void> {
  return withServices(async (services, operator) => {
    await orList('inko user list', () =>
      services.get(OperatorUsersService).resetSecondFactor(operator, login),
    );
    const done = `${login} has no second factor any more, and all sessions are ended.`;
    await printResult(rowOf(await userOf(services, operator, login)), options, {
      done,
      lost: `The user ${done}`,
    });
  });
}

/** Deactivates a user and reports it. */
export function deactivateUser(login: string, options: FormatOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const { id } = await userOf(services, operator, login);
    await services.get(ColleaguesService).deactivate(operator, id);
    const done = `The user ${login} can no longer log in.`;
    await printResult(rowOf(await userOf(services, operator, login)), options, { done });
  });
}

/** Deletes a user after confirmation. */
export function deleteUser(
  login: string,
  { permanent = false, ...options }: UserDeletionOptions,
): Promise<void> {
  return withServices(async (services, operator) => {
    const { id, Loginname, Vorname, Nachname, Institution } =
      (permanent ? await keptOf(services, operator, login) : null) ??
      (await userOf(services, operator, login));
    const what = `the user ${Loginname} (${Vorname} ${Nachname}, ${Institution})${permanent ? ' for good' : ''}`;
    await deleteAsked({ id, Loginname, permanent }, what, options, () =>
      services.get(ColleaguesService).remove(operator, id, permanent ? 'permanent' : 'hidden'),
    );
  });
}

/** The deleted user that a reference names by id; null if there is none. */
async function keptOf(
  services: Services,
  operator: OperatorActor,
  reference: string,
): Promise<DeletedUser | null> {
  const all = await services.get(DeletedUsersService).all(operator);
  return all.find(({ id }) => reference === `id:${id}`) ?? null;
}

function userOf(services: Services, operator: OperatorActor, login: string): Promise<DirectoryUser> {
  return orList('inko user list', () => services.get(UserDirectoryService).byLoginname(operator, login));
}

function printPassword(
  row: OutputRow,
  options: FormatOptions,
  login: string,
  password: string,
  did?: string,
): Promise<void> {
  return printResult({ ...row, password }, options, {
    done: [...(did ? [did] : []), `Initial password, shown only now: ${password}`].join('\n'),
    lost: `The password was changed; for another one run: inko user reset-password ${login}`,
  });
}
