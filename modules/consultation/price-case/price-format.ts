import * as z from 'zod/mini';
import { priceCase } from './price-case-fields.ts';
import { expectedSchema, failedCaseSchema, priceResultSchema } from './price-result-schema.ts';

const AMOUNT = 'in Euro';
const MONTHLY = 'im Monat, in Euro; null: nicht bekannt';
const CARRIED =
  'Wird nicht gelesen: darf stehen bleiben, wenn ein Fall aus dem Katalog zusammengesetzt wird.';

/** The Pauschalen, which an insurer has and each of its rates. */
const ratesOf = (path: string) => ({
  [`${path}.Kinderpauschale`]: `Netto ${AMOUNT}, unter dem Kindalter`,
  [`${path}.Urinpauschale`]: `Netto ${AMOUNT}, bei inkontinenz I1`,
  [`${path}.Stuhlpauschale`]: `Netto ${AMOUNT}, sonst`,
});

const carriedOf = (path: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`${path}.${name}`, CARRIED]));

/** What a result says, and a case may expect of it. */
const resultOf = (path: string) => ({
  [`${path}.case`]: 'Name des Falls',
  [`${path}.netAllowance`]: `Netto-Pauschale ${MONTHLY}`,
  [`${path}.grossAllowance`]: `Brutto-Pauschale ${MONTHLY}`,
  [`${path}.copayment`]: `Gesetzliche Zuzahlung ${MONTHLY}`,
  [`${path}.method`]: 'Berechnungsmethode',
  [`${path}.areas`]: 'Medizinisch notwendige Versorgung, Wunschversorgung, Freiverkauf',
  [`${path}.areas.careType`]: '0 medizinisch notwendig, 1 Wunschversorgung, 2 Freiverkauf',
  [`${path}.areas.count`]: 'Zahl der Vorschläge mit Produkten',
  [`${path}.areas.tabs`]: 'Vorschläge, auch leere',
  [`${path}.areas.tabs.totalPrice`]: `Summe der Zeilen ${MONTHLY}`,
  [`${path}.areas.tabs.totalCarePrice`]: `Mehrkosten ${MONTHLY}`,
  [`${path}.areas.tabs.patientPays`]: `Was die versicherte Person zahlt: Mehrkosten, und Zuzahlung, wo die Krankenkasse zahlt; ${MONTHLY}`,
  [`${path}.areas.tabs.lines`]: 'Zeilen in der Reihenfolge des Falls',
  [`${path}.areas.tabs.lines.product`]: 'Produkt, wie der Fall es nennt',
  [`${path}.areas.tabs.lines.size`]: 'Größe',
  [`${path}.areas.tabs.lines.dailyNeed`]: 'Stück am Tag',
  [`${path}.areas.tabs.lines.monthlyPackages`]: 'Packungen im Monat',
  [`${path}.areas.tabs.lines.price`]:
    'Preis einer Packung in Euro: der eigene, sonst der Listenpreis; null: keiner',
  [`${path}.areas.tabs.lines.totalPrice`]: `Preis der Zeile ${MONTHLY}`,
  [`${path}.together`]: `Was die versicherte Person für die gewählten Vorschläge zusammen zahlt, nur wo der Fall chosen nennt; ${MONTHLY}`,
  [`${path}.hint`]: 'Was zu den Kosten zu sagen ist, als Satz',
  [`${path}.warnings`]: 'Was an einzelnen Zeilen zu beachten ist',
  [`${path}.warnings.code`]: 'Worum es geht, für Programme',
  [`${path}.warnings.area`]: 'Bereich, ab 0',
  [`${path}.warnings.tab`]: 'Vorschlag im Bereich, ab 0',
  [`${path}.warnings.line`]: 'Zeile im Vorschlag, ab 0',
  [`${path}.warnings.message`]: 'Worum es geht, als Satz',
});

/** What each field of the batch format means, by its path without the steps into lists and maps. */
const PRICE_FORMAT_FIELDS: Readonly<Record<string, string>> = {
  case: 'Eine Zeile der Eingabe: ein Fall. Felder, die fehlen dürfen, dürfen auch null sein.',
  'case.case': 'Name des Falls; steht im Ergebnis und in Meldungen',
  'case.today': 'Tag der Beratung (JJJJ-MM-TT): bestimmt Alter, Sätze und gesetzliche Beträge',
  'case.method': 'Berechnungsmethode der Mehrkosten',
  'case.patient': 'Versicherte Person',
  'case.patient.birthdate':
    'Geburtstag (JJJJ-MM-TT), vom 01.01.1900 bis zum Tag der Beratung; fehlt er: erwachsen',
  'case.patient.inkontinenz':
    'Antwort zur Inkontinenz; fehlt sie bei Erwachsenen, ist keine Pauschale bekannt',
  'case.patient.gebuehr': 'GE1 von der Zuzahlung befreit, GE2 nicht befreit; fehlt sie: nicht befreit',
  'case.insurer': 'Krankenkasse mit ihren Sätzen, oder ihr Name in der Datenbank',
  'case.insurer.Kasse': 'Name',
  ...ratesOf('case.insurer'),
  'case.insurer.Saetze': 'Sätze ab einem Tag; jeder Tag einmal. Es gilt der letzte bis zum Tag der Beratung',
  'case.insurer.Saetze.gueltigAb': 'Erster Tag (JJJJ-MM-TT)',
  ...ratesOf('case.insurer.Saetze'),
  'case.insurer.Saetze.Kindalter': 'Alter in Jahren, ab dem jemand kein Kind mehr ist',
  'case.insurer.IK': 'Institutionskennzeichen: neun Ziffern mit Prüfziffer, oder leer',
  'case.insurer.Kindalter': 'Alter in Jahren, ab dem jemand kein Kind mehr ist; fehlt es: 18',
  'case.insurer.selfPay': 'Ob Versicherte selbst zahlen (Selbstzahler, privat, keine Krankenkasse)',
  ...carriedOf('case.insurer', ['id', 'version']),
  'case.products':
    'Produkte unter der Kennung, die die Zeilen nennen; fehlen sie, ist product eine Artikelnummer des Katalogs in der Datenbank',
  'case.products.Anwendungstyp': 'Art des Produkts, in der Einzahl oder Mehrzahl',
  'case.products.PremiumBasis': 'Qualität; - für Pflegehilfsmittel und Hautpflege',
  'case.products.Schweregrad': 'Wofür es reicht: bestimmt den Bedarf am Tag',
  'case.products.liquid': 'Ob es flüssig ist: dann eine Packung im Monat',
  'case.products.wiederverwendbar': 'Ob es gewaschen und wieder verwendet wird: dann eine Packung, einmalig',
  'case.products.sizes': 'Größen unter ihrem Namen; ohne Größen onesize',
  'case.products.sizes.id': 'Kennung, unter der prices den eigenen Preis nennt',
  'case.products.sizes.pieces':
    'Stück in der Packung; darf nur bei Flüssigem fehlen. Dort auch die Menge als Text, wie 500 ml',
  'case.products.sizes.price': `Listenpreis einer Packung, brutto ${AMOUNT}; fehlt er und der eigene: „Preis fehlt“`,
  'case.products.sizes.aidnumber':
    'Hilfsmittelnummer; Krankenunterlagen, deren Nummer mit 51 beginnt, sind wiederverwendbar',
  ...carriedOf('case.products.sizes', ['Artikelnummer', 'PZN', 'pzn', 'EAN', 'hu', 'amount']),
  ...carriedOf('case.products', [
    'id',
    'Artikelnummer',
    'Produktbezeichnung',
    'Inkontinenzprodukt',
    'imagepfad',
    'Vorteilskommunikation',
    'Tropfenanzahl',
    'ICONS',
  ]),
  'case.prices': `Eigene Preise einer Packung, brutto ${AMOUNT}, unter der Kennung der Größe, oder die Kundennummer einer Institution in der Datenbank`,
  'case.cart':
    'Medizinisch notwendige Versorgung, Wunschversorgung, Freiverkauf: je eine Liste von Vorschlägen',
  'case.cart.lines': 'Zeilen eines Vorschlags',
  'case.cart.lines.product': 'Kennung in products, ohne products eine Artikelnummer',
  'case.cart.lines.size': 'Größe, die das Produkt hat',
  'case.cart.lines.dailyNeed': 'Stück am Tag; fehlt es, wird es berechnet',
  'case.cart.lines.monthlyPackages': 'Packungen im Monat; fehlen sie, werden sie berechnet',
  'case.chosen':
    'Gewählte Vorschläge: höchstens einer der Bereiche 0 und 1, dazu beliebig viele des Bereichs 2; fehlt es, ist nichts entschieden',
  'case.chosen.area': 'Bereich, ab 0',
  'case.chosen.tab': 'Vorschlag im Bereich, ab 0',
  'case.expected': 'Was inko price --check mit dem Ergebnis vergleicht; fehlt es, wird nichts verglichen',
  expected:
    'Ein Teil des Ergebnisses: verglichen wird, was genannt ist. Eine Liste hat so viele Einträge wie hier. Wer nichts nennt, erwartet nichts, und das besteht keine Prüfung.',
  ...resultOf('expected'),
  result: 'Eine Zeile der Ausgabe: das Ergebnis eines Falls. Beträge sind Texte mit Punkt und zwei Stellen.',
  ...resultOf('result'),
  failed:
    'Eine Zeile der Ausgabe an der Stelle eines Ergebnisses, wenn ein Fall nicht berechnet werden kann.',
  'failed.case': 'Name des Falls; null, wenn er nicht zu lesen ist',
  'failed.file': 'Datei, wie sie beim Aufruf heißt; - ist die Standardeingabe',
  'failed.line': 'Zeile der Datei, ab 1',
  'failed.code':
    'Warum, für Programme: too-long (zu lang), not-utf8 (kein UTF-8), not-json (kein JSON), invalid (Felder fehlen, sind falsch oder unbekannt), unavailable (die Datenbank antwortet nicht)',
  'failed.error': 'Warum, als Text, mit dem Pfad jedes Feldes, wie cart.1.0.lines.0.size',
};

/** A JSON Schema of the draft 2020-12, as far as it is written here. */
export interface PriceFormatSchema {
  readonly [keyword: string]: unknown;
  readonly $defs: Readonly<Record<'case' | 'expected' | 'result' | 'failed', object>>;
}

interface Json {
  [keyword: string]: unknown;
  properties?: Record<string, Json>;
  items?: Json;
  prefixItems?: Json[];
  anyOf?: Json[];
  additionalProperties?: Json | boolean;
}

/**
 * The JSON Schema of the batch format, made of the schemas that check it: a line of the input (the root), what it may
 * expect, a line of the output, and one in its place where the case cannot be computed. Descriptions are German.
 */
export function priceFormatSchema(): PriceFormatSchema {
  const defs = {
    case: jsonOf(priceCase),
    expected: jsonOf(expectedSchema),
    result: jsonOf(priceResultSchema),
    failed: jsonOf(failedCaseSchema),
  };
  for (const [name, json] of Object.entries(defs)) {
    json.description = PRICE_FORMAT_FIELDS[name] ?? '';
    describe(json, name);
  }
  // To the reader it is anything: `inko price --check` alone looks into it.
  Object.assign(defs.case.properties?.expected ?? {}, {
    anyOf: [{ $ref: '#/$defs/expected' }, { type: 'null' }],
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Inkoberatung: Fälle und Ergebnisse von inko price',
    $ref: '#/$defs/case',
    $defs: defs,
  };
}

function jsonOf(schema: z.core.$ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod as z.core.$ZodTypes['_zod'];
      // A record's first check only refuses a key.
      if (def.type === 'pipe' && def.out._zod.def.type === 'record')
        Object.assign(jsonSchema, jsonOf(def.out));
      // zod leaves out how many entries a list of fixed length has.
      if (def.type === 'tuple') Object.assign(jsonSchema, { items: false, minItems: def.items.length });
    },
  });
  return json as Json;
}

/** Adds what each field means, by its path without the steps into lists and maps. */
function describe(json: Json, path: string): void {
  for (const [name, each] of Object.entries(json.properties ?? {})) {
    each.description = PRICE_FORMAT_FIELDS[`${path}.${name}`] ?? '';
    describe(each, `${path}.${name}`);
  }
  const { items, prefixItems = [], anyOf = [], additionalProperties } = json;
  for (const each of [items, ...prefixItems, ...anyOf, additionalProperties])
    if (typeof each === 'object') describe(each, path);
}
