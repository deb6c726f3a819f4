import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceListOf, priceOffer } from '#consultation/domain';
import { careProposal, type DocumentInput, makePdf, type PdfBlock } from '#pdf/domain';
import { type CalendarDay, formatEuro } from '#platform/domain';
import { careProposalValues } from '../../../../../modules/pdf/documents/care-proposal-values.ts';
import { ANSWERS, consultation, INSTITUTION, INSURER, line, SOME } from '../../consultations.ts';
import { describeWithPdfTools, textOf } from '../../pdf-tools.ts';
import { typefaceFiles } from '../../typeface-files.ts';

const NEEDS = { lines: SOME.slice(0, 1) };
const WISH = { lines: [line('Valdumea Slip Super', 'M')] };
const OTHER = { lines: [line('Valdumea Pull-up Super', 'M')] };
const GLOVES = { lines: [line('Pflegoria Nitrilhandschuhe', 'M')] };
const CART: DocumentInput['cart'] = [[NEEDS], [WISH, OTHER], [GLOVES]];

/** The blocks in reading order, groups opened. */
const flat = (blocks: readonly PdfBlock[]): readonly PdfBlock[] =>
  blocks.flatMap((block) => (block.kind === 'together' ? flat(block.blocks) : [block]));

/** The sheets of a document: what stands between two forced page ends. */
function sheetsOf(input: DocumentInput): readonly (readonly PdfBlock[])[] {
  const sheets: PdfBlock[][] = [[]];
  for (const block of flat(careProposal(input).blocks))
    if (block.kind === 'new-page') sheets.push([]);
    else sheets.at(-1)?.push(block);
  return sheets;
}

function textsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(textsIn);
}
const said = (blocks: unknown) => textsIn(blocks).join('\n').replaceAll('\u00a0', ' ');

describe('the sheets of a Versorgungsvorschlag', () => {
  it('begin with one for the patient, and give each declaration one of its own', () => {
    const [patient, figures, ...declared] = sheetsOf(consultation({ cart: CART }));
    expect(said(patient)).toContain('Unsere Vorschläge für Sie');
    expect(said(patient)).toContain('Jeden Monat 4 Packungen mit je 26 Stück, gerechnet für 3 Stück am Tag.');
    expect(said(patient)).toContain('Davon sind 78,56 € Mehrkosten und 2,12 € gesetzliche Zuzahlung.');
    expect(said(patient)).toContain('unterschreiben Sie nur die zu der Versorgung, die Sie wählen.');
    expect(said(figures)).toContain('Methode A: Gesamtpreis 99,80 € abzüglich der Pauschale');
    expect(declared.map((sheet) => said(sheet).split('\n').slice(0, 8))).toEqual(
      [1, 2].map((number) =>
        expect.arrayContaining(['Mehrkostenübernahmeerklärung', `Wunschversorgung, Vorschlag ${number}`]),
      ),
    );
    for (const sheet of declared) {
      expect(said(sheet)).toContain('Nur zu unterschreiben, wenn diese Versorgung gewählt wird.');
      expect(sheet.filter(({ kind }) => kind === 'signatures')).toHaveLength(1);
    }
  });

  it('name what method B holds of skin care apart from the Mehrkosten, and declare these alone', () => {
    const cream = line('Dermavela Hautschutzcreme');
    const pads = line('Pflegoria Mehrweg-Krankenunterlage');
    const bought = { lines: [...OTHER.lines, cream] };
    const cart: DocumentInput['cart'] = [[NEEDS], [bought, { lines: [cream, pads] }], []];
    const given = consultation({ method: 'B', cart });
    const [mixed, alone] = careProposalValues(given).care.proposals.slice(1);
    const [pays, extra, purchase] = [mixed?.pays, mixed?.mehrkosten, mixed?.purchase].map(
      (cents) => cents ?? 0,
    );
    expect([pays, alone?.mehrkosten]).toEqual([(extra as number) + (purchase as number), 0]);
    expect(purchase).toBeGreaterThan(0);
    const [patient, , ...declared] = sheetsOf(given);
    const euros = (cents: number | undefined) => formatEuro(cents ?? 0).replaceAll('\u00a0', ' ');
    expect(said(patient)).toContain(
      `Davon sind ${euros(extra)} Mehrkosten und ${euros(purchase)} Kauf ohne Krankenkasse.`,
    );
    // Nobody declares Mehrkosten for what is no Hilfsmittel, nor reads of a price of nothing.
    expect(alone?.mehrkostenInWords).toBe(
      'Mehrkosten fallen nicht an: In diesem Vorschlag ist kein Hilfsmittel.',
    );
    expect(declared).toHaveLength(1);
    const declaration = said(declared);
    expect(declaration).toContain(`abzüglich des Kaufs ohne Krankenkasse\n− ${euros(purchase)}`);
    expect(declaration).toContain(`Mehrkosten im Monat\n${euros(extra)}`);
    expect(declaration).toContain(
      `Die genannten Mehrkosten von ${euros(extra)} trägt die versicherte Person`,
    );
    expect(declaration).toContain(`Der Kauf ohne Krankenkasse von ${euros(purchase)} im Monat`);
    // What is washed is bought once.
    expect(said(patient)).toContain('Einmalig 1 Packung mit 1 Stück.');
    expect(said(patient)).toContain('davon fallen nur einmal an.');
  });

  it('tell what is paid once from what is paid each month, wherever a sum is named', () => {
    const pads = line('Pflegoria Mehrweg-Krankenunterlage');
    const both: DocumentInput['cart'] = [[NEEDS], [WISH], [{ lines: [pads] }]];
    const decided = { area: 0, tab: 0 } as const;
    const [patient, figures] = sheetsOf(consultation({ cart: both, decided })).map(said);
    for (const sheet of [patient, figures])
      expect(sheet).toContain('Dazu gekauft 19,95 €, zusammen 22,07 €, davon einmalig 19,95 €.');
    expect(patient).toContain('Dieser Betrag fällt nur einmal an.');
    expect(figures).toContain('dazu gekauft\nnote\neinmalig');
    const mixed: DocumentInput['cart'] = [[NEEDS], [], [{ lines: [pads, ...GLOVES.lines] }]];
    expect(said(sheetsOf(consultation({ cart: mixed }))[1])).toMatch(
      /Freiverkauf, Vorschlag 1\nbody\n(dazu gekauft\nnote\n)?davon einmalig 19,95 €/,
    );
    expect(said(sheetsOf(consultation({ cart: mixed }))[0])).toMatch(
      /Noch nicht entschieden: [\d,]+ €, davon dazu gekauft [\d,]+ €, davon einmalig 19,95 €\./,
    );
  });

  it('declare Mehrkosten with what of them is due once', () => {
    const cart: DocumentInput['cart'] = [[NEEDS], [{ lines: [...OTHER.lines, ...WISH.lines] }], []];
    const given = consultation({ cart });
    const [washed = ''] = WISH.lines.map(({ product }) => product);
    const slip = given.products.get(washed);
    const products = new Map([...given.products, [washed, { ...slip, wiederverwendbar: true } as never]]);
    const declared = said(sheetsOf({ ...given, products }).slice(2));
    expect(declared).toMatch(/Mehrkosten im Monat\n[\d,]+ €\ndavon einmalig\n24,95 €/);
    const wortlaut = 'Ich zahle {{mehrkosten}} im Monat.';
    const institution = { ...INSTITUTION, wortlaut };
    expect(said(sheetsOf({ ...given, products, institution }))).toMatch(
      /Ich zahle [\d,]+ € \(davon einmalig 24,95 €\) im Monat\./,
    );
  });

  it('show the decided proposal alone to the patient, and let nobody sign for another one', () => {
    const [patient, figures, ...declared] = sheetsOf(
      consultation({ cart: CART, decided: { area: 1, tab: 1 } }),
    );
    expect(said(patient)).toContain('Ihre gewählte Versorgung');
    expect(said(patient)).toContain('Valdumea Pull-up Super');
    // Gloves are bought besides, not instead.
    expect(said(patient)).not.toMatch(/Wunschversorgung, Vorschlag 1|Slip Super/);
    expect(said(patient)).toContain('Nitrilhandschuhe');
    // All that was printed stays in the figures, with the choice marked.
    expect(said(figures)).toMatch(/Wunschversorgung, Vorschlag 1[\s\S]*Wunschversorgung, Vorschlag 2\n/);
    expect(said(figures)).toContain('Wunschversorgung, Vorschlag 2\nbody\ngewählt');
    expect(declared).toHaveLength(1);
    expect(said(patient)).toContain('die Erklärung zum Unterschreiben.');
    expect(said(declared)).toContain('Wunschversorgung, Vorschlag 2');
    expect(said(declared)).not.toContain('Nur zu unterschreiben');
    const needs = sheetsOf(consultation({ cart: CART, decided: { area: 0, tab: 0 } }));
    expect(needs).toHaveLength(2);
    // They bear no Mehrkosten of what they did not choose.
    expect(said(needs[1])).toContain('Mit der Pauschale abgegolten: keine Mehrkosten.');
    expect(said(needs[1])).not.toContain('Die Mehrkosten trägt');
    expect(said(figures)).toContain('Die Mehrkosten trägt die versicherte Person.');
    expect(said(needs[0])).toContain('Das ist die gesetzliche Zuzahlung. Mehrkosten fallen nicht an.');
    expect(said(needs[0])).toContain('Ab der nächsten Seite stehen die Zahlen im Einzelnen.');
  });

  it('sum the chosen supply with what is bought besides', () => {
    const cart: DocumentInput['cart'] = [[NEEDS], [WISH], [GLOVES]];
    const decided = { area: 0, tab: 0 } as const;
    const [patient, figures] = sheetsOf(consultation({ cart, decided }));
    const [, price] = /Dazu gekauft ([\d,]+) €/.exec(said(patient)) ?? [];
    const cents = Number(price?.replace(',', ''));
    expect(cents).toBeGreaterThan(0);
    const sum = `Dazu gekauft ${price} €, zusammen ${formatEuro(cents + 212).replaceAll('\u00a0', ' ')}.`;
    expect(said(patient)).toContain(sum);
    expect(said(patient)).toContain('Pflegoria Nitrilhandschuhe');
    expect(said(patient)).toContain('Dazu gekauft');
    expect(said(figures)).toContain(sum);
    expect(said(figures)).toContain('\ndazu gekauft\n');
    expect(said(sheetsOf(consultation({ cart, decided, bought: [] })))).not.toMatch(/zusammen [\d,]+ €/);
    // Nothing is chosen yet: a range, not one of them.
    expect(said(sheetsOf(consultation({ cart }))[0])).toMatch(
      /Noch nicht entschieden: [\d,]+ € bis [\d,]+ €, davon dazu gekauft [\d,]+ €\./,
    );
  });

  it('let somebody who has not decided yet sign only what they choose', () => {
    const only = 'Nur zu unterschreiben, wenn diese Versorgung gewählt wird.';
    const declared = (cart: DocumentInput['cart']) => said(sheetsOf(consultation({ cart })).slice(2));
    expect(declared([[NEEDS], [WISH], []])).toContain(only);
    // There is nothing to choose from: gloves are bought besides.
    expect(declared([[], [WISH], [GLOVES]])).not.toContain(only);
  });

  it('say of a Fixierhose, which is washed, only how many packs there are', () => {
    const [patient] = sheetsOf(consultation({ cart: [[{ lines: [line('Tavenor Fixierhose')] }], [], []] }));
    expect(said(patient)).toMatch(/Jeden Monat 1 Packung mit \d+ Stück\.\n/);
  });

  it('print what is printed where the decided proposal is not among it', () => {
    const input = consultation({
      cart: CART,
      decided: { area: 1, tab: 1 },
      proposals: [{ area: 1, tab: 0 }],
    });
    const sheets = sheetsOf(input);
    expect(said(sheets[0])).toContain('Unser Vorschlag für Sie');
    expect(said(sheets)).not.toContain('Pull-up Super');
    expect(sheets).toHaveLength(3);
    // Signed only by somebody who decides otherwise.
    expect(said(sheets[2])).toContain('Nur zu unterschreiben, wenn diese Versorgung gewählt wird.');
  });

  it('say that the decided supply is not printed, and never that nothing is decided', () => {
    const proposals = [
      { area: 1, tab: 0 },
      { area: 2, tab: 0 },
    ] as const;
    const [patient, figures] = sheetsOf(
      consultation({ cart: CART, decided: { area: 1, tab: 1 }, proposals }),
    );
    for (const sheet of [said(patient), said(figures)]) {
      expect(sheet).toMatch(
        /Die gewählte Versorgung ist in diesem Dokument nicht enthalten\. Dazu gekauft [\d,]+ €\./,
      );
      expect(sheet).not.toContain('Noch nicht entschieden');
    }
  });

  it('name the prescription, the number of the insured and who signs, and leave a line for what is unknown', () => {
    const details = {
      basis: 'prescription',
      prescribedOn: '2026-03-01' as CalendarDay,
      prescribedBy: 'Praxis Dr. Sommer',
      prescribedProduct: 'Inkontinenzslips',
      prescribedPeriod: '3 Monate',
      signer: 'legal',
      signerName: 'Jürgen Großkreutz',
      place: 'Freiburg',
    } as const;
    const answers = { ...ANSWERS, versichertennummer: 'T115774582' };
    const insurer = { ...INSURER, IK: '108310400' };
    const declaredBy = (input: Partial<DocumentInput>) =>
      sheetsOf(consultation({ cart: CART, decided: { area: 1, tab: 0 }, ...input })).at(-1) ?? [];
    const known = said(declaredBy({ details, answers, insurer }));
    const { identity } = careProposal(consultation({ cart: CART, answers, insurer }));
    expect(said(identity)).toContain('Versichertennummer\nT115774582');
    expect(said(identity)).toContain('Musterkasse Nord (IK 108310400)');
    expect(known).not.toContain('Versichertennummer');
    expect(known).toContain('vom 01.03.2026, Praxis Dr. Sommer, Inkontinenzslips, 3 Monate');
    expect(known).toContain('Unterschrift der gesetzlichen Vertretung: Jürgen Großkreutz');
    expect(known).toContain('Ort, Datum\nFreiburg, ');
    const facts = declaredBy({}).find(({ kind }) => kind === 'facts');
    expect(facts).toMatchObject({
      rows: [
        { name: 'Versichertennummer', value: null },
        { name: 'Verordnung', value: null },
      ],
    });
    const trial = said(declaredBy({ details, answers, institution: { ...INSTITUTION, trial: true } }));
    expect(trial).not.toMatch(/T115774582|Jürgen|Großkreutz/);
    const nurse = { basis: 'nurse', recommendedBy: 'Pflegedienst Süd' } as const;
    expect(said(declaredBy({ details: nurse }))).toContain(
      'Empfehlung der Pflegefachkraft\nPflegedienst Süd',
    );
    // A self-payer is asked for neither number nor prescription.
    const alone = { ...INSURER, Kasse: 'Selbstzahler', selfPay: true, Urinpauschale: 0 };
    expect(said(declaredBy({ insurer: alone }))).not.toMatch(/Versichertennummer|Verordnung|Krankenkasse\n/);
  });

  it('are set in large type where it is asked for, with the same words', () => {
    const usual = careProposal(consultation({ cart: CART }));
    expect(careProposal(consultation({ cart: CART, largeType: true }))).toEqual({ ...usual, large: true });
  });
});

const MONEY = /\d[\d.]*,\d\d\u00a0€/g;
const lines = fc.array(fc.nat(SOME.length - 1), { minLength: 1, maxLength: 3 });
const area = fc.array(lines, { maxLength: 3 });

describe('the amounts of a Versorgungsvorschlag', () => {
  it('are all figures of the calculation, and add up', () => {
    const given = fc.record({
      needs: area,
      wish: area,
      bought: area,
      method: fc.constantFrom('A' as const, 'B' as const, 'C' as const),
      inkontinenz: fc.constantFrom('I1' as const, 'I3' as const),
      gebuehr: fc.constantFrom('GE1' as const, 'GE2' as const),
      birthdate: fc.constantFrom('1950-01-31' as CalendarDay, '2015-06-01' as CalendarDay),
      Urinpauschale: fc.constantFrom(0, 1785, 10_000),
      selfPay: fc.boolean(),
    });
    fc.assert(
      fc.property(given, ({ needs, wish, bought, method, Urinpauschale, selfPay, ...answers }) => {
        const tabs = (of: typeof needs) =>
          of.map((each) => ({ lines: each.map((at) => SOME[at] ?? WISH.lines[0]) }));
        const cart = [tabs(needs), tabs(wish), tabs(bought)] as unknown as DocumentInput['cart'];
        const insurer = { ...INSURER, Urinpauschale, selfPay };
        const input = consultation({ cart, method, insurer, answers: { ...ANSWERS, ...answers } });
        const price = (of: DocumentInput['cart']) =>
          priceOffer({
            ...input,
            cart: of,
            list: priceListOf(input.products, input.prices),
            patient: answers,
          });
        const { offered } = careProposalValues(input);
        const alone = input.recommended
          .slice(0, 1)
          .map((product) => ({ product, size: SOME.find((each) => each.product === product)?.size ?? '' }));
        const known = new Set<number | null>();
        for (const offer of [price(cart), price([[{ lines: alone }], [], []])]) {
          known.add(offer.netAllowance).add(offer.grossAllowance).add(offer.copayment).add(0);
          for (const tab of offer.areas.flatMap((each) => each.tabs)) {
            known.add(tab.totalPrice).add(tab.totalCarePrice).add(tab.patientPays);
            for (const each of tab.lines) known.add(each.price).add(each.totalPrice);
          }
        }
        const { areas } = price(cart);
        const [sale, another] = areas[2].tabs;
        // One purchase is summed with each supply there could be.
        for (const { patientPays } of sale && another === undefined
          ? [...areas[0].tabs, ...areas[1].tabs]
          : [])
          known.add((patientPays ?? 0) + (sale?.patientPays ?? 0));
        if (offered !== null) known.add(offered.proposal.totalPrice);
        const euros = new Set([...known].map((cents) => formatEuro(cents ?? 0)));
        const document = careProposal(input);
        for (const text of textsIn(document.blocks))
          for (const amount of text.match(MONEY) ?? [])
            expect([text, euros.has(amount)]).toEqual([text, true]);
        const cents = (text: string) => Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-'));
        for (const sheet of sheetsOf(input).slice(2)) {
          const table = sheet.find(({ kind }) => kind === 'table');
          const sums = table?.kind === 'table' ? table.sums.map(({ value }) => cents(value)) : [];
          expect(sums.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(sums.at(-1));
        }
      }),
      { numRuns: 150 },
    );
  });
});

describeWithPdfTools('the PDF of a Versorgungsvorschlag', () => {
  it.each([true, false])('says on each sheet the day of its amounts, large type: %s', async (largeType) => {
    const input = consultation({ cart: CART, decided: { area: 1, tab: 0 }, largeType });
    const { bytes, substituted } = await makePdf(careProposal(input), typefaceFiles());
    expect(substituted).toEqual([]);
    expect(bytes.length).toBeLessThan(120_000);
    const pages = textOf(bytes).split('\f').slice(0, -1);
    for (const page of pages) expect(page).toContain('Stand der Beträge: 09.03.2026');
    const [first = ''] = pages;
    expect(first.replaceAll(/\s+/g, ' ')).toContain('Sie zahlen im Monat 80,68 €');
  });
});
