import { useState } from 'react';
import type { GrantedRight, RoleListRow } from '#auth';
import { roleInUse, STANDARD_ROLE_STAYS } from '#auth/domain';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { NoticeDialog, type RowNotice } from '../rows/notice-dialog.tsx';
import { RowDeletion } from '../rows/row-deletion.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { RoleFields } from './role-fields.tsx';
import { controlOf, NEW_ROLE, roleForm, storedRole } from './role-form.ts';

interface RoleDialogProps {
  /** Null for a new one. */
  readonly role: RoleListRow | null;
  readonly rights: readonly GrantedRight[];
  readonly onDone: (notice: RowNotice) => void;
  readonly onClose: () => void;
}

/** Adds, edits or deletes one role. */
export function RoleDialog({ role, rights, onDone, onClose }: RoleDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const form = useSavedForm({
    form: roleForm,
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
      list="rollen"
      row={role}
      question="Soll diese Rolle wirklich gelöscht werden?"
      lost={[`Die Rolle „${role.Name}“ mit ihren Rechten`]}
      onDone={() => onDone({ title: 'Rolle gelöscht', text: 'Die Rolle wurde erfolgreich gelöscht.' })}
      onClose={onClose}
    />
  );
}
