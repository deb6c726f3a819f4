/** Whole consultations over the demo catalogue, for the documents. */
import { readFileSync } from 'node:fs';
import type { Product } from '#catalogue/domain';
import { type Answers, questionnaireSchema } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { DocumentInput } from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import questionnaire from '../../../data/definitions/questionnaire.json' with { type: 'json' };
import { readProductTable } from '../../../modules/catalogue/product-table/product-file.ts';
import { combineProduct } from '../../../modules/catalogue/products/combine.ts';
import type { DocumentLine } from '../../../modules/pdf/documents/document-input.ts';

const rows = readProductTable(readFileSync('data/catalogue/produkte.csv'));
const byName = Map.groupBy(rows, (row) =>
  JSON.stringify([row.Produktbezeichnung, row.Anwendungstyp, row.PremiumBasis, row.Schweregrad]),
);

/** The demo catalogue by product id. */
const CATALOGUE: ReadonlyMap<string, Product> = new Map(
  [...byName.values()].flatMap((group) => {
    const [head] = group;
    if (head === undefined) return [];
    const sizes = group.map((row) => ({
      name: row.Konfektionsgroesse,
      id: String(row.id),
      Artikelnummer: row.Artikelnummer,
      PZN: row.PZN,
      aidnumber: row.Hilfsmittelnummer,
      hu: row.Hueftumfang,
      pieces: row.liquid ? 1 : Number(row.Anzahl),
      amount: row.liquid ? row.Anzahl : null,
      price: row.UVP,
    }));
    return [[String(head.id), combineProduct({ ...head, id: String(head.id) }, sizes)] as const];
  }),
);

/** A line of the product whose name begins so. */
export function line(name: string, size?: string, more: Partial<DocumentLine> = {}): DocumentLine {
  const product = [...CATALOGUE.values()].find((each) => each.Produktbezeichnung.startsWith(name));
  if (product === undefined) throw new Error(`There is no product ${name}.`);
  const first = Object.keys(product.sizes)[0] ?? '';
  return { product: product.id, size: size ?? first, selectedTime: 2, ...more };
}

export const INSURER: Krankenkasse = {
  Kasse: 'Musterkasse Nord',
  Kinderpauschale: 3000,
  Urinpauschale: 1785,
  Stuhlpauschale: 2250,
  Kindalter: 18,
  selfPay: false,
};

export const INSTITUTION: DocumentInput['institution'] = {
  name: 'Apotheke am Stadtgarten',
  strasse: 'Gartenstraße',
  hausnummer: '12',
  plz: '79098',
  ort: 'Freiburg im Breisgau',
  telefon: '0761 900120',
  fax: '0761 900121',
  email: 'beratung@apotheke-stadtgarten.example',
  webseite: 'https://apotheke-stadtgarten.example',
  ansprechpartner: 'Katharina Weiß',
  ik: '',
  trial: false,
};

export const ANSWERS: Answers = {
  anamneseType: 'AT1',
  member: 'Daniel Krüger',
  krankenkasse: INSURER.Kasse,
  birthdate: '1950-01-31' as CalendarDay,
  gebuehr: 'GE2',
  inkontinenz: 'I1',
  representative: 'R1',
  representative_type: 'RT1',
  representative_givenName: 'Jürgen',
  representative_lastname: 'Großkreutz',
  representative_phone: '0761 123456',
  gender: 'F',
  givenname: 'Änne',
  lastname: 'Großkreutz-Öztürk',
  street: 'Schloßbergstraße 4',
  plz: '79098',
  city: 'Freiburg im Breisgau',
  telephone: '0761 654321',
  email: 'aenne@example.org',
  verlust: 'V2',
  wann: 'W3',
  experience: 'E1',
  experience_product: 'Konkurrenz Slip Plus',
  medikamente: ['M2', 'M3'],
  hilfsmittel: ['Hi2'],
  weitereEinflussfaktoren: ['Ef1'],
  trink: 'X2',
  haut: 'Ha2',
  mobil: 'Mo2',
  toilette: 'T2',
  versorgung: 'H2',
  grad: 'G3',
  antrag: 'PA2',
  wechseln: 'We2',
  groesse: 'M',
  important: ['I2', 'I4'],
  extra2: 'Bisher mit Slips versorgt, die nachts ausgelaufen sind.\nTagsüber zufrieden.',
  extra3: 'Muster mitgegeben: zwei Pull-ups in Größe M.',
  extra5: 'Lieferung alle vier Wochen, Abholung freitags nach 15 Uhr.',
};

/** A consultation with proposals in all three areas; what is given replaces it. */
export function consultation(changes: Partial<DocumentInput> = {}): DocumentInput {
  return {
    today: '2026-03-09' as CalendarDay,
    answers: ANSWERS,
    questionnaire: questionnaireSchema.parse(questionnaire),
    institution: INSTITUTION,
    insurer: INSURER,
    method: 'A',
    products: CATALOGUE,
    prices: new Map(),
    cart: [
      [{ lines: SOME.slice(0, 2) }],
      [{ lines: SOME.slice(2, 4) }, { lines: SOME.slice(4, 5) }],
      [
        {
          lines: [
            line('Pflegoria Nitrilhandschuhe', 'M'),
            line('Pflegoria Händedesinfektion 500'),
            line('Pflegoria Krankenunterlage', '60x90'),
          ],
        },
      ],
    ],
    recommended: SOME.slice(0, 6).map(({ product }) => product),
    ...changes,
  };
}

/** Products to wear, one line each. */
export const SOME: readonly DocumentLine[] = [...CATALOGUE.values()]
  .filter(({ PremiumBasis }) => PremiumBasis !== '-')
  .sort((a, b) => a.PremiumBasis.localeCompare(b.PremiumBasis))
  .map((product) => ({ product: product.id, size: Object.keys(product.sizes)[0] ?? '', selectedTime: 2 }));
