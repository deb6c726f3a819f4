import { describe, expect, test } from 'vitest';
import { fieldMessages } from '#platform/domain';
import { productInput } from '../../../../modules/catalogue/products/product-input.ts';
import {
  siblingFaults as lookAmong,
  productIdentity,
} from '../../../../modules/catalogue/products/product-siblings.ts';
import { NEW_PRODUCT } from '../product-rows.ts';

const siblingFaults = (...asked: Parameters<typeof lookAmong>) =>
  [...lookAmong(...asked)].filter((fault) => fault !== null);
const faultsOf = (more: object) => {
  const read = productInput.safeParse({ ...NEW_PRODUCT, ...more });
  return read.success ? {} : fieldMessages(read.error.issues);
};
const rowOf = (more: object = {}) => productInput.parse({ ...NEW_PRODUCT, ...more });
const CARE = {
  Inkontinenzprodukt: 'Pflegehilfsmittel',
  Anwendungstyp: 'Mundschutz',
  PremiumBasis: '-',
  Schweregrad: 'Kein Schweregrad',
  Tropfenanzahl: '0',
};

describe('a row of the product table', () => {
  test('is read from texts as from the values of a call', () => {
    const row = rowOf({
      PZN: ' 98190009 ',
      Anwendungstyp: 'slip',
      Konfektionsgroesse: ' xl ',
      Tropfenanzahl: '7.5',
    });
    expect(row).toEqual({
      ...NEW_PRODUCT,
      Konfektionsgroesse: 'XL',
      UVP: 2495,
      Tropfenanzahl: 7.5,
      Vorteilskommunikation: ['Hält die ganze Nacht', 'Leicht anzulegen'],
      ICONS: ['atmungsaktiv', 'nachtversorgung'],
    });
    const values = {
      Anzahl: 28,
      Tropfenanzahl: 7.5,
      ICONS: row.ICONS,
      Vorteilskommunikation: row.Vorteilskommunikation,
    };
    expect(rowOf({ ...values, Konfektionsgroesse: 'XL' })).toEqual(row);
    expect(rowOf({ UVP: null })).toMatchObject({ UVP: null });
    expect(rowOf({ ...CARE, Konfektionsgroesse: 'ONESIZE' })).toMatchObject({
      Konfektionsgroesse: 'onesize',
    });
  });

  // @spec access-5-13
  test.each<[string, object]>([
    ['Bitte füllen Sie das Feld „Artikelnummer“ aus.', { Artikelnummer: ' ' }],
    ['„Artikelnummer“ hat mehr als 20 Zeichen.', { Artikelnummer: '9'.repeat(21) }],
    ['„Produktbezeichnung“ enthält Zeichen, die nicht erlaubt sind.', { Produktbezeichnung: 'Slip\nNacht' }],
    ['Bitte füllen Sie das Feld „PZN“ aus.', { PZN: '' }],
    ['Eine PZN hat 8 Ziffern.', { PZN: '981900099' }],
    ['Eine PZN hat 8 Ziffern.', { PZN: '9819000X' }],
    ['Die Prüfziffer der PZN 98190008 stimmt nicht.', { PZN: '98190008' }],
    ['Eine EAN hat 13 Ziffern.', { EAN: '4,4991E+12' }],
    ['Die Prüfziffer der EAN 4499109900010 stimmt nicht.', { EAN: '4499109900010' }],
    ['Bitte füllen Sie das Feld „Hilfsmittelnummer“ aus.', { Hilfsmittelnummer: '' }],
    ['„Hilfsmittelnummer“ hat mehr als 20 Zeichen.', { Hilfsmittelnummer: '1'.repeat(21) }],
    ['Bitte füllen Sie das Feld „Konfektionsgröße“ aus.', { Konfektionsgroesse: '' }],
    ['„Hüftumfang“ hat mehr als 50 Zeichen.', { Hueftumfang: '1'.repeat(51) }],
    ['UVP: „zwölf“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.', { UVP: 'zwölf' }],
    ['UVP: „5,00 €“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.', { UVP: '5,00 €' }],
    ['„UVP“ ist ein Text mit Euro, wie "17.85", keine Zahl.', { UVP: 17 }],
    ['„UVP“ liegt über 99.999,99 €.', { UVP: '100000' }],
    ['„Tropfenanzahl“ geht von 0 bis 10 in Schritten von 0,5.', { Tropfenanzahl: '3,3' }],
    ['„Tropfenanzahl“ geht von 0 bis 10 in Schritten von 0,5.', { Tropfenanzahl: '10,5' }],
    ['Bitte füllen Sie das Feld „Tropfenanzahl“ aus.', { Tropfenanzahl: '' }],
    ['Ein Inkontinenzprodukt hat 0,5 bis 10 Tropfen.', { Tropfenanzahl: '0' }],
    ['Ein Inkontinenzprodukt hat einen Schweregrad.', { Schweregrad: 'Kein Schweregrad' }],
    ['Einen Anwendungstyp „Handschuh“ gibt es nicht.', { Anwendungstyp: 'Handschuh' }],
    ['Bei „Pflegehilfsmittel“ ist es „Kein Schweregrad“.', { ...CARE, Schweregrad: 'Leichte Inkontinenz' }],
    ['Bei „Pflegehilfsmittel“ ist die Tropfenanzahl 0.', { ...CARE, Tropfenanzahl: '1' }],
    ['Bei „Pflegehilfsmittel“ steht in „Premium/Basis“ ein Strich (-).', { ...CARE, PremiumBasis: 'Basis' }],
    ['Bei „Inkontinenzprodukt“ ist „Premium/Basis“ Premium oder Basis.', { PremiumBasis: '-' }],
    ['Bei „Pflegehilfsmittel“ gibt es diese Anwendungstypen', { ...CARE, Anwendungstyp: 'Slip' }],
    [
      '„Produktart“ muss einer dieser Werte sein: Inkontinenzprodukt, Zubehör',
      { Inkontinenzprodukt: 'Auto' },
    ],
    ['Die Anzahl ist eine ganze Zahl von 1 bis 10.000', { Anzahl: '500 ml' }],
    ['Die Anzahl ist eine ganze Zahl von 1 bis 10.000', { Anzahl: '10001' }],
    ['Bei Flüssigem ist die Anzahl eine Menge wie 500 ml.', { liquid: true, Anzahl: 'viel' }],
    ['„Flüssig“: Erlaubt sind 0 und 1.', { liquid: 'x' }],
    ['„Wiederverwendbar“: Erlaubt sind 0 und 1.', { wiederverwendbar: 'x' }],
    ['Ein Symbol „fliegend“ gibt es nicht.', { ICONS: 'fliegend' }],
    ['„Vorteilskommunikation“ hat mehr als 20 Zeilen.', { Vorteilskommunikation: 'a\n'.repeat(21) }],
    [
      'Eine Zeile von „Vorteilskommunikation“ hat mehr als 300 Zeichen.',
      { Vorteilskommunikation: 'a'.repeat(301) },
    ],
  ])('is refused: %s', (message, more) => {
    const [said = ''] = Object.values(faultsOf(more));
    expect(said.startsWith(message), said).toBe(true);
  });

  test('of skin care needs no Hilfsmittelnummer, and an unknown field is refused', () => {
    const cream = {
      ...CARE,
      Inkontinenzprodukt: 'Hautpflege',
      Anwendungstyp: 'Schutz',
      Hilfsmittelnummer: '',
    };
    expect(faultsOf({ ...cream, liquid: true, Anzahl: '200 ml' })).toEqual({});
    expect(faultsOf({ Farbe: 'blau' })).not.toEqual({});
  });
});

describe('rows of one product', () => {
  const at = (line: number, more: object = {}) => ({ line, row: rowOf(more) });

  test('share name, type of use, tier, severity and absorption', () => {
    expect(productIdentity(rowOf())).toBe(productIdentity(rowOf({ PZN: '98190015', UVP: '1' })));
    for (const more of [
      { Produktbezeichnung: 'Anders' },
      { Anwendungstyp: 'Pull-ups' },
      { PremiumBasis: 'Basis' },
      { Schweregrad: 'Leichte Inkontinenz' },
      { Tropfenanzahl: '8' },
    ])
      expect(productIdentity(rowOf(more))).not.toBe(productIdentity(rowOf()));
  });

  test('have each size once, in the file and with those that stay', () => {
    expect(siblingFaults([at(2), at(3, { Konfektionsgroesse: 'L' })], [])).toEqual([]);
    expect(siblingFaults([at(5), at(3)], [])).toEqual([
      {
        line: 5,
        column: 'Konfektionsgroesse',
        message: 'Die Größe „M“ dieses Produkts steht schon in Zeile 3.',
      },
    ]);
    expect(siblingFaults([at(2)], [rowOf()])).toEqual([
      { line: 2, column: 'Konfektionsgroesse', message: 'Die Größe „M“ gibt es bei diesem Produkt schon.' },
    ]);
  });

  test('say the same of the product', () => {
    const large = { Konfektionsgroesse: 'L' };
    expect(siblingFaults([at(2), at(3, { ...large, imagepfad: 'anders' })], [])).toEqual([
      {
        line: 3,
        column: 'imagepfad',
        message: '„Bild“ ist bei allen Größen eines Produkts gleich; in Zeile 2 steht etwas anderes.',
      },
    ]);
    expect(siblingFaults([at(2), at(3, { ...large, ICONS: 'nachtversorgung,atmungsaktiv' })], [])).toEqual(
      [],
    );
    expect(siblingFaults([at(2)], [rowOf({ ...large, liquid: true, Anzahl: '5 l' })])).toEqual([
      { line: 2, column: 'liquid', message: 'Die anderen Größen dieses Produkts sind flüssig.' },
    ]);
  });

  test('agree with one that leaves out whether the product is reusable', () => {
    const [yes, no] = [{ wiederverwendbar: 'ja' }, { Konfektionsgroesse: 'L', wiederverwendbar: 'nein' }];
    expect(siblingFaults([at(2, yes), at(3, { Konfektionsgroesse: 'L' })], [])).toEqual([]);
    expect(siblingFaults([at(2, yes), at(3, no)], [])).toMatchObject([
      { line: 3, column: 'wiederverwendbar' },
    ]);
  });
});
