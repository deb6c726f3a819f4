/** What a wording may name, with what is printed there; the figures are those of the calculation. */
export const PLACEHOLDERS = {
  versicherte_person: 'Vor- und Nachname',
  geburtsdatum: 'Geburtsdatum',
  versichertennummer: 'Versichertennummer',
  vertretung: 'Name der Vertretung',
  krankenkasse: 'Krankenkasse mit IK',
  verordnung: 'Verordnung oder Empfehlung, wie sie angegeben ist',
  produkt: 'gewählte Produkte mit Größe und Packungen',
  ohne_mehrkosten: 'Versorgung ohne Mehrkosten, die angeboten wurde, mit ihrem Preis',
  preis: 'Gesamtpreis im Monat',
  pauschale: 'Pauschale der Krankenkasse im Monat (brutto)',
  mehrkosten: 'Mehrkosten im Monat',
  zuzahlung: 'gesetzliche Zuzahlung im Monat',
  sie_zahlen: 'Mehrkosten und Zuzahlung zusammen, im Monat',
  institution: 'Name Ihrer Institution',
  beratung: 'wer beraten hat',
  ort: 'Ort der Unterschrift',
  datum: 'Tag des Dokuments',
} as const;
export type Placeholder = keyof typeof PLACEHOLDERS;
export const PLACEHOLDER_NAMES = Object.keys(PLACEHOLDERS) as readonly Placeholder[];

/** Printed where nothing is known: a line to write on. */
const BLANK = '____________________';

const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;

/** The texts between braces, in order. */
export function namedIn(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** A text without its placeholders. */
export const withoutPlaceholders = (text: string): string => text.replaceAll(PLACEHOLDER, '');

/**
 * The paragraphs of a wording, with its placeholders filled in once: a value is never read as a wording itself.
 *
 * @param values null: a line to write on
 */
export function filledWording(
  text: string,
  values: Readonly<Record<Placeholder, string | null>>,
): readonly string[] {
  const filled = text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(PLACEHOLDERS, name) ? (values[name as Placeholder] ?? BLANK) : whole,
  );
  return filled
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
