import { RoleAdminService, type RoleListRow, RolesService } from '#auth';
import { roleInput, rolesListQuery } from '#auth/domain';
import { checked } from '#platform';
import { isDomainError, type OperatorActor, type Right } from '#platform/domain';
import type { Services } from '#setup';
import { allPages } from '../audit/all-pages.ts';
import { type FormatOptions, type OutputRow, printSaved } from '../output/output.ts';
import { deleteAsked } from '../program/delete-asked.ts';
import { withHint } from '../program/hint.ts';
import { readServices, withServices } from '../program/open-services.ts';
import type { YesOptions } from '../program/options.ts';
import { referred } from '../program/reference.ts';
import { requireChange, UsageError } from '../program/usage-error.ts';
import type { RoleOptions } from './role-options.ts';

/** Roles that match the filter, by name. */
export function listRoles(filter: string): Promise<readonly OutputRow[]> {
  return readServices(async (services, operator) => (await roles(services, operator, filter)).map(rowOf));
}

export function showRole(reference: string): Promise<OutputRow> {
  return readServices(async (services, operator) => rowOf(await roleOf(services, operator, reference)));
}

/** Adds a role and reports it. */
export function addRole({ name = '', description, rights, ...options }: RoleOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const given = roleOfOptions({
      ...{ id: null, Name: name, Beschreibung: description, Rechte: rightsOf(rights) },
    });
    const { id } = await services.get(RoleAdminService).save(operator, given);
    await printSaved('role', rowOf(await roleOf(services, operator, `id:${id}`)), 'was added', options);
  });
}

/** Changes a role and reports it. */
export function setRole(
  reference: string,
  { name, description, rights, ...options }: RoleOptions,
): Promise<void> {
  requireChange([name, description, rights], '--name, --description, --rights');
  return withServices(async (services, operator) => {
    const { id, version, Name } = await roleOf(services, operator, reference);
    const given = { id, version, Name: name ?? Name, Beschreibung: description, Rechte: rightsOf(rights) };
    await services.get(RoleAdminService).save(operator, roleOfOptions(given));
    await printSaved('role', rowOf(await roleOf(services, operator, `id:${id}`)), 'was changed', options);
  });
}

/** Makes a role the default and reports it. */
export function setDefaultRole(reference: string, options: FormatOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const { id, version, Name } = await roleOf(services, operator, reference);
    await services.get(RoleAdminService).save(operator, { id, version, Name, istStandard: true });
    await printSaved(
      'role',
      rowOf(await roleOf(services, operator, `id:${id}`)),
      'is the default now',
      options,
    );
  });
}

/** Deletes a role after confirmation. */
export function deleteRole(reference: string, options: FormatOptions & YesOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const { id, version, Name } = await roleOf(services, operator, reference);
    await deleteAsked({ id, Name }, `the role "${Name}"`, options, () =>
      services.get(RoleAdminService).remove(operator, id, version),
    );
  });
}

/** The rights, in display order. */
export function listRights(): Promise<readonly OutputRow[]> {
  return readServices(rights);
}

/** A right, with the roles that have it. */
export function showRight(reference: string): Promise<OutputRow> {
  return readServices(async (services, operator) => {
    const right = referred(
      await rights(services, operator),
      reference,
      ({ Name }) => Name,
      'right',
      'inko right list',
    );
    const giving = (await roles(services, operator)).filter(({ Rechte }) => Rechte.includes(right.Name));
    return { ...right, roles: giving.map(({ Name }) => Name) };
  });
}

async function rights(services: Services, operator: OperatorActor) {
  const all = await services.get(RolesService).rights(operator);
  return all.map(({ id, name, beschreibung }) => ({ id, Name: name, Beschreibung: beschreibung }));
}

/** @throws DomainError `invalid`; for a right that is none with the command that lists them */
function roleOfOptions(given: unknown) {
  try {
    return checked(roleInput, given);
  } catch (error) {
    const names = isDomainError(error) ? Object.keys(error.fields ?? {}) : [];
    throw names.some((name) => name.startsWith('Rechte'))
      ? withHint(Object(error), 'inko right list')
      : error;
  }
}

/** Typed names of rights, separated by spaces or commas; the schema reports unknown ones. */
function rightsOf(given: RoleOptions['rights']): Right[] | undefined {
  if (given === undefined) return undefined;
  return given === true ? [] : given.flatMap((name) => name.split(',').filter(Boolean) as Right[]);
}

function roles(services: Services, operator: OperatorActor, filter = ''): Promise<readonly RoleListRow[]> {
  const service = services.get(RolesService);
  return allPages(rolesListQuery.parse({ q: filter }), (query) => service.list(operator, query));
}

/** The role that a reference names. */
export async function roleOf(
  services: Services,
  operator: OperatorActor,
  reference: string,
): Promise<RoleListRow> {
  return referred(await roles(services, operator), reference, ({ Name }) => Name, 'role', 'inko role list');
}

/** The default role of an institution's new users. */
export async function defaultRoleId(services: Services, operator: OperatorActor): Promise<number> {
  const all = await roles(services, operator);
  const role = all.find(({ istStandard }) => istStandard);
  if (role === undefined) throw new UsageError('No role is the default: name one with --role.');
  return role.id;
}

const rowOf = ({ version: _, reserved: __, ...row }: RoleListRow) => row;
