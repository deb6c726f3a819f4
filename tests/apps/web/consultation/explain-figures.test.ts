import { describe, expect, it } from 'vitest';
import {
  type ExplainedFigure,
  explainFigures,
} from '../../../../apps/web/consultation/cart/explain-figures.ts';
import { type CareType, HINT_TEXTS, shownOffer } from '../../../../modules/consultation/domain.ts';
import { day, type Given, K, offer, product, tab } from '../../../modules/consultation/worked-cases.ts';

const ADULT = { birthdate: day('1950-01-31'), inkontinenz: 'I1', gebuehr: 'GE2' } as const;

/** The words of each figure of an area's first proposal, with plain spaces. */
function words(area: CareType, changes: Partial<Given>): Record<ExplainedFigure['figure'], string> {
  const input = { patient: ADULT, insurer: K, today: day('2026-03-09'), ...changes };
  const priced = shownOffer(offer(input));
  const totals = priced.areas[area].tabs[0];
  if (totals === undefined) throw new Error('no proposal');
  const figures = explainFigures({ ...input, totals, offer: priced, area });
  return Object.fromEntries(
    figures.map(({ figure, words }) => [figure, words.replaceAll('\u00a0', ' ')]),
  ) as Record<ExplainedFigure['figure'], string>;
}

const wish = (...lines: string[]): Given['cart'] => [[], [tab(...lines)], []];

describe('explains', () => {
  it.each([
    ['A', 1, wish('PS'), 'Mehrkosten 78,56 € + Zuzahlung 2,12 € = 80,68 €.'],
    ['A', 0, [[tab('BV', 'FP')], [], []], 'Mehrkosten 0,00 € + Zuzahlung 2,12 € = 2,12 €.'],
    ['B', 1, wish('PS'), 'Die Mehrkosten von 99,80 €.'],
    [
      'C',
      2,
      [[], [], [tab('PP')]],
      'Der Preis. Freiverkauf: privat bezahlt, ohne Abrechnung mit der Krankenkasse.',
    ],
    [
      'A',
      1,
      wish('PS', 'NP'),
      'Für mindestens ein Produkt fehlt der Preis: Der Betrag lässt sich noch nicht nennen.',
    ],
  ] as const)('what is paid in all under method %s in area %i', (method, area, cart, expected) => {
    expect(words(area, { method, cart })['Sie zahlen im Monat']).toBe(expected);
  });

  it('nothing to pay of an empty proposal, and without a nameable allowance', () => {
    expect(words(1, { cart: [[], [tab()], []] })['Sie zahlen im Monat']).toBeUndefined();
    expect(words(1, { patient: {}, cart: wish('PS') })['Sie zahlen im Monat']).toBe(
      'Ohne Pauschale lässt sich der Betrag nicht nennen.',
    );
    const insurer = { ...K, Urinpauschale: 0 };
    const unpaid = words(0, { insurer, cart: [[tab('PS')], [], []] });
    expect(unpaid['Sie zahlen im Monat']).toBe('Die Kosten von 99,80 €.');
    // Without a Pauschale nothing can exceed it.
    expect([unpaid.Kosten, unpaid.Mehrkosten]).toEqual([
      'Es gibt keine Pauschale: Die versicherte Person zahlt den Gesamtpreis von 99,80 €.',
      undefined,
    ]);
  });

  it('of a purchase its price, and neither Mehrkosten nor Pauschale', () => {
    const said = words(2, { cart: [[], [], [tab('PP', 'FP')]] });
    expect(said.Preis).toBe('77,45 € + 4,49 € = 81,94 €.');
    expect(Object.keys(said)).toEqual(['Sie zahlen im Monat', 'Preis']);
  });

  it('no figure of a proposal with a product that has its place elsewhere', () => {
    const gloves = product('Untersuchungshandschuhe', '-', 'Kein Schweregrad', 100, 1099);
    const said = words(0, { products: new Map([['G', gloves]]), cart: [[tab('G')], [], []] });
    expect(said['Sie zahlen im Monat']).toBe(HINT_TEXTS['place-open']);
    expect([said.Mehrkosten, said.Zuzahlung]).toEqual(['Noch offen.', 'Noch offen.']);
  });

  it('the total, as a sum where there is one', () => {
    expect(words(1, { cart: wish('BV', 'FP') }).Gesamtpreis).toBe('25,98 € + 4,49 € = 30,47 €.');
    expect(words(1, { cart: wish('PS') }).Gesamtpreis).toBe('99,80 €.');
    expect(words(1, { cart: wish('NP', 'FP') }).Gesamtpreis).toBe(
      '4,49 €. Gesamtpreis ohne die Produkte, deren Preis fehlt.',
    );
    expect(words(1, { cart: wish('NP') }).Gesamtpreis).toBe('Noch ist kein Produkt mit Preis im Vorschlag.');
  });

  it.each([
    [ADULT, 'K, Satz bei Urininkontinenz: 17,85 € netto zuzüglich 19 % Mehrwertsteuer = 21,24 €.'],
    [
      { ...ADULT, inkontinenz: 'I3' },
      'K, Satz bei Stuhl- oder Mischinkontinenz: 22,50 € netto zuzüglich 19 % Mehrwertsteuer = 26,78 €.',
    ],
    [
      { ...ADULT, birthdate: day('2020-01-31') },
      'K, Satz für Kinder: 30,00 € netto zuzüglich 19 % Mehrwertsteuer = 35,70 €.',
    ],
    [{ gebuehr: 'GE2' }, 'Ohne Angabe zur Inkontinenz lässt sich keine Pauschale nennen.'],
  ] as const)('the allowance of %o', (patient, expected) => {
    expect(words(1, { patient, cart: wish('PS') }).Pauschale).toBe(expected);
  });

  it.each([
    [
      'A',
      1,
      wish('PS'),
      'Gesamtpreis 99,80 € abzüglich 21,24 € (die Pauschale) ergibt Mehrkosten von 78,56 €.',
    ],
    [
      'A',
      1,
      wish('FP'),
      'Der Gesamtpreis von 4,49 € liegt nicht über 21,24 € (die Pauschale): keine Mehrkosten.',
    ],
    ['B', 1, wish('PS'), 'Methode B: Die versicherte Person zahlt die Wunschversorgung ganz, 99,80 €.'],
    [
      'C',
      1,
      [[tab('FP')], [tab('PS')], []],
      'Gesamtpreis 99,80 € abzüglich 4,49 € (die günstigste medizinisch notwendige Versorgung) ergibt Mehrkosten von 95,31 €.',
    ],
    [
      'C',
      1,
      wish('PS'),
      'Gesamtpreis 99,80 € abzüglich 21,24 € (die Pauschale) ergibt Mehrkosten von 78,56 €.',
    ],
    ['A', 0, [[tab('PS')], [], []], 'Die medizinisch notwendige Versorgung zahlt die Krankenkasse.'],
  ] as const)('the Mehrkosten under method %s in area %i', (method, area, cart, expected) => {
    expect(words(area, { method, cart }).Mehrkosten).toBe(expected);
  });

  it('that nothing can be said of Mehrkosten or Zuzahlung without a nameable allowance', () => {
    const said = words(1, { patient: {}, cart: wish('PS') });
    expect(said.Mehrkosten).toBe('Ohne Pauschale lassen sich keine Mehrkosten nennen.');
    expect(said.Zuzahlung).toBe('Ohne Pauschale lässt sich keine Zuzahlung nennen.');
  });

  it('that an insurer pays nothing', () => {
    const insurer = { ...K, Urinpauschale: 0 };
    for (const area of [0, 1] as const) {
      const said = words(area, { insurer, cart: [[tab('PS')], [tab('PS')], [tab('PS')]] });
      expect(said.Pauschale).toBe('K zahlt keine Pauschale.');
      expect(said.Kosten).toBe(
        'Es gibt keine Pauschale: Die versicherte Person zahlt den Gesamtpreis von 99,80 €.',
      );
    }
    expect(words(1, { insurer, cart: wish('PS') }).Zuzahlung).toBe(
      'Ohne Pauschale fällt keine Zuzahlung an.',
    );
  });

  it.each([
    [ADULT, 'A', 1, '10 % von 21,24 € = 2,12 €.'],
    [{ ...ADULT, gebuehr: 'GE1' }, 'A', 1, 'Keine, die Person ist von der Zuzahlung befreit.'],
    [{ ...ADULT, birthdate: day('2010-01-31') }, 'A', 1, 'Keine, die Person ist noch nicht 18 Jahre alt.'],
    [ADULT, 'B', 1, 'Die Krankenkasse zahlt die Wunschversorgung nicht, also fällt keine Zuzahlung an.'],
  ] as const)('the co-payment of %o under method %s in area %i', (patient, method, area, expected) => {
    const cart: Given['cart'] = [[tab('PS')], [tab('PS')], method === 'B' ? [] : [tab('PS')]];
    expect(words(area, { patient, method, cart }).Zuzahlung).toBe(expected);
  });

  it.each([
    ['A', 0, [[tab()], [], [tab('PS')]], ['Pauschale']],
    ['A', 1, [[], [tab()], [tab('PS')]], ['Pauschale']],
    ['B', 0, [[tab()], [tab('PS')], []], ['Pauschale']],
    ['A', 2, [[], [], [tab()]], []],
  ] as const)(
    'nothing but the Pauschale of a proposal that was emptied, under method %s in area %i',
    (method, area, cart, names) => {
      expect(Object.keys(words(area, { method, cart }))).toEqual(names);
    },
  );

  it('that a missing price leaves the Mehrkosten open', () => {
    const open = 'Für mindestens ein Produkt fehlt der Preis: Die Mehrkosten lassen sich noch nicht nennen.';
    for (const method of ['A', 'B', 'C'] as const)
      expect(words(1, { method, cart: wish('NP', 'FP') }).Mehrkosten).toBe(open);
    expect(words(1, { method: 'B', cart: wish('NP') }).Mehrkosten).toBe(open);
    const none = { ...K, Urinpauschale: 0 };
    expect(words(0, { insurer: none, cart: [[tab('NP')], [], []] }).Kosten).toBe(
      open.replace('Mehrkosten', 'Kosten'),
    );
    expect(words(0, { cart: [[tab('NP')], [], []] }).Mehrkosten).toBe(open);
    expect(words(1, { patient: {}, cart: wish('NP') }).Mehrkosten).toBe(
      'Ohne Pauschale lassen sich keine Mehrkosten nennen.',
    );
  });

  it('the limit of the co-payment', () => {
    const insurer = { ...K, Urinpauschale: 10_000 };
    expect(words(1, { insurer, cart: wish('PS') }).Zuzahlung).toBe(
      '10 % von 119,00 €, höchstens 10,00 € im Monat.',
    );
  });

  it('the co-payment by the limit of the day', () => {
    const of = (today: string, net: number) =>
      words(1, { today: day(today), insurer: { ...K, Urinpauschale: net }, cart: wish('PS') }).Zuzahlung;
    expect(of('2026-07-29', 10_000)).toBe('10 % von 119,00 €, höchstens 10,00 € im Monat.');
    expect(of('2026-07-30', 10_000)).toBe('10 % von 119,00 € = 11,90 €.');
    expect(of('2026-07-30', 14_000)).toBe('10 % von 166,60 €, höchstens 15,00 € im Monat.');
  });

  it.each([
    ['Keine Krankenkasse', true, 'Ohne Krankenkasse gibt es keine Pauschale.'],
    ['Selbstzahler', true, 'Für Selbstzahler gibt es keine Pauschale.'],
    ['Private Krankenkasse', true, 'Für die private Krankenkasse ist keine Pauschale eingetragen.'],
    ['Debeka', true, 'Für Debeka ist keine Pauschale eingetragen.'],
    ['AOK Nordost', false, 'AOK Nordost zahlt keine Pauschale.'],
  ])('why %s has no Pauschale', (Kasse, selfPay, sentence) => {
    const insurer = { ...K, Kasse, selfPay, Urinpauschale: 0 };
    expect(words(1, { insurer, cart: wish('PS') }).Pauschale).toBe(sentence);
  });
});
