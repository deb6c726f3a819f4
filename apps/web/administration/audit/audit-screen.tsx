import { Link } from '@remix-run/react';
import type { AuditChoice } from '#auth';
import type { AuditColumn, AuditLine, AuditQuery } from '#auth/domain';
import { formatMomentWithSeconds, listAddress, type Page } from '#platform/domain';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { EntryText } from '../history/entry-text.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { ProtokollFilters } from './audit-filters.tsx';

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
