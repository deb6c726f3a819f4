import type { SqlEntityManager } from '@mikro-orm/sql';
import { trialDaysLeft } from '#institution/domain';
import { giveWay, isPostgres, readAtOneMoment, readCommitted, type SqlList, sqlPage } from '#platform';
import type { CalendarDay, ListQuery, Page } from '#platform/domain';
import { MAIN_USER_ROLE_ID } from '../roles/role-ids.ts';
import { STATUS } from '../user-admin/user-directory-rows.ts';
import type { UserStatus } from '../users/user-status.ts';
import {
  daysLeftInWords,
  type InstitutionRow,
  type InstitutionsColumn,
  statusInWords,
} from './institutions-list.ts';

/** Rows of one statement where all are read: SQLite answers before anybody else gets a turn. */
const SLICE = 500;

interface Row extends Omit<InstitutionRow, 'Testphase' | 'Testende'> {
  readonly Testphase: boolean | number;
}

const TABLE = 'institution i';
const JOIN = 'join paket p on p.id = i.paket_id';
/** Customers that are not deleted. */
const PRESENT = 'not i.is_vendor and i.deleted is null';
/** Status of the first main user; null without one. */
const MAIN_STATUS = `(select ${STATUS} from users u where u.institution_id = i.id and u.role_id = ${MAIN_USER_ROLE_ID}
  and u.login_key is not null order by u.id limit 1)`;
const SELECT = `i.id, i.version, i.name as "Name", i.kundennummer as "Kundennummer", i.vertriebsweg as "Vertriebsweg",
  i.strasse as "Strasse", i.hausnummer as "Hausnummer", i.plz as "PLZ", i.ort as "Ort", i.paket_id as "PaketId",
  p.name as "Paket", i.testphase as "Testphase", i.testbeginn as "Testbeginn", p.testphasendauer as "Testphasendauer",
  ${MAIN_STATUS} as "Status"`;

/** A page of the vendor's customers on a day. */
export async function readInstitutionPage(
  em: SqlEntityManager,
  query: ListQuery<InstitutionsColumn>,
  today: CalendarDay,
): Promise<Page<InstitutionRow>> {
  const list = institutionList(em, await readPakete(em), today);
  const page = await sqlPage<Row, InstitutionsColumn>(em, list, query, SELECT);
  return { ...page, rows: page.rows.map((row) => onDay(row, today)) };
}

/** All customers by id, as they were at one moment. */
export async function readAllInstitutions(
  em: SqlEntityManager,
  today: CalendarDay,
): Promise<readonly InstitutionRow[]> {
  const { value } = await readAtOneMoment(em, ['accounts', 'pakete'], async () => {
    const all: InstitutionRow[] = [];
    for (;;) {
      const slice = await readCommitted<Row>(
        em,
        `select ${SELECT} from (select * from ${TABLE} where ${PRESENT} and i.id > ? order by i.id limit ${SLICE}) i
           ${JOIN} order by i.id`,
        [all.at(-1)?.id ?? 0],
      );
      for (const row of slice) all.push(onDay(row, today));
      if (slice.length < SLICE) return all;
      await giveWay();
    }
  });
  return value;
}

/** How the customers stand. */
export interface Trials {
  readonly counts: {
    readonly contract: number;
    readonly trial: number;
    readonly over: number;
  };
  /** Trials that end soon, the earliest first. */
  readonly ending: readonly (Pick<InstitutionRow, 'id' | 'Name' | 'Ort'> & { readonly Testende: number })[];
  /** Number of such trials, including those not listed. */
  readonly endingCount: number;
}

/**
 * Counts the customers under contract, in their trial and after it.
 *
 * @param within days to the end of a trial that ends soon, and how many of those are listed
 */
export async function readTrials(
  em: SqlEntityManager,
  today: CalendarDay,
  within: { readonly days: number; readonly lines: number },
): Promise<Trials> {
  const left = daysLeft(em, await readPakete(em), today);
  const customers = `(select i.id, i.name, i.name_key, i.ort, ${left} as days from ${TABLE} where ${PRESENT}) c`;
  const [sums]: Record<'contract' | 'trial' | 'over' | 'soon', number | string>[] = await em.execute(
    `select count(case when days is null then 1 end) as contract, count(case when days > 0 then 1 end) as trial,
       count(case when days <= 0 then 1 end) as over, count(case when days between 1 and ? then 1 end) as soon
     from ${customers}`,
    [within.days],
  );
  const ending: Trials['ending'][number][] = await em.execute(
    `select id, name as "Name", ort as "Ort", days as "Testende" from ${customers}
     where days between 1 and ? order by days, name_key, id limit ?`,
    [within.days, within.lines],
  );
  return {
    counts: {
      contract: Number(sums?.contract ?? 0),
      trial: Number(sums?.trial ?? 0),
      over: Number(sums?.over ?? 0),
    },
    ending,
    endingCount: Number(sums?.soon ?? 0),
  };
}

interface PaketTerms {
  readonly id: number;
  readonly name: string;
  /** Days. */
  readonly duration: number;
}

/** The Pakete, sorted by name. They are few, so that their terms are written into the queries of the many. */
async function readPakete(em: SqlEntityManager): Promise<readonly PaketTerms[]> {
  const pakete: PaketTerms[] = await em.execute('select id, name, testphasendauer as duration from paket');
  return pakete.toSorted((a, b) => a.name.localeCompare(b.name, 'de'));
}

/** SQL that has a value for each Paket. */
function ofPaket(pakete: readonly PaketTerms[], value: (paket: PaketTerms, rank: number) => number): string {
  if (pakete.length === 0) return 'null';
  return `case i.paket_id ${pakete.map((paket, rank) => `when ${paket.id} then ${value(paket, rank)}`).join(' ')} end`;
}

/** `trialEnd` as SQL. */
function trialEnd(em: SqlEntityManager, pakete: readonly PaketTerms[]): string {
  const days = ofPaket(pakete, ({ duration }) => duration);
  const end = isPostgres(em)
    ? `cast(i.testbeginn as date) + ${days}`
    : `date(i.testbeginn, (${days}) || ' days')`;
  return `case when i.testphase and i.testbeginn is not null then ${end} end`;
}

/** `trialDaysLeft` as SQL. */
function daysLeft(em: SqlEntityManager, pakete: readonly PaketTerms[], today: CalendarDay): string {
  const end = trialEnd(em, pakete);
  return isPostgres(em)
    ? `((${end}) - date '${today}')`
    : `cast(julianday(${end}) - julianday('${today}') as integer)`;
}

/** `daysLeftInWords` as SQL. */
function daysLeftText(left: string): string {
  const [before, after] = daysLeftInWords(2).split('2');
  return `case when ${left} is null then '${daysLeftInWords(null)}' when ${left} <= 0 then '${daysLeftInWords(0)}'
    when ${left} = 1 then '${daysLeftInWords(1)}' else '${before}' || ${left} || '${after}' end`;
}

const STATUSES: readonly (UserStatus | null)[] = ['active', 'inaktiv', 'wartend', null];

function institutionList(
  em: SqlEntityManager,
  pakete: readonly PaketTerms[],
  today: CalendarDay,
): SqlList<InstitutionsColumn> {
  const among = (expression: string, wanted: readonly (number | string)[]) =>
    wanted.length === 0 ? '1 = 0' : `${expression} in (${wanted.join(', ')})`;
  return {
    table: TABLE,
    join: JOIN,
    where: PRESENT,
    values: [],
    id: 'i.id',
    columns: {
      Name: { sort: 'i.name_key', text: 'i.name' },
      Kundennummer: { sort: 'i.kundennummer', nullable: true, text: 'i.kundennummer' },
      Ort: { sort: 'i.ort_key', text: 'i.ort' },
      PLZ: { sort: 'i.plz', text: 'i.plz' },
      Paket: {
        sort: ofPaket(pakete, (_, rank) => rank),
        matches: (contains) =>
          among(
            'i.paket_id',
            pakete.filter(({ name }) => contains(name)).map(({ id }) => id),
          ),
      },
      Testphase: {
        sort: trialEnd(em, pakete),
        nullable: true,
        text: daysLeftText(daysLeft(em, pakete, today)),
      },
      Status: {
        sort: MAIN_STATUS,
        nullable: true,
        matches: (contains) =>
          among(
            `coalesce(${MAIN_STATUS}, '')`,
            STATUSES.filter((status) => contains(statusInWords(status))).map((status) => `'${status ?? ''}'`),
          ),
      },
    },
  };
}

const onDay = ({ Testphase, ...row }: Row, today: CalendarDay): InstitutionRow => {
  const facts = {
    testphase: Boolean(Testphase),
    testbeginn: row.Testbeginn,
    testphasendauer: row.Testphasendauer,
  };
  return { ...row, Testphase: facts.testphase, Testende: trialDaysLeft(facts, today) };
};
