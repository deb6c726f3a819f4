import { Link } from '@remix-run/react';
import type { InstitutionDetails } from '#auth';
import { type ManagedUser, STATUS_IN_WORDS } from '#auth/domain';
import { RecordHistory } from '../../history/record-history.tsx';
import { Fact } from '../../rows/fact.tsx';
import { type UserAct, wordsOf } from '../../users/user-acts.ts';
import { nameOf } from '../../users/user-form.ts';
import { TrialDays } from '../trial-days.tsx';
import type { InstitutionEnd } from './institution-deletion.tsx';

interface InstitutionViewProps {
  readonly institution: InstitutionDetails;
  readonly onEdit: () => void;
  readonly onEnd: (how: InstitutionEnd) => void;
  readonly onAct: (act: UserAct, user: ManagedUser) => void;
  readonly onClose: () => void;
}

/** An institution with the available actions (access specification, section 2, 'Institutions'). */
export function InstitutionView({ institution, onEdit, onEnd, onAct, onClose }: InstitutionViewProps) {
  const { Strasse, Hausnummer, PLZ, Ort, fieldService, mainUsers, counts } = institution;
  return (
    <>
      <dl className="account-facts">
        <Fact label="Kundennummer">{institution.Kundennummer}</Fact>
        <Fact label="Vertriebsweg">{institution.Vertriebsweg}</Fact>
        <Fact label="Paket">{institution.Paket}</Fact>
        <Fact label="Testphase">
          <TrialDays days={institution.Testende} />
        </Fact>
        <Fact label="Anschrift">
          {Strasse} {Hausnummer}, {PLZ} {Ort}
        </Fact>
        <Fact label="Telefon">{institution.Telefon}</Fact>
        <Fact label="Fax">{institution.Fax}</Fact>
        <Fact label="Ansprechpartner">{institution.Ansprechpartner}</Fact>
        <Fact label="E-Mail">{institution.Email}</Fact>
        <Fact label="Webseite">{institution.Webseite}</Fact>
        <Fact label="IK">{institution.IK}</Fact>
        <Fact label="Außendienst">
          {fieldService === null ? null : (
            <>
              {fieldService.name} (ADM {fieldService.number})
              {fieldService.phone === '' ? null : <div>{fieldService.phone}</div>}
              {fieldService.mail === '' ? null : (
                <div>
                  <a href={`mailto:${fieldService.mail}`}>{fieldService.mail}</a>
                </div>
              )}
            </>
          )}
        </Fact>
        <Fact label="Benutzer">
          <Link
            to={`/cms/1/institutionen?${new URLSearchParams({ 'filter.Institution': institution.Name })}`}
          >
            {counts.users === 1 ? '1 Benutzer' : `${counts.users} Benutzer`}
          </Link>
        </Fact>
        {mainUsers.map((user) => (
          <Fact key={user.id} label="Hauptbenutzer">
            {nameOf(user)}, {user.Loginname}, {user.Mail}, {STATUS_IN_WORDS[user.Status]}
            <div>
              <MainUserAct user={user} onAct={onAct} />
            </div>
          </Fact>
        ))}
      </dl>
      <ul className="user-acts" aria-label="Löschen">
        <li>
          <button type="button" className="button" onClick={() => onEnd('hiding')}>
            Löschen
          </button>
        </li>
        <li>
          <button type="button" className="button" onClick={() => onEnd('deletion')}>
            DSGVO-konform endgültig löschen
          </button>
        </li>
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
        <button type="button" className="button button-primary" onClick={onEdit}>
          Bearbeiten
        </button>
      </div>
      <RecordHistory kind="institution" ids={[institution.id]} />
    </>
  );
}

/** Unlocking a deactivated user sets a new password, so it replaces that action. */
function MainUserAct({ user, onAct }: Pick<InstitutionViewProps, 'onAct'> & { readonly user: ManagedUser }) {
  const act = user.Status === 'inaktiv' ? 'unlock' : 'password';
  return (
    <button type="button" className="button" onClick={() => onAct(act, user)}>
      {wordsOf(act, user).label}
    </button>
  );
}
