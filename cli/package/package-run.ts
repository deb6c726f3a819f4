import { paketRecord } from '#institution/domain';
import { checked, type ListRow, RecordServices } from '#platform';
import { initialOf, inputOf, listQueryOf, type OperatorActor } from '#platform/domain';
import type { Services } from '#setup';
import { allPages } from '../audit/all-pages.ts';
import { type FormatOptions, type OutputRow, printSaved } from '../output/output.ts';
import { deleteAsked } from '../program/delete-asked.ts';
import { readServices, withServices } from '../program/open-services.ts';
import type { YesOptions } from '../program/options.ts';
import { referred } from '../program/reference.ts';
import { requireChange, UsageError } from '../program/usage-error.ts';
import type { DefaultOptions, PackageOptions } from './package-options.ts';

type PaketListRow = ListRow<(typeof paketRecord)['columns']>;

const NEW = initialOf(paketRecord);

const paketeOf = (services: Services) => services.get(RecordServices).of(paketRecord);

const save = (services: Services, operator: OperatorActor, given: object) =>
  paketeOf(services).save(operator, checked(inputOf(paketRecord), given));

/** Packages that match the filter, by name. */
export function listPackages(filter: string): Promise<readonly OutputRow[]> {
  return readServices(async (services, operator) => (await packages(services, operator, filter)).map(rowOf));
}

export function showPackage(reference: string): Promise<OutputRow> {
  return readServices(async (services, operator) => rowOf(await packageOf(services, operator, reference)));
}

/** Adds a package and reports it. */
export function addPackage({ name = '', userLimit, trialDays, ...options }: PackageOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const { id } = await save(services, operator, {
      id: null,
      Name: name,
      Nutzerlimit: userLimit ?? NEW.Nutzerlimit,
      Testphasendauer: trialDays ?? NEW.Testphasendauer,
    });
    await printSaved('package', rowOf(await packageOf(services, operator, `id:${id}`)), 'was added', options);
  });
}

/** Changes a package and reports it. */
export function setPackage(
  reference: string,
  { name, userLimit, trialDays, ...options }: PackageOptions,
): Promise<void> {
  requireChange([name, userLimit, trialDays], '--name, --user-limit, --trial-days');
  return withServices(async (services, operator) => {
    const { id, version, Name, Nutzerlimit, Testphasendauer } = await packageOf(
      services,
      operator,
      reference,
    );
    await save(services, operator, {
      ...{ id, version },
      Name: name ?? Name,
      Nutzerlimit: userLimit ?? Nutzerlimit,
      Testphasendauer: trialDays ?? Testphasendauer,
    });
    await printSaved(
      'package',
      rowOf(await packageOf(services, operator, `id:${id}`)),
      'was changed',
      options,
    );
  });
}

/** Makes a package the default and reports it. */
export function setDefaultPackage(
  reference: string,
  { registration, contract, ...options }: DefaultOptions,
): Promise<void> {
  if (!registration && !contract)
    throw new UsageError('Say for what it is the default: --registration, --contract or both.');
  return withServices(async (services, operator) => {
    const { id, version, Name, Nutzerlimit, Testphasendauer } = await packageOf(
      services,
      operator,
      reference,
    );
    await save(services, operator, {
      ...{ id, version, Name, Nutzerlimit, Testphasendauer },
      ...(registration && { RegistrierungStandard: true }),
      ...(contract && { VollversionStandard: true }),
    });
    await printSaved(
      'package',
      rowOf(await packageOf(services, operator, `id:${id}`)),
      'is the default now',
      options,
    );
  });
}

/** Deletes a package after confirmation. */
export function deletePackage(reference: string, options: FormatOptions & YesOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const { id, version, Name } = await packageOf(services, operator, reference);
    await deleteAsked({ id, Name }, `the package "${Name}"`, options, async () => {
      await paketeOf(services).remove(operator, id, version);
    });
  });
}

function packages(
  services: Services,
  operator: OperatorActor,
  filter = '',
): Promise<readonly PaketListRow[]> {
  const pakete = paketeOf(services);
  return allPages(listQueryOf(paketRecord).parse({ q: filter }), (query) => pakete.list(operator, query));
}

async function packageOf(
  services: Services,
  operator: OperatorActor,
  reference: string,
): Promise<PaketListRow> {
  return referred(
    await packages(services, operator),
    reference,
    ({ Name }) => Name,
    'package',
    'inko package list',
  );
}

const rowOf = ({ version: _, ...row }: PaketListRow) => row;
