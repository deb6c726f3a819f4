import {
  DeletedInstitutionsService,
  InstitutionAdminService,
  type InstitutionDetails,
  InstitutionRemovalService,
  InstitutionsService,
} from '#auth';
import {
  type DeletedInstitution,
  deletedInstitutionsListQuery,
  institutionInput,
  institutionsListQuery,
} from '#auth/domain';
import { paketRecord } from '#institution/domain';
import { checked, RecordServices } from '#platform';
import type { OperatorActor } from '#platform/domain';
import type { Services } from '#setup';
import { allPages } from '../audit/all-pages.ts';
import { type OutputRow, printResult } from '../output/output.ts';
import { deleteAsked } from '../program/delete-asked.ts';
import { invitedInWords, reportUnsent } from '../program/invited-in-words.ts';
import { readServices, withServices } from '../program/open-services.ts';
import { referred } from '../program/reference.ts';
import { requireChange } from '../program/usage-error.ts';
import {
  type DeletionOptions,
  FIELDS,
  type InstitutionOptions,
  type MainUserOptions,
} from './institution-options.ts';

/** Institutions that match the filter, by name. */
export function listInstitutions(filter: string): Promise<readonly OutputRow[]> {
  return readServices(async (services, operator) => {
    const institutions = services.get(InstitutionsService);
    const rows = await allPages(institutionsListQuery.parse({ q: filter }), (query) =>
      institutions.list(operator, query),
    );
    return rows.map(({ version: _, ...row }) => row);
  });
}

/** Deleted institutions with kept rows that match the filter, by name. */
export function listDeleted(filter: string): Promise<readonly OutputRow[]> {
  return readServices(async (services, operator) => {
    const deleted = services.get(DeletedInstitutionsService);
    const rows = await allPages(deletedInstitutionsListQuery.parse({ q: filter }), (query) =>
      deleted.list(operator, query),
    );
    return rows.map(({ version: _, counts, geloescht, ...row }) => ({
      ...row,
      ...counts,
      deleted: geloescht,
    }));
  });
}

/** All data of an institution. */
export function showInstitution(reference: string): Promise<OutputRow> {
  return readServices(async (services, operator) => rowOf(await detailsOf(services, operator, reference)));
}

/** Adds an institution and reports it, with the initial password or the invitation of its main user. */
export function addInstitution({
  givenName,
  lastName,
  salutation,
  invite = false,
  ...options
}: InstitutionOptions & MainUserOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const { id, login } = await services.get(InstitutionAdminService).save(
      operator,
      checked(institutionInput, {
        id: null,
        Vertriebsweg: 20,
        PaketId: await paketOf(services, operator, options.package),
        ...fieldsOf(options),
        ...{ Anrede: salutation === 'Frau' ? 0 : 1, Vorname: givenName, Nachname: lastName },
        Einladung: invite,
      }),
    );
    const row = rowOf(await services.get(InstitutionsService).details(operator, id));
    const { Loginname = '', password = '', invitation } = login ?? {};
    const added = `The institution "${row.Name}" (id:${id}) was added.`;
    if (invitation !== undefined) {
      const done = `${added}\nUser name: ${Loginname}${invitedInWords(invitation)}`;
      await printResult({ ...row, Loginname, invited: invitation === 'sent' }, options, { done });
      return reportUnsent(invitation, Loginname);
    }
    await printResult({ ...row, Loginname, password }, options, {
      done: `${added}\nUser name: ${Loginname}\nInitial password, shown only now: ${password}`,
      lost: `${added} For another password run: inko user reset-password ${Loginname}`,
    });
  });
}

/** Changes an institution and reports it. */
export function setInstitution(reference: string, options: InstitutionOptions): Promise<void> {
  const fields = fieldsOf(options);
  requireChange([options.package, ...Object.values(fields)]);
  return withServices(async (services, operator) => {
    const present = await detailsOf(services, operator, reference);
    const { id, version } = present;
    const stored = Object.fromEntries(Object.values(FIELDS).map((field) => [field, present[field]]));
    const given = options.package;
    const PaketId = given === undefined ? present.PaketId : await paketOf(services, operator, given);
    await services
      .get(InstitutionAdminService)
      .save(operator, checked(institutionInput, { ...stored, id, version, PaketId, ...fields }));
    const row = rowOf(await services.get(InstitutionsService).details(operator, id));
    const done = `The institution "${row.Name}" (id:${id}) was changed.`;
    await printResult(row, options, { done });
  });
}

/** Deletes an institution after confirmation of everything that is deleted with it. */
export function deleteInstitution(
  reference: string,
  { permanent = false, ...options }: DeletionOptions,
): Promise<void> {
  return withServices(async (services, operator) => {
    const { id, version, Name, counts } =
      (permanent ? await keptOf(services, operator, reference) : null) ??
      (await detailsOf(services, operator, reference));
    const lost = `${counted(counts.users, 'user')}, ${counted(counts.prices, 'own price')} and ${counts.kassen} chosen Krankenkassen`;
    const what = `the institution "${Name}" with ${lost}${permanent ? ', for good' : ''}`;
    await deleteAsked({ id, Name, permanent }, what, options, () =>
      services
        .get(InstitutionRemovalService)
        .remove(operator, id, permanent ? 'permanent' : 'hidden', version),
    );
  });
}

/** The deleted institution that a reference names by id; null if there is none. */
async function keptOf(
  services: Services,
  operator: OperatorActor,
  reference: string,
): Promise<DeletedInstitution | null> {
  const all = await services.get(DeletedInstitutionsService).all(operator);
  return all.find(({ id }) => reference === `id:${id}`) ?? null;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** The id of the institution that a reference names. */
export async function institutionIdOf(
  services: Services,
  operator: OperatorActor,
  reference: string,
): Promise<number> {
  const all = await services.get(InstitutionsService).all(operator);
  return referred(all, reference, ({ Kundennummer }) => Kundennummer, 'institution', 'inko institution list')
    .id;
}

async function detailsOf(
  services: Services,
  operator: OperatorActor,
  reference: string,
): Promise<InstitutionDetails> {
  const id = await institutionIdOf(services, operator, reference);
  return services.get(InstitutionsService).details(operator, id);
}

/** The id of a package; by default the one for the contract version. */
async function paketOf(
  services: Services,
  operator: OperatorActor,
  reference: string | undefined,
): Promise<number> {
  const all = await services.get(RecordServices).of(paketRecord).all(operator);
  const standard = all.find(({ VollversionStandard }) => VollversionStandard);
  return reference === undefined && standard !== undefined
    ? standard.id
    : referred(all, reference ?? '', ({ Name }) => Name, 'package', 'inko package list').id;
}

/** The given fields, under their stored names. */
function fieldsOf(options: InstitutionOptions): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([option, field]) => {
      const value = options[option as keyof typeof FIELDS];
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
}

function rowOf({ version: _, mainUsers, counts, fieldService, ...details }: InstitutionDetails): OutputRow {
  return {
    ...details,
    ...counts,
    fieldService: fieldService === null ? [] : Object.values(fieldService).filter(Boolean),
    mainUsers: mainUsers.map(({ Loginname }) => Loginname),
  };
}
