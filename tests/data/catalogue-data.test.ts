import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { isValidEan, isValidPzn } from '../../modules/catalogue/products/check-digits.ts';
import { FEATURE_ICONS as icons } from '../../modules/catalogue/products/feature-icons.ts';
import {
  APPLICATION_TYPES,
  PRODUCT_TYPES,
  type ProductType,
  SEVERITIES,
  TIERS,
} from '../../modules/catalogue/products/vocabulary.ts';

const BYTE_ORDER_MARK = '\ufeff';
const CLOTHING_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const SMALL_SIZES = ['XS', 'S', 'onesize'];

function readData(path: string): string {
  return readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8');
}

type Row = Record<string, string>;

function readTable(path: string, header: string): Row[] {
  const text = readData(path).replace(BYTE_ORDER_MARK, '');
  expect(text.split('\n', 1)[0]).toBe(header);
  const parsed = Papa.parse<Row>(text, { header: true, delimiter: ';', skipEmptyLines: true });
  expect(parsed.errors).toEqual([]);
  return parsed.data;
}

function column(rows: readonly Row[], name: string): string[] {
  return rows.map((row) => row[name] ?? '');
}

function expectUnique(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

function sequence(length: number): string[] {
  return Array.from({ length }, (_, index) => String(index + 1));
}

const rows = readTable(
  'catalogue/produkte.csv',
  'id;Artikelnummer;Produktbezeichnung;Schweregrad;PremiumBasis;Inkontinenzprodukt;PZN;EAN;Hilfsmittelnummer;' +
    'Konfektionsgroesse;Hueftumfang;Anzahl;Anwendungstyp;UVP;Vorteilskommunikation;imagepfad;Tropfenanzahl;' +
    'ICONS;liquid;created;last_modified',
);

const GROUP_KEY = ['Produktbezeichnung', 'Anwendungstyp', 'PremiumBasis', 'Schweregrad', 'Tropfenanzahl'];
const groupKey = (row: Row) => GROUP_KEY.map((name) => row[name]).join('|');
const groups = new Map<string, Row[]>();
for (const row of rows) groups.set(groupKey(row), [...(groups.get(groupKey(row)) ?? []), row]);
const products = new Map([...groups.values()].map((group) => [group[0]?.id ?? '', group]));

describe('produkte.csv', () => {
  it('is UTF-8 with a byte-order mark and line feeds', () => {
    const text = readData('catalogue/produkte.csv');
    expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true);
    expect(text).not.toContain('\r');
    expect(text).not.toContain('\ufffd');
    expect(text.endsWith('\n')).toBe(true);
  });

  it('has at least 64 products in 190 sizes', () => {
    expect(products.size).toBeGreaterThanOrEqual(64);
    expect(rows.length).toBeGreaterThanOrEqual(190);
  });

  it('numbers its rows from 1 and keeps the rows of a product together', () => {
    expect(column(rows, 'id')).toEqual(sequence(rows.length));
    for (const [id, group] of products) {
      expect(column(group, 'id')).toEqual(group.map((_, index) => String(Number(id) + index)));
    }
  });

  // @spec access-3-8
  it('has every product type with each of its application types, and no other', () => {
    expect(new Set(column(rows, 'Inkontinenzprodukt'))).toEqual(new Set(PRODUCT_TYPES));
    for (const type of PRODUCT_TYPES) {
      const ofType = rows.filter((row) => row.Inkontinenzprodukt === type);
      expect(new Set(column(ofType, 'Anwendungstyp'))).toEqual(new Set(APPLICATION_TYPES[type]));
    }
  });

  it('has every severity and every tier', () => {
    expect(new Set(column(rows, 'Schweregrad'))).toEqual(new Set(SEVERITIES));
    expect(new Set(column(rows, 'PremiumBasis'))).toEqual(new Set(TIERS));
  });

  it.each(APPLICATION_TYPES.Inkontinenzprodukt)('has %s as Premium and as Basis', (type) => {
    const tiers = column(
      rows.filter((row) => row.Anwendungstyp === type),
      'PremiumBasis',
    );
    expect(new Set(tiers)).toEqual(new Set(['Premium', 'Basis']));
  });

  // @spec consultation-3-9 access-9-10
  it('gives tier, severity and drops as the product type allows them', () => {
    for (const row of rows) {
      const type = row.Inkontinenzprodukt as ProductType;
      const drops = Number(row.Tropfenanzahl);
      if (type === 'Inkontinenzprodukt') {
        expect(row.Schweregrad, row.id).not.toBe('Kein Schweregrad');
        expect(drops, row.id).toBeGreaterThanOrEqual(0.5);
        expect(drops, row.id).toBeLessThanOrEqual(10);
        expect(Number.isInteger(drops * 2), row.id).toBe(true);
      } else {
        expect(row.Schweregrad, row.id).toBe('Kein Schweregrad');
        expect(row.Tropfenanzahl, row.id).toBe('0');
      }
      const hasTier = type === 'Inkontinenzprodukt' || type === 'Zubehör';
      expect(['Premium', 'Basis'].includes(row.PremiumBasis ?? ''), row.id).toBe(hasTier);
    }
  });

  it('gives each size of a product once, smallest first', () => {
    for (const group of products.values()) {
      const sizes = column(group, 'Konfektionsgroesse');
      expectUnique(sizes);
      if (CLOTHING_SIZES.includes(sizes[0] ?? '')) {
        expect(sizes).toEqual(CLOTHING_SIZES.filter((size) => sizes.includes(size)));
      } else if (sizes[0] === 'onesize') {
        expect(sizes).toHaveLength(1);
      } else {
        for (const size of sizes) expect(size).toMatch(/^\d{2,3}x\d{2,3}$/);
      }
    }
  });

  it('gives a hip circumference where clothing sizes depend on it', () => {
    const worn = ['Slip', 'Slip Elastic', 'Pull-ups', 'Fixierhosen'];
    for (const row of rows) {
      if (worn.includes(row.Anwendungstyp ?? '')) {
        const [from, to] = (row.Hueftumfang ?? '').split('-').map(Number);
        expect(row.Hueftumfang, row.id).toMatch(/^\d{2,3}-\d{2,3}$/);
        expect(from, row.id).toBeLessThan(to ?? 0);
      } else {
        expect(row.Hueftumfang, row.id).toBe(row.Konfektionsgroesse === 'onesize' ? 'onesize' : '');
      }
    }
  });

  it('has valid and unique PZN, EAN and Artikelnummer', () => {
    for (const row of rows) {
      expect(isValidPzn(row.PZN ?? ''), row.PZN).toBe(true);
      expect(isValidEan(row.EAN ?? ''), row.EAN).toBe(true);
      expect(row.EAN).toMatch(/^4[0-4]/);
      expect(row.Artikelnummer).toMatch(/^\d{6,7}$/);
    }
    for (const name of ['PZN', 'EAN', 'Artikelnummer']) expectUnique(column(rows, name));
  });

  it('has one Hilfsmittelnummer per product, none for skin care', () => {
    const numbers = [...products.values()].flatMap((group) => {
      const ofGroup = new Set(column(group, 'Hilfsmittelnummer'));
      expect(ofGroup.size).toBe(1);
      return [...ofGroup];
    });
    expectUnique(numbers.filter((number) => number !== ''));
    for (const row of rows) {
      if (row.Inkontinenzprodukt === 'Hautpflege') expect(row.Hilfsmittelnummer, row.id).toBe('');
      else if (row.Inkontinenzprodukt === 'Pflegehilfsmittel')
        expect(row.Hilfsmittelnummer, row.id).toMatch(/^5[14]\.\d{2}\.\d{2}\.\d{4}$/);
      else expect(row.Hilfsmittelnummer, row.id).toMatch(/^15\.25\.3[0-2]\.\d{4}$/);
    }
  });

  it('has a price and an amount in every row', () => {
    for (const row of rows) {
      expect(row.UVP, row.id).toMatch(/^[1-9]\d?,\d{2}$/);
      expect(row.liquid, row.id).toMatch(/^[01]$/);
      expect(row.Anzahl, row.id).toMatch(row.liquid === '1' ? /^[1-9]\d* ml$/ : /^[1-9]\d*$/);
    }
  });

  it('has 3 to 5 selling points per product, the same for all its sizes', () => {
    for (const group of products.values()) {
      expect(new Set(column(group, 'Vorteilskommunikation')).size).toBe(1);
      const points = (group[0]?.Vorteilskommunikation ?? '').split('\n');
      expect(points.length).toBeGreaterThanOrEqual(3);
      expect(points.length).toBeLessThanOrEqual(5);
      for (const point of points) expect(point).toMatch(/^\p{L}.*\S$/u);
      expectUnique(points);
    }
  });

  it('refers to icons of the list and to an image by name', () => {
    const names = new Set(icons.map((icon) => icon.name));
    for (const row of rows) {
      const used = (row.ICONS ?? '').split(',');
      expect(
        used.filter((name) => !names.has(name)),
        row.id,
      ).toEqual([]);
      expectUnique(used);
      expect(row.imagepfad, row.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('dates its rows in 2026', () => {
    for (const row of rows) {
      for (const date of [row.created ?? '', row.last_modified ?? '']) {
        expect(date).toMatch(/^2026-\d{2}-\d{2}$/);
        expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
      }
      expect((row.created ?? '') <= (row.last_modified ?? ''), row.id).toBe(true);
    }
  });

  it.each([
    ['Basis', '9477457'],
    ['Premium', '9477957'],
  ])('has the default Fixierhose of tier %s at size M', (tier, number) => {
    expect(rows.filter((row) => row.Artikelnummer === number)).toEqual([
      expect.objectContaining({
        Anwendungstyp: 'Fixierhosen',
        PremiumBasis: tier,
        Konfektionsgroesse: 'M',
      }),
    ]);
  });

  it.each([
    ['BV', 'Vorlagen', 'Basis', 'Mittlere Inkontinenz', 'onesize', '12,99', '30'],
    ['FP', 'Fixierhosen', 'Basis', 'Kein Schweregrad', 'M', '4,49', '5'],
    ['CB', 'Slip', 'Basis', 'Mittlere Inkontinenz', 'M', '7,95', '28'],
    ['PS', 'Slip', 'Premium', 'Schwere Inkontinenz', 'M', '24,95', '26'],
    ['PP', 'Pull-ups', 'Premium', 'Mittlere Inkontinenz', 'M', '15,49', '14'],
  ])('has the product %s of the worked cases', (_, type, tier, severity, size, price, pieces) => {
    expect(rows).toContainEqual(
      expect.objectContaining({
        Anwendungstyp: type,
        PremiumBasis: tier,
        Schweregrad: severity,
        Konfektionsgroesse: size,
        UVP: price,
        Anzahl: pieces,
      }),
    );
  });
});

describe('the feature icons', () => {
  // @spec access-3-9 access-9-10
  it('has exactly 34 icons with unique names and labels', () => {
    expect(icons).toHaveLength(34);
    expectUnique(icons.map((icon) => icon.name));
    expectUnique(icons.map((icon) => icon.label));
    for (const icon of icons) {
      expect(Object.keys(icon)).toEqual(['name', 'label']);
      expect(icon.name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(icon.label).not.toBe('');
    }
  });

  it('has no icon that no product uses', () => {
    const used = new Set(rows.flatMap((row) => (row.ICONS ?? '').split(',')));
    expect(icons.filter((icon) => !used.has(icon.name))).toEqual([]);
  });
});

describe('wettbewerber.csv', () => {
  // @spec access-3-7
  it('has at least 40 names, each once, in order', () => {
    const competitors = readTable('catalogue/wettbewerber.csv', 'id;Name');
    const names = column(competitors, 'Name');
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(column(competitors, 'id')).toEqual(sequence(names.length));
    expectUnique(names);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
  });
});

describe('krankenkassen.csv', () => {
  const insurers = readTable(
    'institution/krankenkassen.csv',
    'id;Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter;selfPay;Muster',
  );
  const rates = (row: Row) => [row.Kinderpauschale, row.Urinpauschale, row.Stuhlpauschale];

  it('has at least 30 insurers beside the self-payers, each once', () => {
    expect(insurers.filter((row) => row.selfPay === '0').length).toBeGreaterThanOrEqual(30);
    expect(column(insurers, 'id')).toEqual(sequence(insurers.length));
    expectUnique(column(insurers, 'Kasse'));
  });

  // @spec consultation-3-8
  it('has the three self-payers without rates', () => {
    const selfPayers = insurers.filter((row) => row.selfPay === '1');
    expect(column(selfPayers, 'Kasse')).toEqual([
      'Selbstzahler',
      'Private Krankenkasse',
      'Keine Krankenkasse',
    ]);
    for (const row of selfPayers) expect(rates(row)).toEqual(['0,00', '0,00', '0,00']);
  });

  it('marks every other insurer as a sample, with an invented name', () => {
    for (const row of insurers.filter((insurer) => insurer.selfPay === '0')) {
      expect(row.Muster, row.Kasse).toBe('1');
      expect(row.Kasse).toMatch(/muster|beispiel|probe/i);
    }
  });

  it('has plausible rates and ages', () => {
    const cents = (amount = '') => Number(amount.replace(',', ''));
    for (const row of insurers) {
      for (const rate of rates(row)) expect(rate, row.Kasse).toMatch(/^\d{1,2},\d{2}$/);
      expect(row.Kindalter, row.Kasse).toMatch(/^(|12|16|18)$/);
      if (rates(row).every((rate) => rate === '0,00')) continue;
      const [child = 0, urine = 0, stool = 0] = rates(row).map(cents);
      expect(child >= 2500 && child <= 3500, row.Kasse).toBe(true);
      expect(urine >= 1200 && urine <= 2500, row.Kasse).toBe(true);
      expect(stool >= 1800 && stool <= 3200, row.Kasse).toBe(true);
    }
  });

  it('has the insurer of the worked cases and a statutory one without allowance', () => {
    expect(insurers).toContainEqual(
      expect.objectContaining({
        Kasse: 'Musterkasse Mitte',
        Kinderpauschale: '30,00',
        Urinpauschale: '17,85',
        Stuhlpauschale: '22,50',
        Kindalter: '18',
      }),
    );
    const free = insurers.filter((row) => row.selfPay === '0' && rates(row).every((rate) => rate === '0,00'));
    expect(free).toHaveLength(1);
  });
});

describe('recommendations.json', () => {
  const recommendations: Record<string, string[]> = JSON.parse(readData('definitions/recommendations.json'));
  const codes = [
    ['M', 'F', 'K'],
    ['I1', 'I2', 'I3', 'I4'],
    ['T1', 'T2'],
    ['H1', 'H2'],
    ['V1', 'V2', 'V3'],
    ['X1', 'X2', 'X3', 'X4'],
  ];
  const all = codes.reduce<string[]>(
    (done, values) => done.flatMap((key) => values.map((value) => (key === '' ? value : `${key}_${value}`))),
    [''],
  );
  const children = all.filter((key) => key.startsWith('K'));
  const keys = all.filter((key) => !key.startsWith('K'));
  const byNumber = new Map(
    [...products.values()].flatMap((group) => group.map((row) => [row.Artikelnummer ?? '', group] as const)),
  );
  const groupsOf = (key: string) => (recommendations[key] ?? []).map((number) => byNumber.get(number) ?? []);
  const firstRows = (key: string) => groupsOf(key).flatMap((group) => group.slice(0, 1));
  const severity = (key: string) => {
    const ranks = column(firstRows(key), 'Schweregrad').map((name) => SEVERITIES.indexOf(name as never));
    return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  };

  // @spec consultation-3-6
  it('has an entry for each of the 384 keys and no other', () => {
    expect(keys).toHaveLength(384);
    expect(Object.keys(recommendations).filter((key) => !children.includes(key))).toEqual(keys);
  });

  // @spec consultation-3-5
  it('has an entry for each of the 192 keys of children', () => {
    expect(children).toHaveLength(192);
    expect(Object.keys(recommendations).slice(384)).toEqual(children);
  });

  it('names only Artikelnummern of the demo catalogue, each product once', () => {
    for (const key of all) {
      const numbers = recommendations[key] ?? [];
      expect(
        numbers.filter((number) => !byNumber.has(number)),
        key,
      ).toEqual([]);
      expectUnique(firstRows(key).map((row) => row.id ?? ''));
    }
  });

  it('writes one entry a line', () => {
    expect(readData('definitions/recommendations.json').split('\n')).toHaveLength(384 + 192 + 3);
  });

  it.each(keys)('%s names 3 to 6 absorbent products, Basis and Premium among them', (key) => {
    const numbers = recommendations[key] ?? [];
    expect(numbers.length).toBeGreaterThanOrEqual(3);
    expect(numbers.length).toBeLessThanOrEqual(6);
    expect(new Set(column(firstRows(key), 'Inkontinenzprodukt'))).toEqual(new Set(['Inkontinenzprodukt']));
    expect(new Set(column(firstRows(key), 'PremiumBasis'))).toEqual(new Set(['Basis', 'Premium']));
  });

  it('never names Einlagen for loss of stool, except for smearing in small amounts', () => {
    for (const key of all.filter((name) => !name.includes('_I1_') && !/_I4_.*_V1_/.test(name))) {
      expect(column(firstRows(key), 'Anwendungstyp'), key).not.toContain('Einlagen');
    }
  });

  it('fits the type of product to what the person can do', () => {
    for (const key of all) {
      const types = column(firstRows(key), 'Anwendungstyp');
      if (key.includes('_T1_H1_')) {
        expect(types, key).toContain('Pull-ups');
        expect(types, key).not.toContain('Slip');
        expect(types, key).not.toContain('Slip Elastic');
      }
      if (key.includes('_T2_H2_')) {
        expect(types.includes('Slip') || types.includes('Slip Elastic'), key).toBe(true);
        expect(types, key).not.toContain('Pull-ups');
      }
    }
  });

  it('never falls in severity when more is lost or drunk', () => {
    for (const key of all) {
      for (const [code, next] of [
        ['V1', 'V2'],
        ['V2', 'V3'],
        ['X1', 'X2'],
        ['X2', 'X3'],
        ['X3', 'X4'],
      ] as const) {
        if (!key.includes(code)) continue;
        expect(severity(key.replace(code, next)), `${key} ${next}`).toBeGreaterThanOrEqual(severity(key));
      }
    }
  });

  it('keeps products for men and for women apart', () => {
    for (const key of keys) {
      const names = column(firstRows(key), 'Produktbezeichnung').join('\n');
      expect(names, key).not.toContain(key.startsWith('M') ? 'für Frauen' : 'für Männer');
      if (/^M_I1_T1_H1_V1/.test(key)) expect(names, key).toContain('für Männer');
    }
  });

  it.each(children)('%s names products for children alone, Basis and Premium among them', (key) => {
    for (const row of firstRows(key)) {
      expect(row.Produktbezeichnung).toContain('Junior');
      expect(row.ICONS?.split(',')).toContain('fuer-kinder');
      expect(row.Inkontinenzprodukt).toBe('Inkontinenzprodukt');
    }
    expect(new Set(column(firstRows(key), 'PremiumBasis'))).toEqual(new Set(['Basis', 'Premium']));
  });

  it('names for F, the key of children where a table has none of theirs, at least one Basis and one Premium product in a small size', () => {
    for (const key of keys.filter((name) => name.startsWith('F'))) {
      const small = groupsOf(key)
        .flat()
        .filter((row) => SMALL_SIZES.includes(row.Konfektionsgroesse ?? ''));
      expect(new Set(column(small, 'PremiumBasis')), key).toEqual(new Set(['Basis', 'Premium']));
    }
  });
});
