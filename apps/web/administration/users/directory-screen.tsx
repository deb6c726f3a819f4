import { Link } from '@remix-run/react';
import { useState } from 'react';
import type { UserDirectory, UserGroup } from '#auth';
import { type DirectoryColumn, type DirectoryUser, NO_ROLE, STATUS_IN_WORDS } from '#auth/domain';
import type { ListQuery } from '#platform/domain';
import { BeginList } from '../../ui/list/begin-list.tsx';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { DirectoryFrame, groupTitles } from './directory-frame.tsx';
import { InstitutionChoice } from './institution-choice.tsx';
import { ResultDialog, type UserResult } from './result-dialog.tsx';
import { EditDialog, UserDialog } from './user-dialog.tsx';
import { nameOf } from './user-form.ts';

const STATUSES = Object.values(STATUS_IN_WORDS);

interface DirectoryScreenProps {
  readonly group: UserGroup;
  readonly vendorName: string;
  readonly directory: UserDirectory;
  readonly query: ListQuery<DirectoryColumn>;
}

type Open =
  | { readonly user: DirectoryUser }
  | { readonly add: { readonly id: number; readonly Name: string } | null };

/** All users, in two groups (access specification, section 2, 'accounts / Benutzerverwaltung'). */
export function DirectoryScreen({ group, vendorName, directory, query }: DirectoryScreenProps) {
  const [open, setOpen] = useState<Open | 'choice' | null>(null);
  const [result, setResult] = useState<UserResult | null>(null);
  const { page, count, roles } = directory;
  const close = () => setOpen(null);
  const done = (what: UserResult) => {
    setOpen(null);
    setResult(what);
  };
  return (
    <DirectoryFrame
      vendorName={vendorName}
      about={`alle Benutzer (${count})`}
      head={
        <div>
          <button
            type="button"
            className="button button-primary"
            onClick={() => setOpen(group === 'staff' ? { add: null } : 'choice')}
          >
            Benutzer hinzufügen
          </button>
        </div>
      }
    >
      <DataTable<DirectoryUser, DirectoryColumn>
        key={group}
        label={groupTitles(vendorName)[group]}
        columns={columnsFor(roles, (user) => setOpen({ user }))}
        query={query}
        page={page}
        empty="Kein Benutzer passt zu dieser Suche."
        begin={
          <BeginList words="Noch hat keine Institution Benutzer. Mit jeder neuen Institution entsteht ihr Hauptbenutzer; der legt die Zugänge der Kolleginnen und Kollegen selbst an.">
            <Link className="button" to="/cms/0">
              Zu den Kundeninstitutionen
            </Link>
          </BeginList>
        }
      />
      {open === null ? null : open === 'choice' ? (
        <InstitutionChoice onChosen={(add) => setOpen({ add })} onClose={close} />
      ) : 'user' in open ? (
        <UserDialog byVendor user={open.user} roles={roles} onDone={done} onClose={close} />
      ) : (
        <EditDialog
          user={null}
          {...(open.add !== null && { institution: open.add })}
          roles={roles}
          onDone={done}
          onClose={close}
        />
      )}
      {result === null ? null : <ResultDialog result={result} onClose={() => setResult(null)} />}
    </DirectoryFrame>
  );
}

function columnsFor(
  roles: UserDirectory['roles'],
  onOpen: (user: DirectoryUser) => void,
): readonly DataColumn<DirectoryUser, DirectoryColumn>[] {
  return [
    {
      id: 'Vorname',
      label: 'Vorname',
      cell: (user) => (
        <button type="button" className="link-button" aria-label={nameOf(user)} onClick={() => onOpen(user)}>
          {user.Vorname}
        </button>
      ),
    },
    { id: 'Nachname', label: 'Nachname', cell: ({ Nachname }) => Nachname },
    { id: 'Loginname', label: 'Benutzername', cell: ({ Loginname }) => Loginname },
    { id: 'Mail', label: 'E-Mail', cell: ({ Mail }) => Mail ?? '–' },
    { id: 'Institution', label: 'Institution', cell: ({ Institution }) => Institution },
    {
      id: 'Kundennummer',
      label: 'Kundennummer',
      initially: 'hidden',
      cell: ({ Kundennummer }) => Kundennummer ?? '–',
    },
    { id: 'Ort', label: 'Ort', initially: 'hidden', cell: ({ Ort }) => Ort || '–' },
    { id: 'PLZ', label: 'PLZ', initially: 'hidden', cell: ({ PLZ }) => PLZ || '–' },
    {
      id: 'Status',
      label: 'Status',
      choices: STATUSES,
      cell: ({ Status }) => STATUS_IN_WORDS[Status],
    },
    {
      id: 'Rolle',
      label: 'Rolle',
      choices: [...roles.map(({ name }) => name), NO_ROLE],
      cell: ({ RollenName }) => RollenName ?? NO_ROLE,
    },
  ];
}
