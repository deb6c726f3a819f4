import { krankenkasseRecord, type ManagedKrankenkasse } from '#institution/domain';
import { Clock, checked, RecordServices } from '#platform';
import { type ColumnType, columnsIn, type InputOf, type OperatorActor } from '#platform/domain';
import type { Services } from '#setup';
import { type FormatOptions, type OutputRow, printResult } from '../output/output.ts';
import { deleteAsked } from '../program/delete-asked.ts';
import { readServices, withServices } from '../program/open-services.ts';
import type { YesOptions } from '../program/options.ts';
import { referred } from '../program/reference.ts';
import { requireChange } from '../program/usage-error.ts';
import { insurerRow } from './insurer-list.ts';
import { FIELDS, type InsurerOptions } from './insurer-options.ts';

const kassenOf = (services: Services) => services.get(RecordServices).of(krankenkasseRecord);

/** A Krankenkasse with today's rates, those that are dated, and how many institutions have chosen it. */
export function showInsurer(reference: string): Promise<OutputRow> {
  return readServices(async (services, operator) =>
    rowOf(services, operator, await insurerOf(services, operator, reference)),
  );
}

/** Adds a Krankenkasse and reports it. */
export function addInsurer(options: InsurerOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const { id } = await save(services, operator, { id: null, ...valuesOf(options) });
    await report(services, operator, id, 'was added', options);
  });
}

/** Changes a Krankenkasse and reports it. */
export function setInsurer(reference: string, options: InsurerOptions): Promise<void> {
  const values = valuesOf(options);
  requireChange(Object.values(values));
  return withServices(async (services, operator) => {
    const { id, version } = await insurerOf(services, operator, reference);
    await save(services, operator, { id, version, ...values });
    await report(services, operator, id, 'was changed', options);
  });
}

/** Deletes a Krankenkasse after confirmation. */
export function deleteInsurer(reference: string, options: FormatOptions & YesOptions): Promise<void> {
  return withServices(async (services, operator) => {
    const { id, version, Kasse } = await insurerOf(services, operator, reference);
    const chosen = await kassenOf(services).usage(operator, id);
    const what = `the Krankenkasse "${Kasse}", which ${chosen} institutions have chosen`;
    await deleteAsked({ id, Kasse }, what, options, async () => {
      await kassenOf(services).remove(operator, id, version);
    });
  });
}

const save = (services: Services, operator: OperatorActor, given: object) =>
  kassenOf(services).save(operator, given as InputOf<(typeof krankenkasseRecord)['columns']>);

/** The given values, read as the cells of a file are. */
function valuesOf(options: InsurerOptions): Readonly<Record<string, unknown>> {
  const types = new Map<string, ColumnType<unknown>>(
    columnsIn(krankenkasseRecord).map(([name, { type }]) => [name, type]),
  );
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([option, field]) => {
      const text = options[option as keyof typeof FIELDS];
      const type = types.get(field);
      if (text === undefined || type === undefined) return [];
      return [[field, checked(type.cellSchema ?? type.schema, text)]];
    }),
  );
}

async function insurerOf(
  services: Services,
  operator: OperatorActor,
  reference: string,
): Promise<ManagedKrankenkasse> {
  const all = await kassenOf(services).all(operator);
  return referred(all, reference, ({ Kasse }) => Kasse, 'Krankenkasse', 'inko insurer list');
}

async function rowOf(services: Services, operator: OperatorActor, row: ManagedKrankenkasse) {
  const chosen = await kassenOf(services).usage(operator, row.id);
  return insurerRow(row, services.get(Clock).today(), chosen);
}

async function report(
  services: Services,
  operator: OperatorActor,
  id: number,
  did: string,
  options: FormatOptions,
): Promise<void> {
  const row = await insurerOf(services, operator, `id:${id}`);
  const done = `The Krankenkasse "${row.Kasse}" (id:${id}) ${did}.`;
  await printResult(await rowOf(services, operator, row), options, { done });
}
