import { useState } from 'react';
import { type DeletedUser, type DeletedUsersColumn, userDeletedInWords } from '#auth/domain';
import type { ListQuery, Page } from '#platform/domain';
import { BeginList } from '../../ui/list/begin-list.tsx';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { ActQuestion } from './act-question.tsx';
import { DirectoryFrame } from './directory-frame.tsx';
import { ResultDialog, type UserResult } from './result-dialog.tsx';
import { wordsOf } from './user-acts.ts';
import { nameOf } from './user-form.ts';

/** Sortable columns, and the column with the delete button. */
type Column = DeletedUsersColumn | 'act';
const UNSORTED: ReadonlySet<string> = new Set(['act']);

interface DeletedUsersScreenProps {
  readonly vendorName: string;
  readonly page: Page<DeletedUser>;
  readonly query: ListQuery<DeletedUsersColumn>;
}

/** Deleted users whose rows are kept until they are deleted permanently. */
export function DeletedUsersScreen({ vendorName, page, query }: DeletedUsersScreenProps) {
  const [going, setGoing] = useState<DeletedUser | null>(null);
  const [result, setResult] = useState<UserResult | null>(null);
  const columns: readonly DataColumn<DeletedUser, Column>[] = [
    { id: 'Nachname', label: 'Nachname', cell: ({ Nachname }) => Nachname },
    // Second column, so that it is visible on a narrow screen, where the table scrolls.
    {
      id: 'act',
      label: 'Löschen',
      cell: (user) => (
        <button
          type="button"
          className="link-button"
          aria-label={`Endgültig löschen: ${nameOf(user)} (${user.Loginname})`}
          onClick={() => setGoing(user)}
        >
          Endgültig löschen
        </button>
      ),
    },
    { id: 'Vorname', label: 'Vorname', cell: ({ Vorname }) => Vorname },
    { id: 'Loginname', label: 'Benutzername', cell: ({ Loginname }) => Loginname },
    { id: 'Institution', label: 'Institution', cell: ({ Institution }) => Institution },
    { id: 'geloescht', label: 'Gelöscht am', cell: userDeletedInWords },
  ];
  return (
    <DirectoryFrame
      vendorName={vendorName}
      about="Von diesen Benutzern sind noch Name und Benutzername gespeichert. Mit dem Löschen sind E-Mail-Adresse, Passwort und alle Anmeldungen verfallen: Wiederherstellen lassen sie sich nicht, nur endgültig löschen."
    >
      <DataTable<DeletedUser, Column>
        label="Gelöschte Benutzer"
        columns={columns}
        query={query}
        page={page}
        unsorted={UNSORTED}
        empty="Es gibt keinen gelöschten Benutzer, auf den das passt."
        begin={<BeginList words="Zurzeit sind von keinem gelöschten Benutzer Daten gespeichert." />}
      />
      {going === null ? null : (
        <ActQuestion
          act="rest"
          user={going}
          onDone={() => {
            const { done, result: text } = wordsOf('rest', going);
            setGoing(null);
            setResult({ title: done, text, login: null });
          }}
          onClose={() => setGoing(null)}
        />
      )}
      {result === null ? null : <ResultDialog result={result} onClose={() => setResult(null)} />}
    </DirectoryFrame>
  );
}
