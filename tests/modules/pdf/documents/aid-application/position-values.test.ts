import { describe, expect, it } from 'vitest';
import {
  aidApplication,
  aidApplicationRefusal,
  aidsWithoutSize,
  aidWarnings,
  type Carer,
  type DocumentInput,
  positionValues,
} from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { aidApplicationValues } from '../../../../../modules/pdf/documents/aid-application/aid-application-values.ts';
import type { DocumentLine } from '../../../../../modules/pdf/documents/document-input.ts';
import { ANSWERS, consultation, line } from '../../consultations.ts';
import { CONTRACT_PRICES } from './contract-prices.ts';

const inCart = (...lines: readonly DocumentLine[]) => [[], [], [{ lines }]] as DocumentInput['cart'];
const ticked = (changes: Partial<DocumentInput>) =>
  positionValues(consultation(changes)).flatMap(({ id, checked }) => (checked ? [id] : []));

describe('the positions of the Pflegehilfsmittelantrag', () => {
  it('tick what the cart holds, with its size and amount', () => {
    expect(
      positionValues(consultation()).flatMap(({ id, checked, checkedSizes, amount }) =>
        checked ? [[id, checkedSizes, amount]] : [],
      ),
    ).toEqual([
      ['54.45.01', [], 75],
      ['54.99.01.1', ['M'], 100],
      ['54.99.02.0', [], 500],
    ]);
  });

  // @spec consultation-9-10
  it('hold the sets of the specification', () => {
    const positions = positionValues(consultation({ cart: inCart() }));
    expect(
      positions.filter(({ usual }) => usual).map(({ id, amount, measure }) => [id, amount, measure]),
    ).toEqual([
      ['54.45.01', 25, 'Stück'],
      ['54.99.01.1', 100, 'Stück'],
      ['54.99.02.0', 500, 'ml'],
      ['54.99.02.1', 500, 'ml'],
      ['54.99.01.2', 50, 'Stück'],
      ['54.99.01.3', 100, 'Stück'],
    ]);
    expect(positions.find(({ id }) => id === '54.99.01.1')?.sizes).toEqual(['XS', 'S', 'M', 'L', 'XL']);
    expect(positions.filter(({ ownShare }) => ownShare).map(({ id }) => id)).toEqual(['51.40.01.4']);
  });

  it('have name, unit and pack of their contract price, and one for a price of any other position', () => {
    const more = { ...CONTRACT_PRICES[0], Positionsnummer: '54.99.09.0001', Bezeichnung: 'Neues' } as never;
    const masks = { ...CONTRACT_PRICES[2], Bezeichnung: 'Masken', Packung: 20 } as never;
    const positions = positionValues(consultation({ cart: inCart(), contractPrices: [more, masks] }));
    expect(positions.find(({ id }) => id === '54.99.01.2')).toMatchObject({ name: 'Masken', amount: 20 });
    expect(positions.slice(-2).map(({ id, name }) => [id, name])).toEqual([
      ['54.99.09.0001', 'Neues'],
      ['51.40.01.4', 'Saugende Bettschutzeinlagen, wiederverwendbar'],
    ]);
  });

  it('take the chosen amounts, and the fullest of proposals that stand for each other', () => {
    const gloves = (monthlyPackages: number) => line('Pflegoria Nitrilhandschuhe', 'M', { monthlyPackages });
    const cart = [
      [],
      [],
      [{ lines: [gloves(2), gloves(1)] }, { lines: [gloves(1)] }],
    ] as DocumentInput['cart'];
    const amount = (changes: Partial<DocumentInput>) =>
      positionValues(consultation({ cart, ...changes })).find(({ id }) => id === '54.99.01.1')?.amount;
    expect(amount({})).toBe(300);
    expect(amount({ aidAmounts: { '54.99.01.1': 50 } })).toBe(50);
  });

  it('know what is washed from what is thrown away, wipes from liquids, and take named positions as they are', () => {
    const washable = inCart(line('Pflegoria Mehrweg-Krankenunterlage'));
    expect(ticked({ cart: washable })).toEqual(['51.40.01.4']);
    // Three are proposed, whatever one pack holds, until somebody says how many.
    const pads = (changes: Partial<DocumentInput>) =>
      positionValues(consultation({ cart: washable, ...changes })).find(({ ownShare }) => ownShare)?.amount;
    expect(pads({})).toBe(3);
    expect(pads({ aidAmounts: { '51.40.01.4': 2 } })).toBe(2);
    const byHand = line('Pflegoria Mehrweg-Krankenunterlage', undefined, { monthlyPackages: 4 });
    expect(pads({ cart: inCart(byHand) })).toBe(4);
    expect(aidWarnings(consultation({ cart: washable }))).toEqual([
      'Pflegoria Mehrweg-Krankenunterlage: Im Versorgungsrechner 1\u00a0Stück, im Dokument 3\u00a0Stück.',
    ]);
    expect(ticked({ cart: washable, positions: ['54.99.01.2'] })).toEqual(['54.99.01.2']);
    // Method B hides free sale.
    expect(ticked({ cart: washable, method: 'B' })).toEqual([]);
    expect(ticked({ cart: inCart(line('Pflegoria Desinfektionstücher')) })).toEqual(['54.99.02.0015']);
    // One that the vendor has removed since is left out.
    expect(ticked({ positions: ['54.99.77.0001', '54.45.01'] })).toEqual(['54.45.01']);
  });

  // @spec consultation-9-10
  it('warn where the application does not name what is in the cart', () => {
    const gloves = line('Pflegoria Nitrilhandschuhe', 'M');
    const warned = (lines: readonly DocumentLine[], changes: Partial<DocumentInput> = {}) =>
      aidWarnings(consultation({ cart: inCart(...lines), ...changes }));
    expect(warned([gloves, line('Pflegoria Händedesinfektion 500')])).toEqual([]);
    expect(warned([gloves], { aidAmounts: { '54.99.01.1': 200 } })).toEqual([
      'Pflegoria Nitrilhandschuhe: Im Versorgungsrechner 100\u00a0Stück im Monat, im Dokument 200\u00a0Stück im Monat.',
    ]);
    expect(warned([gloves], { positions: ['54.99.01.2'] })).toEqual([
      'Im Versorgungsrechner, aber nicht angekreuzt: Pflegoria Nitrilhandschuhe.',
      'Angekreuzt, aber nicht im Versorgungsrechner: Medizinische Gesichtsmasken (Mundschutz).',
    ]);
    expect(warned([])).toEqual([expect.stringContaining('kein Produkt angekreuzt')]);
  });

  it('ask for the size of gloves that are ticked by hand, until one is said or left to the paper', () => {
    const empty = consultation({ cart: inCart() });
    const asked = (changes: Partial<DocumentInput>) =>
      aidsWithoutSize({ ...empty, ...changes }).map(({ id }) => id);
    const positions = ['54.99.01.1', '54.99.01.2'] as const;
    expect(asked({})).toEqual([]);
    expect(asked({ positions })).toEqual(['54.99.01.1']);
    expect(asked({ positions, aidSizes: { '54.99.01.1': null } })).toEqual([]);
    expect(asked({ positions, aidSizes: { '54.99.01.1': 'L' } })).toEqual([]);
    const sizes = (aidSizes: DocumentInput['aidSizes']) =>
      positionValues({ ...empty, positions, aidSizes }).find(({ id }) => id === '54.99.01.1')?.checkedSizes;
    expect(sizes({ '54.99.01.1': 'L' })).toEqual(['L']);
    expect(sizes({ '54.99.01.1': null })).toEqual([]);
  });
});

describe('the values of the Pflegehilfsmittelantrag', () => {
  it('name the representative, the Pflegegrad and a Versichertennummer that can be one', () => {
    const { level, representative, amount } = aidApplicationValues(consultation());
    expect([level, amount]).toEqual([2, 4200]);
    expect(representative).toMatchObject({
      name: 'Jürgen Großkreutz',
      relation: 'Angehörige oder Angehöriger',
      email: null,
    });
    const number = (versichertennummer: string, changes: Partial<DocumentInput> = {}) =>
      aidApplicationValues(consultation({ answers: { ...ANSWERS, versichertennummer }, ...changes }))
        .versichertennummer;
    expect(number('a 000500 015')).toBe('A000500015');
    expect(number('A000500016')).toBeNull();
  });

  // @spec consultation-9-10
  it('are refused without a Pflegegrad, and where a Pflegedienst alone cares', () => {
    const refused = (answers: object, carer?: Carer) =>
      aidApplicationRefusal(consultation({ answers: { ...ANSWERS, ...answers }, carer }));
    expect(refused({}, 'both')).toBeNull();
    for (const grad of ['G1', undefined]) expect(refused({ grad })).toMatch(/anerkannten Pflegegrad voraus/);
    expect(refused({}, 'service')).toMatch(/allein ein Pflegedienst/);
    expect(() => aidApplication(consultation({ answers: {} }))).toThrow(/anerkannten Pflegegrad voraus/);
  });

  it('are those of the day: 40 EUR until 2024, and leave open what is not known', () => {
    const values = aidApplicationValues(consultation({ today: '2024-12-31' as CalendarDay, answers: {} }));
    expect(values.amountsAsOf).toBe('Stand der Beträge: 31.12.2024');
    expect([
      values.amount,
      values.beihilfe,
      values.level,
      values.representative,
      values.patient.name,
      values.versichertennummer,
      values.supplierIk,
    ]).toEqual([4000, 2000, null, null, null, null, null]);
  });
});
