import { describe, expect, it } from 'vitest';
import { HINT_TEXTS, priceListOf, priceOffer } from '#consultation/domain';
import { aidApplication, careProposal, type DocumentProduct, documentation } from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { aidApplicationValues } from '../../../../modules/pdf/documents/aid-application/aid-application-values.ts';
import { careProposalValues } from '../../../../modules/pdf/documents/care-proposal-values.ts';
import { documentationValues } from '../../../../modules/pdf/documents/documentation.ts';
import { ANSWERS, consultation, INSTITUTION, line, SOME } from '../consultations.ts';

describe('the values of the Dokumentation', () => {
  it('hold the whole consultation in words', () => {
    const { patient, person, history, recommended } = documentationValues(consultation());
    expect(patient).toMatchObject({
      name: 'Änne Großkreutz-Öztürk',
      birthdate: '31.01.1950',
      town: '79098 Freiburg im Breisgau',
    });
    expect(person).toContainEqual({ name: 'Anlass', value: 'Erstberatung' });
    expect(history).toEqual(
      expect.arrayContaining([
        { name: 'Inkontinenz', value: 'Urininkontinenz' },
        { name: 'Pflegegrad', value: 'Pflegegrad 2' },
        { name: 'Besonders wichtig', value: 'Diskretion, Hautverträglichkeit' },
        { name: 'Bisher', value: ANSWERS.extra2 },
      ]),
    );
    expect(recommended).toHaveLength(6);
  });

  it('leave out answers of questions that are not shown', () => {
    const answers = { ...ANSWERS, representative: 'R2', experience: 'E3', grad: 'G1' } as const;
    const { representative, person, history } = documentationValues(consultation({ answers }));
    const said = JSON.stringify([representative, person, history]);
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
    const offer = priceOffer({ ...input, list: priceListOf(input.products, input.prices), patient: facts });
    const { care } = careProposalValues(input);
    expect(care.offer).toEqual(offer);
    for (const { area, tab: at, totalPrice, pays, mehrkosten, lines } of care.proposals) {
      const tab = offer.areas[area].tabs[at];
      expect([totalPrice, pays, mehrkosten]).toEqual([
        tab?.totalPrice,
        tab?.patientPays,
        tab?.totalCarePrice,
      ]);
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
        details: ['Händedesinfektion', 'PZN\u00a098175323 · Hilfsmittelnummer\u00a054.99.02.0001'],
        dailyNeed: null,
        content: '500\u00a0ml',
      },
      {
        name: 'Tavenor Einlage Normal',
        details: ['Basis · Einlage · Nacht', 'PZN\u00a098102614 · Hilfsmittelnummer\u00a015.25.30.1007'],
        dailyNeed: 2,
        content: '28\u00a0Stück',
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
    expect(unpriced.map(({ mehrkosten, pays }) => [mehrkosten, pays])).toEqual([
      [null, null],
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(unpriced[0]?.lines[0]?.notes).toEqual(['Preis fehlt']);
    const { inkontinenz: _, ...answers } = ANSWERS;
    const unnamed = careProposalValues(consultation({ answers })).care;
    expect([unnamed.offer.grossAllowance, unnamed.proposals[1]?.mehrkosten]).toEqual([null, null]);
  });

  it('say of a care product nothing of a need, where the packs are limited', () => {
    const pad = line('Pflegoria Krankenunterlage', '40x60');
    const [product] = [...consultation().products]
      .filter(([id]) => id === pad.product)
      .map(([, each]) => each);
    const onePiece = { ...product?.sizes['40x60'], pieces: 1 };
    const products = new Map(consultation().products).set(pad.product, {
      ...(product as DocumentProduct),
      sizes: { '40x60': onePiece as DocumentProduct['sizes'][string] },
    });
    const [bought] = careProposalValues(consultation({ products, cart: [[], [], [{ lines: [pad] }]] })).care
      .proposals;
    expect(bought?.lines[0]?.packs).toBe(30);
    expect(bought?.lines[0]?.notes).toEqual([
      'Mehr als 30\u00a0Packungen im Monat sind nicht möglich; gerechnet wird mit 30.',
    ]);
  });

  it('name in the head the Krankenkasse, none, or a line for the name of a private one', () => {
    const insurerOf = (Kasse: string, selfPay: boolean, IK = '') => {
      const insurer = { ...consultation().insurer, Kasse, selfPay, IK };
      return careProposal(consultation({ insurer })).identity.find(({ name }) => name === 'Krankenkasse')
        ?.value;
    };
    expect(insurerOf('Musterkasse Nord', false)).toBe('Musterkasse Nord');
    expect(insurerOf('Musterkasse Nord', false, '108310400')).toBe('Musterkasse Nord (IK\u00a0108310400)');
    expect(insurerOf('Private Krankenkasse', true, '108310400')).toBeNull();
    // Who pays alone may be insured all the same, and an own list may name a private insurer.
    expect(insurerOf('Selbstzahler', true)).toBe('nicht beteiligt (Selbstzahlung)');
    expect(insurerOf('Keine Krankenkasse', true)).toBe('keine');
    expect(insurerOf('Privatversicherung Süd', true)).toBe('Privatversicherung Süd');
  });

  it('name no figure of a proposal with a care product where the insurer pays, and ask for no declaration', () => {
    const gloves = { lines: [line('Pflegoria Nitrilhandschuhe', 'M')] };
    const wish = { lines: [...SOME.slice(2, 4), ...gloves.lines] };
    const input = consultation({ cart: [[gloves], [wish], [gloves]] });
    const [needs, wished, bought] = careProposalValues(input).care.proposals;
    for (const open of [needs, wished]) {
      expect([open?.pays, open?.mehrkosten, open?.copayment?.amount]).toEqual([null, null, null]);
      expect(open?.mehrkostenInWords).toBe(HINT_TEXTS['place-open']);
    }
    expect(bought?.pays).toBeGreaterThan(0);
    for (const document of [careProposal(input), documentation(input)]) {
      const text = JSON.stringify(document);
      expect(text).not.toMatch(/abgegolten|Methode A|Mehrkostenübernahmeerklärung/);
      expect(text).toContain(HINT_TEXTS['place-open']);
      expect(text).toContain('Die Krankenkasse zahlt dieses Produkt nicht; es wird privat gekauft.');
      expect(text).not.toContain('in einen anderen Bereich.');
    }
  });
});

describe('in the trial', () => {
  // @spec consultation-9-14 access-9-14
  it('a dummy stands for the patient and for who speaks for them, in each document', () => {
    const answers = {
      ...ANSWERS,
      extra6: 'Ruft Änne am Abend zurück.',
      representative_email: 'juergen@grosskreutz.example',
    };
    const input = consultation({ answers, institution: { ...INSTITUTION, trial: true } });
    for (const document of [documentation(input), careProposal(input), aidApplication(input)]) {
      const said = JSON.stringify(document);
      expect(said).toContain('Mustermann');
      for (const name of ['Großkreutz', 'Jürgen', 'Schloßberg', '654321', '123456', 'aenne@', 'juergen@'])
        expect(said).not.toContain(name);
    }
    // Free text is the adviser's own.
    expect(JSON.stringify(documentation(input))).toContain('Ruft Änne am Abend zurück.');
  });

  // @spec consultation-9-14
  it('nothing is made up where nothing was answered', () => {
    const input = consultation({ answers: { grad: 'G3' }, institution: { ...INSTITUTION, trial: true } });
    expect(aidApplicationValues(input).patient).toMatchObject({ street: null, phone: null, email: null });
  });
});
