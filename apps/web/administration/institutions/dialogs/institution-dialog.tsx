import { useState } from 'react';
import type { InstitutionDetails } from '#auth';
import type { ManagedUser } from '#auth/domain';
import type { ManagedPaket } from '#institution/domain';
import { Dialog } from '../../../ui/basics/dialog.tsx';
import { ActQuestion } from '../../users/act-question.tsx';
import type { UserResult } from '../../users/result-dialog.tsx';
import { sentTo, type UserAct, wordsOf } from '../../users/user-acts.ts';
import { EditDialog } from './edit-dialog.tsx';
import { InstitutionDeletion, type InstitutionEnd } from './institution-deletion.tsx';
import { InstitutionView } from './institution-view.tsx';

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
