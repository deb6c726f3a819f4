import type { InstitutionDetails } from '#auth';
import { deleteInstitution, hideInstitution } from '#auth/calls';
import { useFrame } from '../../../session/frame-data.ts';
import { Confirm } from '../../../ui/form/saved/confirm.tsx';
import { useCall } from '../../../ui/form/use-call.ts';
import { FailureText } from '../../screen/failure-text.tsx';
import type { UserResult } from '../../users/result-dialog.tsx';
import { daysLater } from '../days-later.ts';

/** `hiding` keeps the rows out of sight, `deletion` removes everything. */
export type InstitutionEnd = 'hiding' | 'deletion';

interface InstitutionDeletionProps {
  readonly institution: Pick<InstitutionDetails, 'id' | 'version' | 'Name' | 'counts'>;
  /** `rest` permanently deletes an institution that was hidden before. */
  readonly how: InstitutionEnd | 'rest';
  readonly onDone: (result: UserResult) => void;
  readonly onClose: () => void;
}

/** Asks before an institution is deleted, and lists what is lost with it. */
export function InstitutionDeletion({ institution, how, onDone, onClose }: InstitutionDeletionProps) {
  const { Name, id, version } = institution;
  const { deletedKeepDays } = useFrame();
  const { busy, failure, send } = useCall(how === 'hiding' ? hideInstitution : deleteInstitution, () => {
    const text =
      how === 'hiding' ? `${Name} wurde gelöscht.` : `${Name} wurde DSGVO-konform endgültig gelöscht.`;
    onDone({ title: 'Institution gelöscht', text, login: null });
  });
  return (
    <Confirm
      title={how === 'hiding' ? `${Name} löschen?` : `${Name} DSGVO-konform endgültig löschen?`}
      lost={lostWith(institution, how, deletedKeepDays)}
      go={how === 'hiding' ? 'Löschen' : 'Endgültig löschen'}
      busy={busy}
      onStay={onClose}
      onGo={() => void send({ id, version })}
    >
      <FailureText failure={failure} />
    </Confirm>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function lostWith(
  { counts }: InstitutionDeletionProps['institution'],
  how: InstitutionDeletionProps['how'],
  keepDays: number | null,
): readonly string[] {
  const users = counted(counts.users, 'Benutzer', 'Benutzer');
  const settings = `${counted(counts.kassen, 'gewählte Krankenkasse', 'gewählte Krankenkassen')} und ${counted(counts.prices, 'eigener Preis', 'eigene Preise')}`;
  const ended = 'Alle laufenden Anmeldungen enden sofort, auch mitten in einer Beratung';
  if (how === 'hiding')
    return [
      `${users}: niemand kann sich mehr anmelden`,
      ended,
      'Kundennummer, E-Mail-Adressen und Benutzernamen sind wieder frei',
      `Nicht mehr zu sehen, aber noch gespeichert: Kontaktdaten, ${settings}`,
      ...(keepDays === null ? [] : [`Auch sie werden ${daysLater(keepDays)} endgültig gelöscht`]),
    ];
  return [
    `Unwiderruflich alle Daten: Kontaktdaten, ${users}, ${settings}`,
    ...(how === 'rest' ? [] : [ended]),
    'Dokumente, die noch auf dem Server liegen',
    'Im Protokoll bleibt, was geschah, ohne Namen',
  ];
}
