import { useState } from 'react';
import { type DeletedInstitution, type DeletedInstitutionsColumn, deletedInWords } from '#auth/domain';
import type { ListQuery, Page } from '#platform/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useFrame } from '../../session/frame-data.ts';
import { DeferredDialog } from '../../ui/basics/deferred.tsx';
import { BeginList } from '../../ui/list/begin-list.tsx';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { ResultDialog, type UserResult } from '../users/result-dialog.tsx';
import { daysLater } from './days-later.ts';
import { InstitutionsFrame } from './institutions-frame.tsx';

const DIALOGS = deferredPart(() => import('./dialogs/institution-dialogs.ts'));

/** Sortable columns, and the column with the delete button. */
type Column = DeletedInstitutionsColumn | 'act';
const UNSORTED: ReadonlySet<string> = new Set(['act']);

interface DeletedScreenProps {
  readonly page: Page<DeletedInstitution>;
  readonly query: ListQuery<DeletedInstitutionsColumn>;
}

/** Deleted institutions whose rows are kept until they are deleted permanently. */
export function DeletedScreen({ page, query }: DeletedScreenProps) {
  const { deletedKeepDays } = useFrame();
  const [going, setGoing] = useState<DeletedInstitution | null>(null);
  const [result, setResult] = useState<UserResult | null>(null);
  const columns: readonly DataColumn<DeletedInstitution, Column>[] = [
    { id: 'Name', label: 'Name', cell: ({ Name }) => Name },
    // Second column, so that it is visible on a narrow screen, where the table scrolls.
    {
      id: 'act',
      label: 'Löschen',
      cell: (row) => (
        <button
          type="button"
          className="link-button"
          aria-label={`Endgültig löschen: ${row.Name}`}
          onClick={() => setGoing(row)}
        >
          Endgültig löschen
        </button>
      ),
    },
    { id: 'PLZ', label: 'PLZ', cell: ({ PLZ }) => PLZ },
    { id: 'Ort', label: 'Ort', cell: ({ Ort }) => Ort },
    { id: 'geloescht', label: 'Gelöscht am', cell: deletedInWords },
  ];
  return (
    <InstitutionsFrame
      about={`Von diesen Institutionen sind noch Daten gespeichert. Mit dem Löschen sind ihre Kundennummern, E-Mail-Adressen und Passwörter verfallen: Wiederherstellen lassen sie sich nicht, nur endgültig löschen.${deletedKeepDays === null ? '' : ` Das geschieht ${daysLater(deletedKeepDays)} von selbst.`}`}
    >
      <DataTable<DeletedInstitution, Column>
        label="Gelöschte Institutionen"
        columns={columns}
        query={query}
        page={page}
        unsorted={UNSORTED}
        empty="Es gibt keine gelöschte Institution, auf die das passt."
        begin={<BeginList words="Zurzeit sind von keiner gelöschten Institution Daten gespeichert." />}
      />
      {going === null ? null : (
        <DeferredDialog part={DIALOGS} onClose={() => setGoing(null)}>
          {({ InstitutionDeletion }) => (
            <InstitutionDeletion
              institution={going}
              how="rest"
              onDone={(done) => {
                setGoing(null);
                setResult(done);
              }}
              onClose={() => setGoing(null)}
            />
          )}
        </DeferredDialog>
      )}
      {result === null ? null : <ResultDialog result={result} onClose={() => setResult(null)} />}
    </InstitutionsFrame>
  );
}
