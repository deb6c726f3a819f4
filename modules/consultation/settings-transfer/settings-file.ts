import * as z from 'zod/mini';
import {
  adviserNames,
  BERECHNUNGSMETHODEN,
  cardLines,
  contactFields,
  krankenkasseFields,
  ownPasswordEach,
  ownPriceText,
  wordingText,
} from '#institution/domain';
import { type Cents, type JsonExcess, type JsonLimits, jsonExcess, refuseValue } from '#platform/domain';

/** Most faults listed; the rest is only counted. */
const MOST_NAMED = 5;
const NAME_LENGTH = 40;

/** The faults of a settings file with their places, in a few sentences. */
function settingsFaults(issues: readonly z.core.$ZodIssue[]): string {
  const faults = issues.flatMap(faultsOf);
  const named = faults.slice(0, MOST_NAMED).join(' ');
  const more = faults.length - MOST_NAMED;
  return more > 0 ? `${named} Und ${more} weitere Fehler.` : named;
}

function faultsOf(issue: z.core.$ZodIssue): string[] {
  const place = placeOf(issue.path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${place}Das Feld „${key.slice(0, NAME_LENGTH)}“ gibt es nicht.`);
  // Messages of our schemas are German; English ones are zod's own, for a missing value or a wrong type.
  if (issue.code === 'invalid_type' && /^Invalid/.test(issue.message))
    return [
      `${place}${issue.expected === 'object' ? 'Hier stehen Angaben in geschweiften Klammern.' : 'Die Angabe fehlt.'}`,
    ];
  return [`${place}${issue.message}`];
}

/** `prices, 4. Eintrag, Preis: `, with the names of the file. */
function placeOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '';
  const parts = path.map((key) =>
    typeof key === 'number' ? `${key + 1}. Eintrag` : String(key).slice(0, NAME_LENGTH),
  );
  return `${parts.join(', ')}: `;
}

/** Identifies a settings file. */
export const SETTINGS_FORMAT = 'inkoberatung-einstellungen';
/** Version of the file format. */
export const SETTINGS_VERSION = 1;

const MOST_KRANKENKASSEN = 1000;
const MOST_PRICES = 20_000;

const text = (most: number) =>
  z.string('Hier steht ein Text.').check(z.maxLength(most, `Hier stehen höchstens ${most} Zeichen.`));

const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.pipe(
    z.transform((given: unknown, context): unknown[] => {
      if (!Array.isArray(given)) return refuseValue(context, 'Hier steht eine Liste.');
      // Checked before the entries: a list may be long.
      return given.length > most ? refuseValue(context, `Mehr als ${most} Einträge.`) : given;
    }),
    z.array(item),
  );

/** A list of texts, read as a setting of one text a line. */
const lines = <Setting extends z.ZodMiniType<string, string>>(setting: Setting) =>
  z.optional(
    z.pipe(
      z.pipe(
        list(text(200), 1000),
        z.transform((all: string[]) => all.join('\n')),
      ),
      setting,
    ),
  );

const contact = z.strictObject({
  ...contactFields,
  Beraternamen: lines(adviserNames),
  Kartenzeilen: lines(cardLines),
  KennwortJeVersand: z.optional(ownPasswordEach),
});

const chosen = z.strictObject({ Kasse: krankenkasseFields.Kasse });
const own = z.strictObject(krankenkasseFields);

/** The name of a Krankenkasse of the vendor's list, or an own one with its rates. */
const krankenkasse = z.transform((given: unknown, context): FileKrankenkasse => {
  const isOwn = Object.keys(Object(given)).some((key) => key !== 'Kasse');
  const read = (isOwn ? own : chosen).safeParse(given);
  if (read.success) return read.data;
  context.issues.push(...read.error.issues.map((issue) => ({ ...issue, input: given }) as never));
  return z.NEVER;
});

const price = z.strictObject({
  Artikelnummer: text(20).check(z.minLength(1, 'Die Artikelnummer fehlt.')),
  /** Distinguishes sizes with the same Artikelnummer. */
  PZN: z.optional(text(8)),
  Preis: z.pipe(
    ownPriceText,
    z.transform((cents, context): Cents => cents ?? refuseValue(context, 'Der Preis fehlt.')),
  ),
});

/** Characters of a form in base64: 5 MB. */
const MOST_BASE64 = 7_000_000;
const MOST_FORMS = 50;
const NO_FILE = 'Hier steht ein PDF in Base64.';

/** A form that a contract prescribes. The content of its fields is checked with the fields, once the PDF is read. */
const form = z.strictObject({
  name: text(80).check(z.minLength(1, 'Der Name fehlt.')),
  kassen: list(text(200), 200),
  mapping: list(z.unknown(), 1000),
  file: z
    .string(NO_FILE)
    .check(
      z.maxLength(MOST_BASE64, 'Das PDF ist größer als 5 MB.'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, NO_FILE),
    ),
});

const settingsFile = z.strictObject({
  format: z.literal(SETTINGS_FORMAT),
  version: z.literal(SETTINGS_VERSION),
  exportedAt: z.iso.date('Hier steht ein Tag, wie 2026-11-23.'),
  institution: z.strictObject({ Name: text(200), Kundennummer: text(8) }),
  /** An omitted part is left unchanged. */
  contact: z.optional(contact),
  method: z.optional(z.enum(BERECHNUNGSMETHODEN, `Hier steht ${BERECHNUNGSMETHODEN.join(', ')}.`)),
  /** Own wording of the declaration of Mehrkosten; empty: ours. */
  declaration: z.optional(wordingText),
  krankenkassen: z.optional(list(krankenkasse, MOST_KRANKENKASSEN)),
  /** Whether the own ones are offered in addition to the vendor's list; omitted by older versions: no. */
  krankenkassenZusaetzlich: z.optional(z.boolean('Hier steht true oder false.')),
  prices: z.optional(list(price, MOST_PRICES)),
  forms: z.optional(list(form, MOST_FORMS)),
  /** Names of forms that were too large for the file. */
  formsLeftOut: z.optional(list(text(80), MOST_FORMS)),
});

/** A Krankenkasse of the vendor's list by name, or an own one. Rates in cents. */
export type FileKrankenkasse = z.output<typeof chosen> | z.output<typeof own>;
/** A form of a contract with its PDF in base64. */
export type FileForm = z.output<typeof form>;
/** A parsed settings file. Amounts in cents. */
export type SettingsFile = z.output<typeof settingsFile>;

/** A parsed file, or its faults. */
export type ReadSettings =
  | { readonly ok: true; readonly file: SettingsFile }
  | { readonly ok: false; readonly message: string };

/** A file at all of the limits above has some 290,000 values, the mappings of its forms most of them. */
const MOST_JSON: JsonLimits = { depth: 20, values: 300_000 };

const EXCESS: Readonly<Record<JsonExcess, string>> = {
  depth: 'Die Datei ist zu tief verschachtelt.',
  values: 'Die Datei hat zu viele Angaben.',
};

const refused = (message: string): ReadSettings => ({ ok: false, message });

/** Reads a settings file. A file with any fault is rejected as a whole, with the place of each fault. */
export function readSettingsFile(bytes: Uint8Array): ReadSettings {
  const excess = jsonExcess(bytes, MOST_JSON);
  if (excess !== null) return refused(EXCESS[excess]);
  let given: unknown;
  try {
    given = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refused('Die Datei ist beschädigt oder keine JSON-Datei.');
  }
  const { format, version } = Object(given) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== SETTINGS_FORMAT)
    return refused(
      'Die Datei enthält keine Einstellungen der Inkoberatung. Bitte wählen Sie eine Datei, die hier heruntergeladen wurde.',
    );
  if (version !== SETTINGS_VERSION)
    return refused(
      `Die Datei hat ein anderes Format: Version ${String(version).slice(0, 20)} statt ${SETTINGS_VERSION}. Bitte laden Sie sie dort, wo sie herkommt, noch einmal herunter.`,
    );
  const read = settingsFile.safeParse(given);
  return read.success ? { ok: true, file: read.data } : refused(settingsFaults(read.error.issues));
}
