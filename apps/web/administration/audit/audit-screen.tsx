import type { AuditAct } from '#auth';
import type { AuditColumn, AuditLine, AuditQuery } from '#auth/domain';
import { listAddress, type Page } from '#platform/domain';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { ProtokollFilters } from './audit-filters.tsx';

interface ProtokollScreenProps {
  readonly query: AuditQuery;
  readonly page: Page<AuditLine>;
  readonly acts: readonly AuditAct[];
}

const TIME = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

const COLUMNS: readonly DataColumn<AuditLine, AuditColumn>[] = [
  { id: 'Zeit', label: 'Zeit', cell: ({ at }) => <time dateTime={at}>{TIME.format(new Date(at))}</time> },
  { id: 'Wer', label: 'Wer', cell: ({ who }) => who },
  {
    id: 'Was',
    label: 'Was',
    cell: ({ what, whom }) => (
      <>
        {what}
        {whom === null ? null : <span className="protokoll-whom">{whom}</span>}
      </>
    ),
  },
  { id: 'Institution', label: 'Institution', cell: ({ institution }) => institution ?? '–' },
  {
    id: 'Einzelheiten',
    label: 'Einzelheiten',
    cell: ({ detail }) => <span className="data-text">{detail === '' ? '–' : detail}</span>,
  },
];
const UNSORTED = new Set(['Institution', 'Einzelheiten']);

/** The audit log (/cms/9). */
export function ProtokollScreen({ query, page, acts }: ProtokollScreenProps) {
  return (
    <ScreenFrame
      title="Protokoll"
      about="Wer wann was getan hat, ein halbes Jahr lang. Angaben aus Beratungen stehen nicht darin, und von Besuchern keine Adressen."
      head={
        <div className="row">
          <a className="button" href={`/cms/protokoll/file?${listAddress({ ...query, page: 1 })}`} download>
            Als CSV herunterladen
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
        filters={<ProtokollFilters query={query} acts={acts} />}
      />
    </ScreenFrame>
  );
}
