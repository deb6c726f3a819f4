import { describe, expect, it } from 'vitest';
import { type DocumentDetails, documentDetailsSchema } from '#consultation/domain';
import { type DocumentInput, documentation, makePdf } from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { documentationValues } from '../../../../modules/pdf/documents/documentation.ts';
import { ANSWERS, consultation, INSTITUTION, INSURER, line } from '../consultations.ts';
import { describeWithPdfTools, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { TWELVE } from './twelve-patients.ts';

const recordOf = (input: DocumentInput) => documentationValues(input).record;
const withDetails = (details: unknown, changes: Partial<DocumentInput> = {}) =>
  consultation({ details: documentDetailsSchema.parse(details), ...changes });

const PRESCRIBED: DocumentDetails = {
  talk: 'home',
  advised: ['relatives', 'person'],
  basis: 'prescription',
  prescribedOn: '2026-03-02' as CalendarDay,
  prescribedBy: 'Dr. Ilse Brandt, Freiburg',
  diagnosis: 'Dranginkontinenz',
  prescribedProduct: 'aufsaugende Vorlagen',
  prescribedAmount: '90 Stück im Monat',
  prescribedPeriod: '6 Monate',
  reasonOffered: 'Hält die Nacht durch.',
  reasonWished: 'Diskreter unter der Kleidung.',
  samples: [{ product: 'Valdumea Pull-up', size: 'M', day: '2026-03-01' as CalendarDay, outcome: 'dicht' }],
  explained: ['choice', 'mehrkosten'],
  departs: true,
  departure: 'Pants statt Vorlagen',
  departureReason: 'Vorlagen verrutschen',
  physicianInformed: false,
  signer: 'person',
  place: 'Staufen',
};

describe('the record of advice', () => {
  it('names the talk, who was advised, and who signs', () => {
    const record = recordOf(withDetails(PRESCRIBED));
    expect(record).toMatchObject({
      adviser: 'Daniel Krüger',
      day: '09.03.2026',
      talk: 'zu Hause',
      advised: 'die versicherte Person, Angehörige',
      // The questionnaire's representative.
      advisedName: 'Jürgen Großkreutz',
      signer: {
        role: 'die versicherte Person',
        name: 'Änne Großkreutz-Öztürk',
        caption: 'Unterschrift der versicherten Person',
        place: 'Staufen',
      },
    });
  });

  it('has a line for everything that nobody answered', () => {
    const record = recordOf(consultation({ answers: {}, institution: { ...INSTITUTION, ik: '' } }));
    expect(record).toMatchObject({
      adviser: null,
      ikMissing: true,
      talk: null,
      advised: null,
      advisedName: undefined,
      samples: null,
      signer: {
        role: null,
        name: null,
        caption: 'Unterschrift der versicherten Person oder ihrer Vertretung',
        place: null,
      },
    });
    expect(record.explained.some(({ checked }) => checked)).toBe(false);
  });

  it('takes the place of a talk in the shop from the institution, and of no other', () => {
    const placeOf = (talk: DocumentDetails['talk']) => recordOf(withDetails({ talk })).signer.place;
    expect(placeOf('shop')).toBe('Freiburg im Breisgau');
    expect(placeOf('home')).toBeNull();
  });

  it('lets somebody sign under the name that was advised in the same role only', () => {
    const nameOf = (details: DocumentDetails) => recordOf(withDetails(details)).signer.name;
    expect(nameOf({ advised: ['legal'], advisedName: 'Petra Lang', signer: 'legal' })).toBe('Petra Lang');
    expect(nameOf({ advised: ['relatives'], advisedName: 'Petra Lang', signer: 'legal' })).toBeNull();
    expect(
      nameOf({ advised: ['relatives', 'legal'], advisedName: 'Petra Lang', signer: 'legal' }),
    ).toBeNull();
    expect(nameOf({ advised: ['legal'], signer: 'legal', signerName: ' Udo Lang ' })).toBe('Udo Lang');
  });

  it('names the product that was offered and the one that is wished, with number, size and pieces', () => {
    const wish = { lines: [line('Valdumea Slip Super', 'M', { monthlyPackages: 4 })] };
    const basis = { lines: [line('Tavenor Einlage Normal')] };
    const input = withDetails(PRESCRIBED, {
      cart: [[basis], [wish, { lines: [line('Valdumea Pull-up Super', 'M')] }], []],
      decided: { area: 1, tab: 0 },
    });
    const { offered, wished } = recordOf(input).supply;
    expect(offered?.lines.map(({ name }) => name)).toEqual(['Tavenor Einlage Normal']);
    expect(wished === null || wished === 'offered' ? wished : wished.lines).toMatchObject([
      { name: expect.stringContaining('Valdumea Slip Super'), size: 'Größe M', pieces: 4 * 26 },
    ]);
    expect(wished === null || wished === 'offered' ? '' : wished.lines[0]?.aidnumber).toMatch(/^15\.25\./);
  });

  it('says where what is supplied is not what was said or prescribed, with a line for the reason', () => {
    const lines = [line('Valdumea Pull-up Super', 'M', { dailyNeed: 2, monthlyPackages: 5 })];
    const given = (departs: boolean | undefined, wechseln: 'We1' | 'We2') =>
      withDetails(
        { ...PRESCRIBED, departs },
        { answers: { ...ANSWERS, wechseln }, cart: [[], [{ lines }], []], decided: { area: 1, tab: 0 } },
      );
    const said = (input: DocumentInput) => JSON.stringify(documentation(input)).replaceAll('\u00a0', ' ');
    const pieces = recordOf(given(false, 'We1')).supply.wished as { lines: readonly { pieces: number }[] };
    const supplied = pieces.lines[0]?.pieces ?? 0;
    expect(supplied).toBeLessThan(90);
    const contradicted = said(given(false, 'We2'));
    expect(contradicted).toContain(`Menge: verordnet 90 Stück, versorgt ${supplied} Stück im Monat`);
    expect(contradicted).not.toContain('"name":"Abweichung davon","value":"keine"');
    expect(contradicted).toContain('angegeben 3- bis 4-mal am Tag, gerechnet 2 Stück am Tag');
    expect(contradicted).toContain('"name":"Grund","value":null');
    // What the adviser has noted stands before it.
    expect(said(given(true, 'We1'))).toContain('Pants statt Vorlagen; Menge: verordnet 90 Stück');
    expect(recordOf(given(undefined, 'We1')).otherChanges).toEqual([]);
    const right = withDetails({
      ...PRESCRIBED,
      departs: false,
      prescribedAmount: `${supplied} Stück im Monat`,
    });
    expect(said({ ...given(false, 'We1'), details: right.details })).toContain(
      '"name":"Abweichung davon","value":"keine"',
    );
  });

  it('says nothing of a wish while several proposals are left to choose from', () => {
    expect(recordOf(consultation()).supply.wished).toBeNull();
    // A decision for a proposal that is no longer there.
    expect(recordOf(consultation({ decided: { area: 1, tab: 7 } })).supply.wished).toBeNull();
  });

  it('wishes nothing else where the person has decided for what was offered', () => {
    const { supply } = recordOf(consultation({ decided: { area: 0, tab: 0 } }));
    expect(supply).toMatchObject({ wished: 'offered', offered: { area: 0, tab: 0 } });
  });

  it('names no supply of a Krankenkasse to people whom none supplies', () => {
    const { supply, explained } = recordOf(TWELVE['a self-payer without a rate']);
    expect(supply).toMatchObject({ owed: false, offered: null });
    const said = explained.map(({ label }) => label).join();
    expect(said).not.toMatch(/Zuzahlung|Mehrkosten|Krankenkasse/);
  });

  it('ticks what was explained and concerns the person', () => {
    const { explained } = recordOf(withDetails(PRESCRIBED));
    expect(explained.filter(({ checked }) => checked).map(({ id }) => id)).toEqual(['choice', 'mehrkosten']);
    expect(explained).toHaveLength(10);
  });

  it('tells no samples from samples that nobody was asked about', () => {
    expect(recordOf(withDetails({ samples: [] })).samples).toEqual([]);
    expect(recordOf(withDetails({ samples: [{}, { product: ' ' }] })).samples).toBeNull();
    expect(recordOf(withDetails({})).samples).toBeNull();
  });

  it('holds placeholders in a trial for every person that the details name', () => {
    const answers = { ...ANSWERS, versichertennummer: 'T115774582' };
    const named = {
      ...PRESCRIBED,
      advisedName: 'Petra Geheim',
      signer: 'legal',
      signerName: 'Petra Geheim',
      recommendedBy: 'Sozialstation Geheim',
      prescribedBy: 'Dr. Geheim',
    };
    const sheet = (trial: boolean) =>
      JSON.stringify(documentation(withDetails(named, { answers, institution: { ...INSTITUTION, trial } })));
    expect(sheet(true)).not.toMatch(/Geheim|T115774582/);
    expect(sheet(true)).toContain('Arztpraxis Muster');
    expect(sheet(false)).toMatch(/Geheim/);
    expect(sheet(false)).toContain('T115774582');
  });

  it('refuses details that nobody can have entered', () => {
    for (const details of [{ talk: 'pub' }, { unknown: 1 }, { prescribedOn: '2026-02-30' }])
      expect(documentDetailsSchema.safeParse(details).success).toBe(false);
    expect(documentDetailsSchema.safeParse({ prescribedOn: '2026-02-28' }).success).toBe(true);
  });
});

describeWithPdfTools('the Dokumentation as a file', () => {
  const source = typefaceFiles();
  const textOfRecord = async (input: DocumentInput) => {
    const { bytes } = await makePdf(documentation(input), source);
    return textOf(bytes).replaceAll(/\s+/g, ' ');
  };

  it('says what the talk rests on, why, and where it departs', async () => {
    const answers = { ...ANSWERS, versichertennummer: 'A000500015' };
    const insurer = { ...INSURER, IK: '104212059' };
    const text = await textOfRecord(
      withDetails(PRESCRIBED, { answers, insurer, decided: { area: 1, tab: 0 } }),
    );
    for (const said of [
      'Versichertennummer A000500015',
      'Krankenkasse Musterkasse Nord (IK 104212059)',
      'Verordnung vom 02.03.2026',
      'Ausgestellt von Dr. Ilse Brandt, Freiburg',
      'Diagnose Dranginkontinenz',
      'Begründung Hält die Nacht durch.',
      'Begründung Diskreter unter der Kleidung.',
      'Valdumea Pull-up, M, 01.03.2026: dicht',
      '☑ Auswahl geeigneter Produkte',
      '☐ Entsorgung',
      'Abweichung davon Pants statt Vorlagen',
      'Praxis informiert nein',
      'Unterschrift der versicherten Person',
      'Staufen,',
      'Stand der Beträge: 09.03.2026',
    ])
      expect(text).toContain(said);
  });

  it.each(['I1', 'I3'] as const)(
    'never claims what nobody has said: %s without details',
    async (inkontinenz) => {
      const text = await textOfRecord(consultation({ answers: { ...ANSWERS, inkontinenz } }));
      expect(text).not.toMatch(/☑|keine gegeben|liegt nicht vor|Selbstzahlung/);
      expect(text).toContain('Verordnung oder Empfehlung vom');
      expect(text).toContain('Es unterschreibt');
    },
  );

  it('calls nobody insured who pays alone', async () => {
    const input = TWELVE['a self-payer without a rate'];
    const details = { advised: ['person'], signer: 'person', basis: 'none', departs: true } as const;
    const text = await textOfRecord({ ...input, details });
    expect(text).not.toMatch(/[Vv]ersicherten? Person|Verordnung oder Empfehlung vom|Abweichung/);
    expect(text).toContain('Selbstzahlung, ohne Abrechnung mit einer Krankenkasse');
    expect(text).toContain('Unterschrift der versorgten Person');
  });

  it('asks for the IK of a Krankenkasse where it is not known, and of nobody who pays alone', async () => {
    const line = 'IK der Krankenkasse';
    expect(await textOfRecord(consultation())).toContain(line);
    expect(await textOfRecord(consultation({ insurer: { ...INSURER, IK: '108018007' } }))).not.toContain(
      line,
    );
    expect(await textOfRecord(TWELVE['a self-payer without a rate'])).not.toContain(line);
  });

  it('says of nobody without a Krankenkasse that they owe a Zuzahlung', async () => {
    const answers = { ...ANSWERS, gebuehr: 'GE2' } as const;
    expect(await textOfRecord(consultation({ answers }))).toContain('Nein, zuzahlungspflichtig');
    const input = { ...TWELVE['a self-payer without a rate'], answers };
    expect(await textOfRecord(input)).not.toMatch(/zuzahlungspflichtig|Befreiung/);
  });

  it('keeps the basis on one page, and the note on what is carried below the signatures', () => {
    const { blocks } = documentation(consultation());
    const groups = blocks.map((block) => (block.kind === 'together' ? JSON.stringify(block.blocks) : ''));
    expect(groups.some((group) => /Grundlage der Versorgung.*"facts"/.test(group))).toBe(true);
    expect(groups.at(-1)).toMatch(/"signatures".*beratung\.json/);
  });
});
