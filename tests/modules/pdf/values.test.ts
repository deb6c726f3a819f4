import { describe, expect, it } from 'vitest';
import { priceOffer } from '#consultation/domain';
import { aidApplicationValues, careProposalValues, documentationValues } from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { ANSWERS, consultation, INSTITUTION, line, SOME } from './consultations.ts';

describe('the values of the Dokumentation', () => {
  it('hold the whole consultation in words', () => {
    const { patient, sections, recommended } = documentationValues(consultation());
    expect(patient).toMatchObject({
      name: 'Änne Großkreutz-Öztürk',
      birthdate: '31.01.1950',
      town: '79098 Freiburg im Breisgau',
    });
    expect(sections.map(({ title }) => title)).toEqual([
      'Beratung',
      'Persönliche Daten',
      'Anamnese',
      'Zusätzliche Informationen',
    ]);
    const texts = sections.flatMap(({ segments }) =>
      segments.flatMap(({ lines }) => lines.map(({ text }) => text)),
    );
    expect(texts).toEqual(
      expect.arrayContaining([
        'Erstberatung',
        'Urininkontinenz',
        'Pflegegrad 2',
        'Diskretion, Hautverträglichkeit',
        ANSWERS.extra2,
      ]),
    );
    expect(recommended).toHaveLength(6);
  });

  it('leave out answers of questions that are not shown', () => {
    const answers = { ...ANSWERS, representative: 'R2', experience: 'E3', grad: 'G1' } as const;
    const said = JSON.stringify(documentationValues(consultation({ answers })).sections);
    for (const hidden of ['Jürgen', 'Konkurrenz Slip Plus', 'noch kein Antrag'])
      expect(said).not.toContain(hidden);
  });
});

describe('the values of the Versorgungsvorschlag', () => {
  it.each([
    ['a child', { birthdate: '2015-06-01' as CalendarDay, inkontinenz: 'I3', gebuehr: 'GE2' }, 'A'],
    [
      'an adult who is exempt',
      { birthdate: '1950-01-31' as CalendarDay, inkontinenz: 'I1', gebuehr: 'GE1' },
      'B',
    ],
    ['an adult who pays', { birthdate: '1961-12-24' as CalendarDay, inkontinenz: 'I3', gebuehr: 'GE2' }, 'C'],
  ] as const)('are the figures of the one calculation: %s', (_, facts, method) => {
    const input = consultation({ answers: { ...ANSWERS, ...facts }, method });
    const offer = priceOffer({ ...input, patient: facts });
    const { care } = careProposalValues(input);
    expect(care.offer).toEqual(offer);
    for (const { area, number, totalPrice, mehrkosten, lines } of care.proposals) {
      const tab = offer.areas[area].tabs[number - 1];
      expect([totalPrice, mehrkosten]).toEqual([tab?.totalPrice, tab?.totalCarePrice]);
      expect(lines.map((each) => [each.packs, each.price, each.totalPrice])).toEqual(
        tab?.lines.map((each) => [each.monthlyPackages, each.price, each.totalPrice]),
      );
    }
    expect(care.proposals).toHaveLength(method === 'B' ? 3 : 4);
  });

  it('name each product with its numbers, and when it is worn', () => {
    const cart = [
      [],
      [{ lines: [line('Pflegoria Händedesinfektion 500'), { ...SOME[0], selectedTime: 1 }] }],
      [],
    ] as const;
    const [proposal] = careProposalValues(consultation({ cart: cart as never })).care.proposals;
    expect(proposal?.lines).toMatchObject([
      {
        name: 'Pflegoria Händedesinfektion 500 ml',
        details: ['Händedesinfektion', 'PZN 98175323 · Hilfsmittelnummer 54.99.02.0001'],
        dailyNeed: null,
        content: '500 ml',
      },
      {
        name: 'Tavenor Einlage Normal',
        details: ['Basis · Einlage · Nacht', 'PZN 98102614 · Hilfsmittelnummer 15.25.30.1007'],
        dailyNeed: 2,
        content: '28 Stück',
      },
    ]);
  });

  it('hold the chosen proposals only, and no empty one', () => {
    const all = consultation();
    const chosen = consultation({ proposals: [{ area: 1, tab: 1 }] });
    expect(careProposalValues(chosen).care.proposals.map(({ title }) => title)).toEqual([
      'Wunschversorgung, Vorschlag 2',
    ]);
    const empty = consultation({ cart: [[{ lines: [] }], ...all.cart.slice(1)] as never });
    expect(careProposalValues(empty).care.proposals).toHaveLength(3);
  });

  it('say who pays of the printed proposals, not of those that are left out', () => {
    const printed = (area: 0 | 1 | 2) => {
      const { offer, proposals } = careProposalValues(consultation({ proposals: [{ area, tab: 0 }] })).care;
      return [proposals.length, offer.hint, offer.copayment, offer.grossAllowance];
    };
    // The insurer pays for what is needed, without anything extra.
    expect(printed(0)).toEqual([1, 'covered', 212, 2124]);
    expect(printed(1)).toEqual([1, 'extra-cost', 212, 2124]);
    // Free sale is no matter of the insurer: nothing is due on it by law.
    expect(printed(2)).toEqual([1, 'extra-cost', 0, 2124]);
  });

  it('keep the amounts of the whole cart under method C', () => {
    const all = consultation({ method: 'C' });
    const alone = consultation({ method: 'C', proposals: [{ area: 1, tab: 0 }] });
    const [, wish] = careProposalValues(all).care.proposals;
    expect(careProposalValues(alone).care.proposals).toEqual([wish]);
  });

  it('name no Mehrkosten where a price is missing or no allowance can be named', () => {
    const products = new Map(
      [...consultation().products].map(([id, product]) => [
        id,
        {
          ...product,
          sizes: Object.fromEntries(
            Object.entries(product.sizes).map(([name, size]) => [name, { ...size, price: null }]),
          ),
        },
      ]),
    );
    const unpriced = careProposalValues(consultation({ products })).care.proposals;
    expect(unpriced.map(({ mehrkosten, cost }) => [mehrkosten, cost])).toEqual([
      [0, 'none'],
      [null, 'unknown'],
      [null, 'unknown'],
      [null, 'unknown'],
    ]);
    expect(unpriced[0]?.lines[0]?.notes).toEqual(['Preis fehlt']);
    const { inkontinenz: _, ...answers } = ANSWERS;
    const unnamed = careProposalValues(consultation({ answers })).care;
    expect([unnamed.offer.grossAllowance, unnamed.proposals[1]?.mehrkosten]).toEqual([null, null]);
  });
});

describe('the values of the Pflegehilfsmittelantrag', () => {
  it('tick what the cart holds, with its size', () => {
    const { positions, level, representative, amount } = aidApplicationValues(consultation());
    expect(
      positions.filter(({ checked }) => checked).map(({ id, checkedSizes }) => [id, checkedSizes]),
    ).toEqual([
      ['54.45.01', []],
      ['54.99.01.1', ['M']],
      ['54.99.02.0', []],
    ]);
    expect([level, amount]).toEqual([2, 4200]);
    expect(representative).toMatchObject({ name: 'Jürgen Großkreutz', relation: 'Angehörige', email: null });
  });

  it('hold the sets of the specification', () => {
    const { positions } = aidApplicationValues(consultation());
    expect(positions.map(({ set }) => set)).toEqual([
      '25 Stück',
      '100 Stück',
      '50 Stück',
      '100 Stück',
      '500 ml',
      '500 ml',
      '',
    ]);
    expect(positions.find(({ id }) => id === '54.99.01.1')?.sizes).toEqual(['XS', 'S', 'M', 'L', 'XL']);
    expect(positions.filter(({ ownShare }) => ownShare).map(({ id }) => id)).toEqual(['51.40.01.4']);
  });

  it('know what is washed from what is thrown away, and take named positions as they are', () => {
    const cart = [[], [], [{ lines: [line('Pflegoria Mehrweg-Krankenunterlage')] }]] as never;
    const ticked = (changes: object) =>
      aidApplicationValues(consultation({ cart, ...changes })).positions.flatMap(({ id, checked }) =>
        checked ? [id] : [],
      );
    expect(ticked({})).toEqual(['51.40.01.4']);
    expect(ticked({ positions: ['54.99.01.2'] })).toEqual(['54.99.01.2']);
    // Method B hides free sale.
    expect(ticked({ method: 'B' })).toEqual([]);
  });

  it('are those of the day: 40 EUR until 2024, and leave open what is not known', () => {
    const values = aidApplicationValues(consultation({ today: '2024-12-31' as CalendarDay, answers: {} }));
    expect([values.amount, values.level, values.representative, values.patient.name]).toEqual([
      4000,
      null,
      null,
      null,
    ]);
  });
});

describe('in the trial', () => {
  it('a dummy stands for the patient and for who speaks for them, in each document', () => {
    const input = consultation({ institution: { ...INSTITUTION, trial: true } });
    for (const values of [
      documentationValues(input),
      careProposalValues(input),
      aidApplicationValues(input),
    ]) {
      const said = JSON.stringify(values);
      expect(said).toContain('Mustermann');
      for (const name of ['Großkreutz', 'Änne', 'Jürgen']) expect(said).not.toContain(name);
    }
  });
});
