import type { AuditSubjects } from '#platform';
import { counted, formatMoment } from '#platform/domain';

const LOGIN_FAILURES: Readonly<Record<string, string>> = {
  '1': 'unbekannter Benutzername',
  '2': 'erster Fehlversuch',
  '3': 'zweiter Fehlversuch',
  '4': 'gesperrt',
  '5': 'deaktiviert',
  '6': 'Testphase abgelaufen',
  '7': 'E-Mail nicht bestätigt',
};
const DELETIONS = {
  hidden: 'ausgeblendet',
  permanent: 'endgültig',
  expired: 'endgültig, nach Ablauf der Frist',
};
const MAIL_FAILURES = {
  invalid: 'Adresse nicht angenommen',
  unavailable: 'Mailserver nicht erreichbar',
  uncertain: 'Empfang nicht bestätigt',
  unsure: 'Empfang nicht bestätigt',
};

/** What the codes of an act mean. A code without words is not shown. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'login-failed': LOGIN_FAILURES,
  'second-factor-failed': LOGIN_FAILURES,
  'password-change-failed': LOGIN_FAILURES,
  'password-confirmation-failed': LOGIN_FAILURES,
  'mail-failed': MAIL_FAILURES,
  'document-not-mailed': MAIL_FAILURES,
  'link-sent': { confirm: 'zum Bestätigen der E-Mail-Adresse', reset: 'zum Zurücksetzen des Passworts' },
  'user-deleted': DELETIONS,
  'institution-deleted': DELETIONS,
  'bot-check-failed': { solution: 'falsche Lösung', missing: 'ohne Prüfung' },
  'document-refused': {
    readable: 'ohne Passwort',
    weak: 'zu schwach verschlüsselt',
    'other-password': 'mit einem anderen Passwort',
    broken: 'Datei beschädigt',
  },
  'limit-reached': {
    'failed-logins': 'vergebliche Anmeldungen',
    'link-mails': 'E-Mails mit Link',
    'page-reads': 'gelesene Seiten',
    'second-factor': 'Codes des zweiten Faktors',
    pages: 'Seiten',
    offers: 'Angebote',
    documents: 'Dokumente',
    mails: 'E-Mails',
  },
  'notice-dismissed': { 'rate-cut': 'Absenken der Sätze' },
};

/** What is counted with an act. */
const COUNTS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  'sessions-ended': ['Sitzung', 'Sitzungen'],
  'user-sessions-ended': ['Sitzung', 'Sitzungen'],
  'institution-deleted': ['Benutzer', 'Benutzer'],
  'product-deleted': ['eigener Preis', 'eigene Preise'],
  'krankenkasse-deleted': ['Institution hatte sie gewählt', 'Institutionen hatten sie gewählt'],
  'document-expired': ['Dokument', 'Dokumente'],
  'document-deleted': ['Dokument', 'Dokumente'],
};

interface Detail {
  readonly code?: string | number;
  readonly count?: number;
  readonly after?: Readonly<Record<string, unknown>>;
}

/**
 * What an entry tells besides actor, target and changes: the reason, what was counted, how often it happened.
 *
 * @param times number of occurrences
 */
export function notesOf(
  what: string,
  { code, count, after }: Detail,
  times: number,
  subjects: AuditSubjects,
): string {
  const words = COUNTS[what];
  return [
    codeInWords(what, code, subjects),
    ...(what === 'table-imported' ? importCounts(after ?? {}) : []),
    ...(what === 'import-taken-back' ? takenBackCounts(after ?? {}) : []),
    ...(DATABASE_ACTS.includes(what) ? databaseNotes(after ?? {}) : []),
    count === undefined || words === undefined ? '' : counted(count, words),
    times > 1 ? `${times}-mal` : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function codeInWords(what: string, code: Detail['code'], subjects: AuditSubjects): string {
  if (code === undefined) return '';
  if (what === 'table-imported' || what === 'import-taken-back')
    return subjects.tableTitle(String(code)) ?? '';
  // An address is what people see in their browser.
  if (what === 'right-refused') return String(code);
  return CODES[what]?.[String(code)] ?? '';
}

function importCounts({ edited, inserted }: Readonly<Record<string, unknown>>): readonly string[] {
  return [typeof edited === 'number' ? `${edited} geändert, ${Number(inserted)} neu` : ''];
}

function takenBackCounts({ restored, removed, left, of }: Readonly<Record<string, unknown>>) {
  return [
    typeof of === 'string' ? `Einlesung vom ${formatMoment(new Date(of))} Uhr` : '',
    `${Number(restored)} zurückgesetzt, ${Number(removed)} entfernt, ${Number(left)} geblieben`,
  ];
}

const DATABASE_ACTS: readonly string[] = ['database-backed-up', 'database-restored', 'database-copied'];

/** The file of a backup or the source of a copy, how old what was restored is, and how much it held. */
function databaseNotes({ Datei, Stand, Art, Quelle, Zeilen }: Readonly<Record<string, unknown>>) {
  return [
    typeof Datei === 'string' ? Datei : '',
    typeof Quelle === 'string' ? `aus ${Art} ${Quelle}` : '',
    typeof Stand === 'string' ? `Stand ${formatMoment(new Date(Stand))}` : '',
    typeof Zeilen === 'number' ? counted(Zeilen, ['Zeile', 'Zeilen']) : '',
  ];
}
