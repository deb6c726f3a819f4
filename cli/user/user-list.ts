import { DeletedUsersService, UserDirectoryService } from '#auth';
import { type DirectoryUser, deletedUsersListQuery, directoryListQuery } from '#auth/domain';
import { allPages } from '../audit/all-pages.ts';
import { institutionIdOf } from '../institution/institution-run.ts';
import type { OutputRow } from '../output/output.ts';
import { readServices } from '../program/open-services.ts';
import type { UserListOptions } from './user-options.ts';

/** The matching users by last name, the vendor's own first. */
export function listUsers({
  filter = '',
  institution,
  staff,
  customers,
}: UserListOptions): Promise<readonly OutputRow[]> {
  return readServices(async (services, operator) => {
    const directory = services.get(UserDirectoryService);
    const id = institution === undefined ? null : await institutionIdOf(services, operator, institution);
    const isAll = !staff && !customers && id === null;
    const groups = isAll
      ? (['staff', 'customers'] as const)
      : [staff ? ('staff' as const) : ('customers' as const)];
    const rows: DirectoryUser[] = [];
    for (const group of groups)
      rows.push(
        ...(await allPages(
          directoryListQuery.parse({ q: filter }),
          async (query) => (await directory.list(operator, group, query)).page,
        )),
      );
    return rows.filter(({ institutionId }) => id === null || institutionId === id).map(rowOf);
  });
}

/** Deleted users with kept rows that match the filter, by last name. */
export function listDeletedUsers({ filter = '' }: UserListOptions): Promise<readonly OutputRow[]> {
  return readServices(async (services, operator) => {
    const deleted = services.get(DeletedUsersService);
    const rows = await allPages(deletedUsersListQuery.parse({ q: filter }), (query) =>
      deleted.list(operator, query),
    );
    return rows.map(({ geloescht, ...row }) => ({ ...row, deleted: geloescht }));
  });
}

/** A user as commands write it. */
export const rowOf = ({ version: _, standing: __, ...row }: DirectoryUser): OutputRow => ({ ...row });
