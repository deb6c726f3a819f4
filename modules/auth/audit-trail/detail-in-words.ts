/** Longest value in a line, so that whole lists are cut. */
const MOST = 120;

const LOGIN_FAILURES: Readonly<Record<string, string>> = {
  '1': 'unbekannter Benutzername',
  '2': 'erster Fehlversuch',
  '3': 'zweiter Fehlversuch',
  '4': 'gesperrt',
  '5': 'deaktiviert',
  '6': 'Testphase abgelaufen',
  '7': 'E-Mail nicht bestätigt',
};

const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'login-failed': LOGIN_FAILURES,
  'second-factor-failed': LOGIN_FAILURES,
  'password-change-failed': LOGIN_FAILURES,
  'password-confirmation-failed': LOGIN_FAILURES,
  'mail-failed': {
    invalid: 'Adresse nicht angenommen',
    unavailable: 'Mailserver nicht erreichbar',
    uncertain: 'Empfang nicht bestätigt',
  },
  'link-sent': { confirm: 'zum Bestätigen der E-Mail-Adresse', reset: 'zum Zurücksetzen des Passworts' },
  'user-deleted': { hidden: 'ausgeblendet', permanent: 'endgültig' },
  'institution-deleted': { hidden: 'ausgeblendet', permanent: 'endgültig' },
};

interface Detail {
  readonly code?: string | number;
  readonly count?: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/**
 * The details of an entry besides actor, act and target: its code, count, and settings before and after.
 *
 * @param detail JSON, as stored in the log
 * @param times number of occurrences
 */
export function detailInWords(what: string, detail: string | null, times: number): string {
  const { code, count, before, after } = JSON.parse(detail ?? '{}') as Detail;
  return [
    code === undefined ? '' : (CODES[what]?.[String(code)] ?? String(code)),
    count === undefined ? '' : `Anzahl ${count}`,
    ...changes(before ?? {}, after ?? {}),
    times > 1 ? `${times}-mal` : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function changes(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [inWords(before[name]), inWords(after[name])];
    if (was === is) return name in after ? [`${name}: ${is}`] : [];
    if (!(name in before)) return [`${name}: ${is}`];
    return [name in after ? `${name}: ${was} → ${is}` : `${name}: ${was}`];
  });
}

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > MOST ? `${text.slice(0, MOST)} …` : text;
}
