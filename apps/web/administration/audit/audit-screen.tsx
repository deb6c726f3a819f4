import { Form, Link } from '@remix-run/react';
import { useId } from 'react';
import type { AuditChoice } from '#auth';
import type { AuditColumn, AuditLine, AuditQuery } from '#auth/domain';
import { formatMomentWithSeconds, listAddress, type Page, sortText } from '#platform/domain';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { FilterField } from '../../ui/list/filter-field.tsx';
import { ListMenu } from '../../ui/list/list-menu.tsx';
import { EntryText } from '../history/entry-text.tsx';
import { TakeBack } from '../history/take-back.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';

interface ProtokollFiltersProps {
  readonly query: AuditQuery;
  readonly acts: readonly AuditChoice[];
  readonly kinds: readonly AuditChoice[];
}

/** Filters in the panel. */
const BEHIND = ['von', 'bis', 'Datensatz', 'Institution'] as const;

/**
 * Filters of the audit log. They are kept in the address, so that it can be bookmarked and the export uses
 * the same ones.
 */
function ProtokollFilters({ query, acts, kinds }: ProtokollFiltersProps) {
  const { filters, sort } = query;
  // Remounts the fields when a link or going back changes the filters.
  const key = JSON.stringify(filters);
  return (
    <Form
      key={key}
      method="get"
      role="search"
      aria-label="Protokoll filtern"
      className="list-filters"
      replace
    >
      <input type="hidden" name="sort" value={sortText(sort)} />
      <FilterField name="filter.Wer" label="Wer oder wen (Name oder Benutzername)" value={filters.Wer} />
      <ChoiceFilter name="filter.Was" label="Was" all="alles" choices={acts} value={filters.Was} />
      <ChoiceFilter name="filter.Art" label="Art" all="alle Arten" choices={kinds} value={filters.Art} />
      <ListMenu label="Filter" count={BEHIND.filter((name) => filters[name]).length}>
        <div className="data-filters">
          <FilterField name="filter.von" label="Von" value={filters.von} type="date" />
          <FilterField name="filter.bis" label="Bis" value={filters.bis} type="date" />
          <FilterField name="filter.Datensatz" label="Datensatz (Name)" value={filters.Datensatz} />
          <FilterField
            name="filter.Institution"
            label="Institution (Name oder Kundennummer)"
            value={filters.Institution}
          />
        </div>
      </ListMenu>
      <button type="submit" className="button button-compact">
        Anwenden
      </button>
      {Object.keys(filters).length === 0 ? null : (
        <Link className="button button-compact" to="/cms/9" replace>
          Alle Einträge zeigen
        </Link>
      )}
    </Form>
  );
}

/** Filters by one of a list of choices. */
function ChoiceFilter(props: {
  readonly name: string;
  readonly label: string;
  /** Label of no filter. */
  readonly all: string;
  readonly choices: readonly AuditChoice[];
  readonly value: string | undefined;
}) {
  const { name, label, all, choices, value = '' } = props;
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select className="input" id={id} name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ProtokollScreenProps {
  readonly query: AuditQuery;
  readonly page: Page<AuditLine>;
  readonly acts: readonly AuditChoice[];
  readonly kinds: readonly AuditChoice[];
}

const COLUMNS: readonly DataColumn<AuditLine, AuditColumn>[] = [
  {
    id: 'Zeit',
    label: 'Zeit',
    cell: ({ at }) => <time dateTime={at}>{formatMomentWithSeconds(new Date(at))}</time>,
  },
  {
    id: 'Was',
    label: 'Was geschehen ist',
    cell: (line) => (
      <div className="data-text">
        <EntryText line={line} />
        {line.rows === 0 ? null : (
          <Link className="entry-rows" to={`/cms/9?sort=-Zeit&filter.Import=${line.id}`}>
            {line.rows === 1 ? 'Die Zeile zeigen' : `Die ${line.rows} Zeilen zeigen`}
          </Link>
        )}
        <TakeBack line={line} />
      </div>
    ),
  },
  { id: 'Institution', label: 'Institution', cell: ({ institution }) => institution ?? '–' },
];
const UNSORTED = new Set(['Was', 'Institution']);

/** The audit log (/cms/9). */
export function ProtokollScreen({ query, page, acts, kinds }: ProtokollScreenProps) {
  const file = `${listAddress({ ...query, page: 1 })}`;
  return (
    <ScreenFrame
      title="Protokoll"
      about="Wer wann was getan hat, ein halbes Jahr lang. Angaben aus Beratungen stehen nicht darin, und von Besuchern keine Adressen."
      head={
        <div className="row">
          <a className="button" href={`/cms/protokoll/file?${file}`} download>
            Als CSV herunterladen
          </a>
          <a className="button" href={`/cms/protokoll/file/json?${file}`} download>
            Als JSON herunterladen
          </a>
        </div>
      }
    >
      <DataTable<AuditLine, AuditColumn>
        label="Protokoll"
        columns={COLUMNS}
        query={query}
        page={page}
        unsorted={UNSORTED}
        empty="Kein Eintrag passt zu dieser Auswahl."
        filters={<ProtokollFilters query={query} acts={acts} kinds={kinds} />}
      />
    </ScreenFrame>
  );
}
