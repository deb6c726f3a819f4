import type { RoleChoice } from '#auth';
import { type ManagedUser, NO_ROLE } from '#auth/domain';
import { Select } from '../../ui/form/controls/select.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useFormView } from '../../ui/form/form-view.ts';
import { InvitationField } from './invitation-field.tsx';
import { RoleRights } from './role-rights.tsx';
import { SALUTATIONS } from './salutations.ts';

interface UserFieldsProps {
  /** Null for a new one. */
  readonly user: ManagedUser | null;
  readonly roles: readonly RoleChoice[];
}

/** The fields of a user (access specification, section 5, 'User create/edit'). */
export function UserFields({ user, roles }: UserFieldsProps) {
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
