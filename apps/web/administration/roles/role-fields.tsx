import type { GrantedRight, RoleListRow } from '#auth';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { controlOf } from './role-form.ts';

interface RoleFieldsProps {
  /** Null for a new one. */
  readonly role: RoleListRow | null;
  readonly rights: readonly GrantedRight[];
}

/** Name, description and a box for each right. */
export function RoleFields({ role, rights }: RoleFieldsProps) {
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
