import { type AuditSubject, namesFrom } from '#platform';

/** Acts on a user by others. What users do themselves is in the log, not in the history of the user. */
const USER_ACTS = [
  ...['user-added', 'user-changed', 'user-deactivated', 'user-unlocked', 'user-deleted'],
  ...['invitation-sent', 'initial-password-given', 'second-factor-reset', 'user-sessions-ended'],
];

/** What the audit log tells of this module's records. */
export const authAudit: readonly AuditSubject[] = [
  {
    kind: 'user',
    one: 'Benutzer',
    that: 'den Benutzer',
    acts: USER_ACTS,
    tables: { benutzer: 'Benutzer' },
    keptBy: 'user',
    readers: 'user-managers',
    fields: {
      Anrede: { label: 'Anrede', shown: (value) => (value === 0 ? 'Frau' : 'Herr') },
      Vorname: { label: 'Vorname' },
      Nachname: { label: 'Nachname' },
      Mail: { label: 'E-Mail' },
      Loginname: { label: 'Benutzername' },
      RollenId: { label: 'Rolle', refers: 'role' },
      Institution: { label: 'Institution', refers: 'institution' },
    },
  },
  {
    kind: 'role',
    one: 'Rolle',
    that: 'die Rolle',
    acts: ['role-saved', 'role-deleted'],
    keptBy: 'record',
    readers: 'vendor',
    fields: {
      Name: { label: 'Name' },
      Beschreibung: { label: 'Beschreibung' },
      Rechte: { label: 'Rechte', refers: 'right' },
      istStandard: { label: 'Standard für neue Benutzer' },
    },
    names: (em, ids) => namesFrom(em, { table: 'roles', column: 'name' }, ids),
  },
  {
    kind: 'right',
    one: 'Recht',
    that: 'das Recht',
    acts: [],
    keptBy: 'record',
    readers: 'vendor',
    fields: {},
    names: async (em) => {
      const rows = await em.execute<{ name: string; label: string }[]>(
        'select name, beschreibung as label from rights',
      );
      return new Map(rows.map(({ name, label }) => [name, label]));
    },
  },
];
