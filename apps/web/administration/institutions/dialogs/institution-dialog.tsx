import { Link } from '@remix-run/react';
import { useState } from 'react';
import type { InstitutionDetails } from '#auth';
import { type ManagedUser, STATUS_IN_WORDS } from '#auth/domain';
import type { ManagedPaket } from '#institution/domain';
import { Dialog } from '../../../ui/basics/dialog.tsx';
import { RecordHistory } from '../../history/record-history.tsx';
import { Fact } from '../../rows/fact.tsx';
import { ActQuestion } from '../../users/act-question.tsx';
import type { UserResult } from '../../users/result-dialog.tsx';
import { sentTo, type UserAct, wordsOf } from '../../users/user-acts.ts';
import { nameOf } from '../../users/user-form.ts';
import { TrialDays } from '../trial-days.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { InstitutionDeletion, type InstitutionEnd } from './institution-deletion.tsx';

interface InstitutionDialogProps {
  readonly institution: InstitutionDetails;
  readonly pakete: readonly ManagedPaket[];
  readonly onDone: (result: UserResult) => void;
  readonly onClose: () => void;
}

/** Shows an institution; 'Bearbeiten' switches to editing. */
export function InstitutionDialog({ institution, pakete, onDone, onClose }: InstitutionDialogProps) {
  const [editing, setEditing] = useState(false);
  const [end, setEnd] = useState<InstitutionEnd | null>(null);
  const [asked, setAsked] = useState<{ readonly act: UserAct; readonly user: ManagedUser } | null>(null);
  if (editing) {
    const props = { institution, pakete, onDone };
    return <EditDialog {...props} onClose={() => setEditing(false)} />;
  }
  return (
    <Dialog wide title={institution.Name} onClose={onClose}>
      <InstitutionView
        institution={institution}
        onEdit={() => setEditing(true)}
        onEnd={setEnd}
        onAct={(act, user) => setAsked({ act, user })}
        onClose={onClose}
      />
      {end === null ? null : (
        <InstitutionDeletion
          institution={institution}
          how={end}
          onDone={onDone}
          onClose={() => setEnd(null)}
        />
      )}
      {asked === null ? null : (
        <ActQuestion
          {...asked}
          onClose={() => setAsked(null)}
          onDone={(password, mailedTo) => {
            const { done, result } = wordsOf(asked.act, asked.user);
            const login = password === undefined ? null : { loginname: asked.user.Loginname, password };
            onDone({
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

interface InstitutionViewProps {
  readonly institution: InstitutionDetails;
  readonly onEdit: () => void;
  readonly onEnd: (how: InstitutionEnd) => void;
  readonly onAct: (act: UserAct, user: ManagedUser) => void;
  readonly onClose: () => void;
}

/** An institution with the available actions (access specification, section 2, 'Institutions'). */
function InstitutionView({ institution, onEdit, onEnd, onAct, onClose }: InstitutionViewProps) {
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
