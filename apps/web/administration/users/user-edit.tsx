import type { RoleChoice, SavedUser } from '#auth';
import { type ManagedUser, NO_ROLE } from '#auth/domain';
import { Confirm } from '../../ui/form/confirm.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useFormView } from '../../ui/form/form-view.ts';
import { SavedForm } from '../../ui/form/saved-form.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import type { SavedForm as SavedFormState } from '../../ui/form/use-saved-form.ts';
import { ADD_FAILED, SAVE_FAILED } from '../settings-texts.ts';
import { RoleRights } from './role-rights.tsx';
import { SALUTATIONS } from './salutations.ts';

interface UserEditProps {
  readonly form: SavedFormState;
  readonly title: string;
  /** Null for a new one. */
  readonly user: ManagedUser | null;
  readonly roles: readonly RoleChoice[];
  readonly asking: boolean;
  readonly onCancel: () => void;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** What an answer to a saved user says beside its version. */
export type UserAnswer = Pick<SavedUser, 'Loginname' | 'password'>;

/** The fields of a user (access specification, section 5, 'User create/edit'). */
export function UserEdit({ form, title, user, roles, asking, onCancel, onStay, onLeave }: UserEditProps) {
  return (
    <>
      <SavedForm form={form} about={title} failureTitle={user === null ? ADD_FAILED : SAVE_FAILED}>
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
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onCancel}>
            Abbrechen
          </button>
          <Submit>{user === null ? 'Hinzufügen' : 'Speichern'}</Submit>
        </div>
      </SavedForm>
      {asking ? (
        <Confirm
          title="Abbrechen ohne speichern?"
          lost={[`Nicht gespeicherte Angaben zu „${title}“`]}
          stay="Weiter bearbeiten"
          go="Verwerfen"
          onStay={onStay}
          onGo={onLeave}
        />
      ) : null}
    </>
  );
}

/** The role, and beneath it what that allows. */
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
