import type { SqlEntityManager } from '@mikro-orm/sql';
import { contactColumnsOf, contactFieldsOf, Institution, paketTerms } from '#institution';
import { trialDaysLeft } from '#institution/domain';
import { type AuditPart, type Clock, changeVersioned, lockData, type TableDefinition } from '#platform';
import { type CalendarDay, DomainError, nameKey } from '#platform/domain';
import { endAccessOfInstitution } from '../session/end-access.ts';
import { type InstitutionFileRow, institutionFile, type PaketIds } from './institution-table.ts';

const MEANWHILE =
  'Eine Institution wurde inzwischen geändert; es wurde nichts gespeichert. Bitte importieren Sie die Tabelle noch einmal.';

/** The vendor's customers as a table. New ones have no users: those come by the table of users. */
export function institutionDefinition(pakete: PaketIds, clock: Clock): TableDefinition<InstitutionFileRow> {
  const added: AuditPart[] = [];
  const paketOf = ({ Paket }: InstitutionFileRow) => pakete.get(nameKey(Paket)) ?? 0;
  return {
    shape: institutionFile(pakete),
    institutionId: null,
    lock: (em) => lockData(em, 'customer-tables'),
    async stored(em) {
      const rows = await em.find(
        Institution,
        { isVendor: false, deleted: null },
        { populate: ['paket'], orderBy: { name: 'asc', id: 'asc' }, disableIdentityMap: true },
      );
      return rows.map((row) => ({ version: row.version, row: fileRow(row as Institution) }));
    },
    async write(em, changes) {
      for (const { row, before } of changes) {
        if (before === null) added.push(await insert(em, row, paketOf(row), clock));
        else await change(em, row, before, paketOf(row), clock.today());
      }
      return added.flatMap(({ institution = [] }) => institution);
    },
    parts: (changes) => [...added, ...changes.flatMap(changedPart)],
  };
}

function fileRow(row: Institution): InstitutionFileRow {
  const { Beraternamen: _, Kartenzeilen: __, KennwortJeVersand: ___, ...contact } = contactFieldsOf(row);
  return {
    id: row.id,
    Kundennummer: row.kundennummer ?? '',
    Vertriebsweg: row.vertriebsweg,
    ...contact,
    Paket: row.paket.Name,
  };
}

function columnsOf({ id: _, Kundennummer, Vertriebsweg, Paket: __, ...contact }: InstitutionFileRow) {
  return { ...contactColumnsOf(contact), kundennummer: Kundennummer, vertriebsweg: Vertriebsweg };
}

async function insert(
  em: SqlEntityManager,
  row: InstitutionFileRow,
  paket: number,
  clock: Clock,
): Promise<AuditPart> {
  const id = (await em.insert(Institution, {
    ...(columnsOf(row) as Required<ReturnType<typeof columnsOf>>),
    berechnungsmethode: 'A',
    ...(await paketTerms(em, paket, clock.today())),
    isVendor: false,
    created: clock.now(),
  })) as number;
  const { id: _, ...after } = row;
  return { act: 'institution-added', institution: id, after };
}

async function change(
  em: SqlEntityManager,
  row: InstitutionFileRow,
  { version, row: present }: { readonly version: number | string; readonly row: InstitutionFileRow },
  paket: number,
  today: CalendarDay,
): Promise<void> {
  const id = present.id ?? 0;
  const moves = nameKey(row.Paket) !== nameKey(present.Paket);
  if (moves) {
    const {
      testphase,
      testbeginn,
      paket: former,
    } = await em.findOneOrFail(Institution, id, {
      populate: ['paket'],
      disableIdentityMap: true,
    });
    const trial = { testphase, testbeginn: (testbeginn ?? null) as CalendarDay | null };
    const left = trialDaysLeft({ ...trial, testphasendauer: former.Testphasendauer }, today);
    // What the trial's end had ended does not come back.
    if ((left ?? 1) <= 0) await endAccessOfInstitution(em, id);
  }
  const columns = { ...columnsOf(row), ...(moves && (await paketTerms(em, paket, today))) };
  if (!(await changeVersioned(em, Institution, { id, version: Number(version) }, columns)))
    throw new DomainError('conflict', MEANWHILE);
}

function changedPart({
  row,
  before,
}: {
  readonly row: InstitutionFileRow;
  readonly before: { readonly row: InstitutionFileRow } | null;
}): AuditPart[] {
  if (before === null) return [];
  const { id, ...old } = before.row;
  const names = (Object.keys(old) as (keyof typeof old)[]).filter(
    (name) => row[name] !== undefined && row[name] !== old[name],
  );
  const of = (values: InstitutionFileRow) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return [{ act: 'institution-changed', institution: id ?? 0, before: of(before.row), after: of(row) }];
}
