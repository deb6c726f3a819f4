import { Link } from '@remix-run/react';
import { useState } from 'react';
import type { RoleChoice } from '#auth';
import { saveUser } from '#auth/calls';
import { type ManagedUser, NO_ROLE, STATUS_IN_WORDS } from '#auth/domain';
import { useFrame } from '../../session/frame-data.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Select } from '../../ui/form/controls/select.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useFormView } from '../../ui/form/form-view.ts';
import { useSavedForm } from '../../ui/form/saved/use-saved-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { Fact } from '../rows/fact.tsx';
import { RowDialog } from '../rows/row-dialog.tsx';
import { ADD_FAILED, SAVE_FAILED } from '../screen/settings-texts.ts';
import { ActQuestion } from './act-question.tsx';
import { type AddedLogin, addedUser } from './added-user.ts';
import { InvitationField } from './invitation-field.tsx';
import type { UserResult } from './result-dialog.tsx';
import { SALUTATIONS } from './salutations.ts';
import { sentTo, type UserAct, wordsOf } from './user-acts.ts';
import { nameOf, newUser, storedUser, userForm } from './user-form.ts';

interface UserViewProps {
  readonly user: ManagedUser;
  readonly roles: readonly RoleChoice[];
  /** The vendor's staff may also hide a user, so the permanent deletion is labelled as such. */
  readonly byVendor: boolean;
  readonly onEdit: () => void;
  readonly onAct: (act: UserAct) => void;
  readonly onClose: () => void;
}

/** A user with the available actions (access specification, section 2, 'Detail modal'). */
function UserView({ user, roles, byVendor, onEdit, onAct, onClose }: UserViewProps) {
  const { standing } = user;
  const acts: readonly UserAct[] = [
    ...(user.Status === 'inaktiv' ? (['unlock'] as const) : (['password', 'deactivation'] as const)),
    ...(byVendor ? (['hiding'] as const) : []),
    'deletion',
  ];
  return (
    <>
      <dl className="account-facts">
        <Fact label="Anrede">{user.Anrede === 0 ? 'Frau' : 'Herr'}</Fact>
        <Fact label="Vorname">{user.Vorname}</Fact>
        <Fact label="Nachname">{user.Nachname}</Fact>
        <Fact label="Benutzername">{user.Loginname}</Fact>
        <Fact label="E-Mail">{user.Mail}</Fact>
        <Fact label="Status">
          {STATUS_IN_WORDS[user.Status]}
          <span className="field-hint">{HINTS[user.Status]}</span>
        </Fact>
        <Fact label="Rolle">
          {user.RollenName ?? NO_ROLE}
          <RoleRights role={roles.find(({ id }) => id === user.RollenId)} />
        </Fact>
      </dl>
      <Notice user={user} />
      {standing === 'colleague' ? (
        <ul className="user-acts" aria-label="Zugang">
          {acts.map((act) => (
            <li key={act}>
              <button type="button" className="button" onClick={() => onAct(act)}>
                {byVendor && act === 'deletion'
                  ? 'DSGVO-konform endgültig löschen'
                  : wordsOf(act, user).label}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
        {standing === 'main-user' ? null : (
          <button type="button" className="button button-primary" onClick={onEdit}>
            Bearbeiten
          </button>
        )}
      </div>
      <RecordHistory kind="user" ids={[user.id]} />
    </>
  );
}

const HINTS = {
  wartend: ' – hat noch kein eigenes Passwort vergeben',
  inaktiv: ' – kann sich nicht anmelden',
  active: '',
} as const;

/** Why fewer actions are available than for other users. */
function Notice({ user: { standing } }: { readonly user: ManagedUser }) {
  if (standing === 'main-user')
    return (
      <p className="message message-notice">
        <span>
          Der Kundensupport ändert, deaktiviert und löscht den Hauptbenutzer.{' '}
          <Link to="/feedback">Kundensupport anschreiben</Link>
        </span>
      </p>
    );
  if (standing === 'oneself')
    return (
      <p className="message">
        <span>
          Das ist Ihr eigener Zugang. Ihr Passwort ändern Sie unter <Link to="/myAccount">Mein Konto</Link>.
          Deaktivieren und löschen können Sie sich nicht selbst.
        </span>
      </p>
    );
  return null;
}

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
    call: saveUser,
    storedOf: storedUser,
    stored: user === null ? newUser(roles, hasMailServer) : storedUser(user),
    hidden: institution === undefined ? hiddenOf(user) : { id: '', institutionId: String(institution.id) },
    onSaved: (answer) => onDone(resultOf(user, answer)),
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

interface UserFieldsProps {
  /** Null for a new one. */
  readonly user: ManagedUser | null;
  readonly roles: readonly RoleChoice[];
}

/** The fields of a user (access specification, section 5, 'User create/edit'). */
function UserFields({ user, roles }: UserFieldsProps) {
  return (
    <>
      <Select name="Anrede" label="Anrede" choices={SALUTATIONS} empty="Bitte wählen" required />
      <div className="user-names">
        <Field name="Vorname" label="Vorname" required maxLength={60} autoComplete="off" />
        <Field name="Nachname" label="Nachname" required maxLength={60} autoComplete="off" />
      </div>
      <Field name="Mail" label="E-Mail" type="email" required maxLength={254} autoComplete="off" />
      <Field
        name="Loginname"
        label="Benutzername"
        maxLength={60}
        autoComplete="off"
        note={user === null ? 'Ohne Eintrag wird er aus dem Namen generiert.' : null}
      />
      {user?.standing === 'oneself' ? (
        <p className="field-hint">
          Ihre eigene Rolle ({user.RollenName ?? NO_ROLE}) können Sie nicht ändern.
        </p>
      ) : (
        <RoleSelect roles={roles} />
      )}
      {user === null ? <InvitationField /> : null}
    </>
  );
}

/** The role, with what it allows. */
function RoleSelect({ roles }: { readonly roles: readonly RoleChoice[] }) {
  const { entered, initial } = useFormView();
  const chosen = entered.RollenId ?? initial.RollenId ?? '';
  const given = roles.filter((role) => role.given);
  return (
    <div className="stack stack-s">
      <Select
        name="RollenId"
        label="Rolle"
        required
        empty={NO_ROLE}
        choices={given.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <RoleRights role={given.find(({ id }) => String(id) === chosen)} />
    </div>
  );
}

/** What a role allows, in words. */
function RoleRights({ role }: { readonly role: RoleChoice | undefined }) {
  if (role === undefined) return <p className="field-hint">Ohne Rolle gibt es keine Berechtigung.</p>;
  return (
    <div className="role-rights">
      {role.beschreibung === '' ? null : <p>{role.beschreibung}</p>}
      {role.rechte.length === 0 ? (
        <p className="field-hint">Diese Rolle hat noch keine Berechtigung.</p>
      ) : (
        <ul aria-label={`Berechtigungen der Rolle ${role.name}`}>
          {role.rechte.map((right) => (
            <li key={right}>{right}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
