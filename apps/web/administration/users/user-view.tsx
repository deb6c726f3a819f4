import { Link } from '@remix-run/react';
import type { RoleChoice } from '#auth';
import { type ManagedUser, NO_ROLE, STATUS_IN_WORDS } from '#auth/domain';
import { RecordHistory } from '../history/record-history.tsx';
import { Fact } from '../rows/fact.tsx';
import { RoleRights } from './role-rights.tsx';
import { type UserAct, wordsOf } from './user-acts.ts';

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
export function UserView({ user, roles, byVendor, onEdit, onAct, onClose }: UserViewProps) {
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
          Den Hauptbenutzer ändert, deaktiviert und löscht das Kundencenter.{' '}
          <Link to="/feedback">Kundencenter anschreiben</Link>
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
