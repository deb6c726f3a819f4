import { useState } from 'react';
import type { RoleChoice } from '#auth';
import type { ManagedUser } from '#auth/domain';
import { useFrame } from '../../session/frame-data.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RowDialog } from '../rows/row-dialog.tsx';
import { ADD_FAILED, SAVE_FAILED } from '../screen/settings-texts.ts';
import { ActQuestion } from './act-question.tsx';
import { type AddedLogin, addedUser } from './added-user.ts';
import type { UserResult } from './result-dialog.tsx';
import { sentTo, type UserAct, wordsOf } from './user-acts.ts';
import { UserFields } from './user-fields.tsx';
import { nameOf, newUser, storedUser, userForm } from './user-form.ts';
import { UserView } from './user-view.tsx';

interface UserDialogProps {
  /** Whether the vendor's staff is looking; they may do more. */
  readonly byVendor?: boolean;
  readonly roles: readonly RoleChoice[];
  readonly onDone: (result: UserResult) => void;
  readonly onClose: () => void;
}

/** Shows a user; 'Bearbeiten' switches to editing. */
export function UserDialog({ user, ...props }: UserDialogProps & { readonly user: ManagedUser }) {
  const [editing, setEditing] = useState(false);
  const [act, setAct] = useState<UserAct | null>(null);
  if (editing) return <EditDialog {...props} user={user} onClose={() => setEditing(false)} />;
  return (
    <Dialog title={nameOf(user)} onClose={props.onClose}>
      <UserView
        user={user}
        roles={props.roles}
        byVendor={props.byVendor === true}
        onEdit={() => setEditing(true)}
        onAct={setAct}
        onClose={props.onClose}
      />
      {act === null ? null : (
        <ActQuestion
          act={act}
          user={user}
          onClose={() => setAct(null)}
          onDone={(password, mailedTo) => {
            const { done, result } = wordsOf(act, user);
            const login = password === undefined ? null : { loginname: user.Loginname, password };
            props.onDone({
              title: done,
              text: mailedTo === null ? result : `${result} ${sentTo(mailedTo)}`,
              login,
            });
          }}
        />
      )}
    </Dialog>
  );
}

/** Creates or edits a user; a new one belongs to the own institution unless another is named. */
export function EditDialog({
  user,
  institution,
  roles,
  onDone,
  onClose,
}: UserDialogProps & {
  readonly user: ManagedUser | null;
  readonly institution?: { readonly id: number; readonly Name: string };
}) {
  const { hasMailServer } = useFrame();
  const form = useSavedForm({
    form: userForm,
    stored: user === null ? newUser(roles, hasMailServer) : storedUser(user),
    hidden: institution === undefined ? hiddenOf(user) : { id: '', institutionId: String(institution.id) },
    onSaved: (answer) => onDone(resultOf(user, answer as AddedLogin)),
  });
  const added =
    institution === undefined ? 'Benutzer hinzufügen' : `Benutzer für ${institution.Name} hinzufügen`;
  const title = user === null ? added : `${nameOf(user)} bearbeiten`;
  return (
    <RowDialog
      title={title}
      form={form}
      failureTitle={user === null ? ADD_FAILED : SAVE_FAILED}
      save={user === null ? 'Hinzufügen' : 'Speichern'}
      onDelete={null}
      onClose={onClose}
    >
      <UserFields user={user} roles={roles} />
    </RowDialog>
  );
}

/** A user's own role has no control and is sent unchanged. */
function hiddenOf(user: ManagedUser | null): Readonly<Record<string, string>> {
  if (user === null) return NEW;
  const id = String(user.id);
  return user.standing === 'oneself' ? { id, RollenId: String(user.RollenId ?? '') } : { id };
}

const NEW = { id: '' };

function resultOf(user: ManagedUser | null, answer: AddedLogin): UserResult {
  if (user !== null)
    return { title: 'Benutzer bearbeitet', text: 'Die Änderungen wurden gespeichert.', login: null };
  return addedUser(answer, {
    title: 'Benutzer hinzugefügt',
    text: 'Der Benutzer wurde hinzugefügt.',
    find: 'Öffnen Sie den Benutzer',
  });
}
