import { Link } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import type { UserDirectory, UserGroup } from '#auth';
import { searchInstitutions } from '#auth/calls';
import type { DirectoryColumn, DirectoryUser, InstitutionRow } from '#auth/domain';
import type { ListQuery } from '#platform/domain';
import { makeCall } from '../../session/make-call.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { BeginList } from '../../ui/list/begin-list.tsx';
import { type DataColumn, DataTable } from '../../ui/list/data-table.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { DirectoryFrame, groupTitles } from './directory-frame.tsx';
import { ResultDialog, type UserResult } from './result-dialog.tsx';
import { userColumns } from './user-columns.tsx';
import { EditDialog, UserDialog } from './user-dialog.tsx';

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
        columns={userColumns(roles, (user: DirectoryUser) => setOpen({ user }), INSTITUTION)}
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

const INSTITUTION: readonly DataColumn<DirectoryUser, DirectoryColumn>[] = [
  { id: 'Institution', label: 'Institution', cell: ({ Institution }) => Institution },
  {
    id: 'Kundennummer',
    label: 'Kundennummer',
    initially: 'hidden',
    cell: ({ Kundennummer }) => Kundennummer ?? '–',
  },
  { id: 'Ort', label: 'Ort', initially: 'hidden', cell: ({ Ort }) => Ort || '–' },
  { id: 'PLZ', label: 'PLZ', initially: 'hidden', cell: ({ PLZ }) => PLZ || '–' },
];

type Found = Pick<InstitutionRow, 'id' | 'Name' | 'Kundennummer' | 'PLZ' | 'Ort'>;

interface InstitutionChoiceProps {
  readonly onChosen: (institution: Found) => void;
  readonly onClose: () => void;
}

/** Asks for the institution of a new user. There are thousands, so it is a search. */
function InstitutionChoice({ onChosen, onClose }: InstitutionChoiceProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await makeCall(searchInstitutions, { q: text });
    setBusy(false);
    setFailure(answer.ok ? null : answer.message);
    setFound(answer.ok ? answer.value.rows : null);
  };
  return (
    <Dialog title="Für welche Institution?" onClose={onClose}>
      <form className="stack" onSubmit={(event) => void search(event)}>
        <div className="field">
          <label className="field-label" htmlFor="institution-search">
            Name, Kundennummer oder Ort
          </label>
          <input
            id="institution-search"
            className="input"
            type="search"
            value={text}
            maxLength={100}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <BusyButton type="submit" busy={busy}>
          Suchen
        </BusyButton>
      </form>
      <FailureText failure={failure} />
      <p role="status">{found?.length === 0 ? 'Keine Institution passt zu dieser Suche.' : ''}</p>
      <ul className="institution-choice" aria-label="Gefundene Institutionen">
        {found?.map((each) => (
          <li key={each.id}>
            <button type="button" className="link-button" onClick={() => onChosen(each)}>
              {each.Name}
            </button>{' '}
            {each.Kundennummer ?? 'ohne Kundennummer'}, {each.PLZ} {each.Ort}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </Dialog>
  );
}
