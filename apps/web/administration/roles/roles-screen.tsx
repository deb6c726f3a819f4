import { useState } from 'react';
import type { GrantedRight, RoleListRow } from '#auth';
import { deleteRole, saveRole } from '#auth/calls';
import { type RolesColumn, roleInUse, STANDARD_ROLE_STAYS } from '#auth/domain';
import type { ListQuery, Page } from '#platform/domain';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import type { DataColumn } from '../../ui/list/data-table.tsx';
import { RecordHistory } from '../history/record-history.tsx';
import { NoticeDialog, type RowNotice } from '../rows/notice-dialog.tsx';
import { RowDeletion } from '../rows/row-deletion.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { RowsScreen } from '../rows/rows-screen.tsx';
import { StandardMark } from '../rows/standard-mark.tsx';
import { controlOf, NEW_ROLE, roleForm, savedRole, storedRole } from './role-form.ts';

interface RoleFieldsProps {
  /** Null for a new one. */
  readonly role: RoleListRow | null;
  readonly rights: readonly GrantedRight[];
}

/** Name, description and a box for each right. */
function RoleFields({ role, rights }: RoleFieldsProps) {
  return (
    <>
      <Field name="Name" label="Name" required maxLength={100} />
      <Field name="Beschreibung" label="Beschreibung" type="textarea" maxLength={500} />
      {role === null ? null : <p className="field-hint">{usersInWords(role.users)}</p>}
      {role?.reserved === 'vendor' ? (
        <p className="message message-notice">
          Diese Rolle hat alle Rechte: Die Verwaltung beruht auf ihnen. Sie lassen sich nicht ändern.
        </p>
      ) : (
        <fieldset className="stack role-boxes">
          <legend className="field-label">Rechte</legend>
          <p className="field-hint">Sie gelten sofort nach dem Speichern, auch für Angemeldete.</p>
          <div className="role-box-list">
            {rights.map(({ name, beschreibung }) => (
              <Checkbox key={name} name={controlOf(name)} label={beschreibung} />
            ))}
          </div>
        </fieldset>
      )}
      {role?.istStandard ? (
        <p className="message message-notice">
          Diese Rolle ist der Standard: Neue Benutzer bekommen sie, wo keine andere gewählt wird.
        </p>
      ) : role?.reserved ? null : (
        <Checkbox name="istStandard" label="Als Standard setzen" />
      )}
    </>
  );
}

const usersInWords = (users: number): string =>
  users === 0
    ? 'Kein Benutzer hat diese Rolle.'
    : users === 1
      ? 'Ein Benutzer hat diese Rolle.'
      : `${users} Benutzer haben diese Rolle.`;

interface RoleDialogProps {
  /** Null for a new one. */
  readonly role: RoleListRow | null;
  readonly rights: readonly GrantedRight[];
  readonly onDone: (notice: RowNotice) => void;
  readonly onClose: () => void;
}

/** Adds, edits or deletes one role. */
function RoleDialog({ role, rights, onDone, onClose }: RoleDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const form = useSavedForm({
    form: roleForm,
    call: saveRole,
    input: savedRole,
    storedOf: storedRole,
    stored: role === null ? NEW_ROLE : storedRole(role),
    hidden: role === null ? NEW : unseenOf(role),
    onSaved: () =>
      onDone(
        role === null
          ? { title: 'Rolle hinzugefügt', text: 'Die Rolle wurde erfolgreich hinzugefügt.' }
          : { title: 'Rolle angepasst', text: 'Die Rolle wurde erfolgreich angepasst.' },
      ),
  });
  return (
    <RowDialog
      title={role === null ? 'Rolle hinzufügen' : role.Name}
      form={form}
      onDelete={role === null || role.reserved !== null ? null : () => setDeleting(true)}
      onClose={onClose}
      below={role === null ? null : <RecordHistory kind="role" ids={[role.id]} />}
      over={
        deleting && role !== null ? (
          <Deletion role={role} onDone={onDone} onClose={() => setDeleting(false)} />
        ) : null
      }
    >
      <RoleFields role={role} rights={rights} />
    </RowDialog>
  );
}

const NEW = { id: '' };

/** Values sent without a control, because they cannot change for this role. */
function unseenOf({ id, reserved, istStandard, Rechte }: RoleListRow): Record<string, string> {
  const rights = reserved === 'vendor' ? Rechte.map((right) => [controlOf(right), 'on']) : [];
  return { id: String(id), ...(istStandard && { istStandard: 'on' }), ...Object.fromEntries(rights) };
}

/**
 * Asks before a role is deleted, or explains why it cannot be (access specification, section 4, 'Deletion
 * blocks').
 */
function Deletion(props: Pick<RoleDialogProps, 'onDone' | 'onClose'> & { readonly role: RoleListRow }) {
  const { role, onDone, onClose } = props;
  const blocked = role.users > 0 ? roleInUse(role.users) : role.istStandard ? STANDARD_ROLE_STAYS : null;
  if (blocked !== null)
    return <NoticeDialog notice={{ title: 'Rolle löschen', text: blocked }} onClose={onClose} />;
  return (
    <RowDeletion
      call={deleteRole}
      row={role}
      question="Soll diese Rolle wirklich gelöscht werden?"
      lost={[`Die Rolle „${role.Name}“ mit ihren Rechten`]}
      onDone={() => onDone({ title: 'Rolle gelöscht', text: 'Die Rolle wurde erfolgreich gelöscht.' })}
      onClose={onClose}
    />
  );
}

interface RolesScreenProps {
  readonly page: Page<RoleListRow>;
  readonly query: ListQuery<RolesColumn>;
  readonly rights: readonly GrantedRight[];
}

const COLUMNS: readonly DataColumn<RoleListRow, RolesColumn>[] = [
  {
    id: 'Beschreibung',
    label: 'Beschreibung',
    cell: ({ Beschreibung }) => <span className="data-text">{Beschreibung}</span>,
  },
  {
    id: 'istStandard',
    label: 'Standard',
    choices: ['ja', 'nein'],
    cell: ({ Name, istStandard }) => <StandardMark label={`Standard: ${Name}`} on={istStandard} />,
  },
];

/** The roles (access specification, section 2, 'Admin area'). */
export function RolesScreen({ page, query, rights }: RolesScreenProps) {
  return (
    <RowsScreen<RoleListRow, RolesColumn>
      title="Rollen"
      about="Was Benutzer dürfen. Neue Benutzer bekommen die Rolle, die der Standard ist."
      add="Rolle hinzufügen"
      empty="Keine Rolle passt zu dieser Suche."
      page={page}
      query={query}
      naming={{ id: 'Name', label: 'Name', of: ({ Name }) => Name }}
      columns={COLUMNS}
      dialog={(role, actions) => <RoleDialog role={role} rights={rights} {...actions} />}
    />
  );
}
