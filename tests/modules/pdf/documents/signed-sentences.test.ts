/** What each kind of person signs: sentences that have to stand there, and those that would be untrue of them. */
import { describe, expect, it } from 'vitest';
import { COPAYMENT_ONCE } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import {
  aidApplication,
  aidApplicationRefusal,
  careProposal,
  type DocumentInput,
  documentation,
  type PdfDocument,
  proposalWarnings,
} from '#pdf/domain';
import type { CalendarDay } from '#platform/domain';
import { ANSWERS, consultation, INSTITUTION, INSURER, line, SOME } from '../consultations.ts';

const NEEDS = { lines: SOME.slice(0, 1) };
const WISH = { lines: [line('Valdumea Slip Super', 'M')] };
const FREE = { lines: [line('Pflegoria Nitrilhandschuhe', 'M')] };
const ALL: DocumentInput['cart'] = [[NEEDS], [WISH], [FREE]];
const NO_RATES = { Kinderpauschale: 0, Urinpauschale: 0, Stuhlpauschale: 0 };
const insured = (changes: Partial<Krankenkasse>): Partial<DocumentInput> => ({
  insurer: { ...INSURER, ...changes },
});
const answered = (changes: object): Partial<DocumentInput> => ({ answers: { ...ANSWERS, ...changes } });
const { inkontinenz: _, ...UNKNOWN } = ANSWERS;
const CHILD = answered({ birthdate: '2015-06-01' as CalendarDay, gender: 'K' });

const DECLARATION = 'Mehrkostenübernahmeerklärung';
const COVERED = 'die Krankenkasse diese ohne Mehrkosten übernimmt';
const OFFERED = 'Ohne Mehrkosten angeboten wurde';
const LAW = '§ 33 Absatz 1 Satz 9 SGB V';
const DUE = 'Dazu kommt die gesetzliche Zuzahlung von 2,12 € im Monat.';
const PRIVATE = 'Ob und in welcher Höhe die private Krankenversicherung sie erstattet';
const ALONE = 'zahlt die versorgte Person selbst, ohne Abrechnung mit einer Krankenkasse.';
const TITLE = '\nKostenübernahme\n';
const REFUNDED = 'Die Krankenkasse erstattet diese Kosten nicht. Sie zählen nicht zu den Zuzahlungen';
const BY_LAW =
  /erstattet diese Kosten nicht|[Gg]esetzliche|§ 33|§ 127|Mehrkostenübernahme|Krankenkasse diese/;

interface Kind {
  readonly is: Partial<DocumentInput>;
  /** In the Versorgungsvorschlag. */
  readonly must: readonly string[];
  /** In the Versorgungsvorschlag and the Dokumentation. */
  readonly mustNot: RegExp;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'insured by law, method A': {
    is: {},
    must: [
      ...[DECLARATION, COVERED, OFFERED, LAW, DUE, COPAYMENT_ONCE, REFUNDED],
      'Freiverkauf: privat bezahlt, ohne Abrechnung mit der Krankenkasse.',
      'Krankenkasse|Musterkasse Nord',
    ],
    mustNot: /versorgten? Person|privaten? Kranken|Eine Pauschale gibt es|in voller Höhe/,
  },
  'insured by law, method B': {
    is: { method: 'B' },
    must: [
      ...[DECLARATION, COVERED, OFFERED, 'in voller Höhe selbst', REFUNDED],
      'Eine gesetzliche Zuzahlung fällt nicht an, weil die Krankenkasse hierzu nichts zahlt.',
    ],
    mustNot: /versorgten? Person|§ 33|Dazu kommt|einmal im Monat|keine Krankenkasse|Freiverkauf:/,
  },
  'insured by law, method C': {
    is: { method: 'C' },
    must: [DECLARATION, COVERED, OFFERED, LAW, DUE, COPAYMENT_ONCE, 'dem Preis des günstigsten'],
    mustNot: /versorgten? Person|in voller Höhe|liegt nicht vor/,
  },
  'a child': {
    is: CHILD,
    must: [DECLARATION, COVERED, LAW, 'fällt nicht an: Die versicherte Person ist noch nicht 18 Jahre alt.'],
    mustNot: /Dazu kommt|einmal im Monat|befreit/,
  },
  'exempt from the Zuzahlung': {
    is: answered({ gebuehr: 'GE1' }),
    must: [DECLARATION, COVERED, LAW, 'fällt nicht an: Die versicherte Person ist davon befreit.'],
    mustNot: /Dazu kommt|einmal im Monat|noch nicht 18/,
  },
  'a child without a rate for children': {
    is: { ...CHILD, ...insured({ Kinderpauschale: 0 }) },
    must: [TITLE, 'Musterkasse Nord zahlt keine Pauschale.'],
    mustNot: /Mehrkosten|§ 33|Dazu kommt|einmal im Monat|Pauschale der Krankenkasse|erstattet diese/,
  },
  'of a Krankenkasse with rate 0': {
    is: insured(NO_RATES),
    must: [
      ...[TITLE, 'Musterkasse Nord zahlt keine Pauschale.'],
      'Die Krankenkasse zahlt hierzu keine Pauschale: Die genannten Kosten trägt die versicherte Person selbst.',
      'Eine gesetzliche Zuzahlung fällt nicht an, weil die Krankenkasse hierzu keine Pauschale zahlt.',
    ],
    mustNot: /Mehrkosten|§ 33|Dazu kommt|einmal im Monat|keine Krankenkasse|versorgten? Person/,
  },
  'insured privately, with rates': {
    is: insured({ Kasse: 'Private Krankenkasse', selfPay: true }),
    must: [TITLE, PRIVATE, 'Dazu kommt die Zuzahlung von 2,12 € im Monat.', 'Krankenkasse|null'],
    mustNot: new RegExp(`${BY_LAW.source}|keine Krankenkasse|versorgten? Person|Krankenkasse zahlt`),
  },
  'insured privately, with rates, method B': {
    is: { ...insured({ Kasse: 'Private Krankenkasse', selfPay: true }), method: 'B' },
    must: [TITLE, PRIVATE],
    mustNot: new RegExp(`${BY_LAW.source}|fällt nicht an|einmal im Monat|Krankenkasse zahlt`),
  },
  'insured privately, without rates': {
    is: insured({ ...NO_RATES, Kasse: 'Private Krankenkasse', selfPay: true }),
    must: [TITLE, PRIVATE, 'Für die private Krankenkasse ist keine Pauschale eingetragen.'],
    mustNot: new RegExp(`${BY_LAW.source}|Mehrkosten|fällt nicht an|einmal im Monat|Krankenkasse zahlt`),
  },
  'insured privately, by the name of the insurer': {
    is: insured({ ...NO_RATES, Kasse: 'Privatversicherung Süd', selfPay: true }),
    must: [
      ...[TITLE, 'Ob und in welcher Höhe Privatversicherung Süd sie erstattet, ist hier nicht bekannt.'],
      'Krankenkasse|Privatversicherung Süd',
    ],
    mustNot: new RegExp(`${BY_LAW.source}|Mehrkosten|Krankenkasse zahlt|versorgten? Person`),
  },
  'paying alone': {
    is: insured({ ...NO_RATES, Kasse: 'Selbstzahler', selfPay: true }),
    must: [
      ...[TITLE, ALONE, 'Für Selbstzahler gibt es keine Pauschale.'],
      'Krankenkasse|nicht beteiligt (Selbstzahlung)',
    ],
    mustNot: new RegExp(
      `${BY_LAW.source}|Mehrkosten|einmal im Monat|[Vv]ersicherten? Person|Krankenkasse.keine`,
    ),
  },
  uninsured: {
    is: insured({ ...NO_RATES, Kasse: 'Keine Krankenkasse', selfPay: true }),
    must: [TITLE, ALONE, 'Ohne Krankenkasse gibt es keine Pauschale.', 'Krankenkasse|keine'],
    mustNot: new RegExp(`${BY_LAW.source}|Mehrkosten|einmal im Monat|[Vv]ersicherten? Person`),
  },
  'uninsured, in an institution that enters rates for all': {
    is: insured({ Kasse: 'Keine Krankenkasse', selfPay: true }),
    must: [TITLE, ALONE],
    mustNot: new RegExp(`${BY_LAW.source}|[Vv]ersicherten? Person`),
  },
  'of unknown incontinence': {
    is: { answers: UNKNOWN },
    must: ['Eine Übernahme von Mehrkosten kann dafür noch nicht erklärt werden.', 'noch offen'],
    mustNot: /Mehrkostenübernahmeerklärung|\nKostenübernahme\n|Unterschrift.*Person.*entscheidet|Dazu kommt/,
  },
  'in the trial of an institution': {
    is: { institution: { ...INSTITUTION, trial: true } },
    must: [DECLARATION, COVERED, OFFERED, LAW, DUE, 'Erika Mustermann'],
    mustNot: /Großkreutz|Jürgen/,
  },
  'offered no more than what was wished, where the answers recommend a supply': {
    is: { cart: [[], [WISH], []] },
    must: [
      ...[DECLARATION, COVERED],
      'Ohne Mehrkosten angeboten wurde die empfohlene Versorgung: Tavenor Einlage Normal, 3 × 28 Stück. Im Monat: Gesamtpreis 20,85 €, Mehrkosten 0,00 €, gesetzliche Zuzahlung 2,12 €.',
    ],
    mustNot: /einmal im Monat|„Medizinisch notw/,
  },
  'offered no more than what was wished, without a recommendation': {
    is: { cart: [[], [WISH], []], recommended: WISH.lines.map(({ product }) => product) },
    must: [DECLARATION, LAW, 'ist über die hier genannte Versorgung und ihre Kosten beraten worden.'],
    mustNot: /Krankenkasse diese|[Oo]hne Mehrkosten|angeboten wurde/,
  },
  'offered what is needed on a sheet of its own': {
    is: { cart: ALL, proposals: [{ area: 1, tab: 0 }] },
    must: [
      ...[DECLARATION, COVERED],
      'Ohne Mehrkosten angeboten wurde „Medizinisch notwendige Versorgung, Vorschlag 1“: Tavenor Einlage Normal, 3 × 28 Stück. Im Monat: Gesamtpreis 20,85 €, Mehrkosten 0,00 €, gesetzliche Zuzahlung 2,12 €.',
    ],
    mustNot: /einmal im Monat|die empfohlene/,
  },
};

const inputOf = ({ is }: Kind) => consultation({ cart: ALL, carer: 'private', ...is });

/** All that a document says, each text on a line of its own; of the head each name with its value. */
function said({ identity, blocks }: PdfDocument): string {
  const texts: string[] = identity.map(({ name, value }) => `${name}|${value}`);
  const collect = (part: unknown): void => {
    if (typeof part === 'string') texts.push(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(collect);
  };
  collect(blocks);
  return `\n${texts.join('\n').replaceAll('\u00a0', ' ')}\n`;
}

describe.each(Object.entries(KINDS))('a patient who is %s', (_, kind) => {
  const input = inputOf(kind);
  const proposal = said(careProposal(input));
  const record = said(documentation(input));
  // Nobody without a Pflegekasse asks one for anything.
  const sheets = aidApplicationRefusal(input) === null ? [said(aidApplication(input))] : [];

  it('signs what is true of them', () => {
    for (const sentence of kind.must) expect(proposal).toContain(sentence);
  });

  it('signs nothing else', () => {
    const bare = new RegExp(kind.mustNot.source, 'g');
    // What the Dokumentation confirms under § 127 (5) is true of those who are insured by law.
    expect([proposal.match(bare), record.match(bare)]).toEqual([null, null]);
    for (const text of [proposal, record, ...sheets]) {
      expect(text).not.toMatch(
        /Angehörige\/r|undefined|NaN|hierzu keine Krankenkasse|Keine Krankenkasse zahlt/,
      );
    }
    // The list for a private Pflegepflichtversicherung names no amount of the law.
    const { Kasse, selfPay } = input.insurer;
    const listed = selfPay && !['Selbstzahler', 'Keine Krankenkasse'].includes(Kasse);
    for (const text of listed ? [proposal, record] : [proposal, record, ...sheets])
      expect(text).toContain('Stand der Beträge: 09.03.2026.');
  });

  it('is called the same in each document', () => {
    const { Kasse, selfPay } = input.insurer;
    const alone = selfPay && ['Selbstzahler', 'Keine Krankenkasse'].includes(Kasse);
    expect(sheets).toHaveLength(alone ? 0 : 1);
    for (const text of [proposal, record, ...sheets]) {
      expect(text).not.toMatch(alone ? /[Vv]ersicherten? Person/ : /[Vv]ersorgten? Person/);
    }
  });

  it('reads once what is due once, where several proposals name it', () => {
    const several = (kind.must as readonly string[]).includes(COPAYMENT_ONCE);
    const once = /Zuzahlung fällt einmal im Monat an/g;
    const counted = [proposal, record].map((text) => text.match(once)?.length ?? 0);
    if (several) expect(counted).toEqual([1, 1]);
    expect(counted[0]).toBe(counted[1]);
  });
});

describe('before a Versorgungsvorschlag is signed', () => {
  const warned = (is: Partial<DocumentInput>) =>
    proposalWarnings(consultation({ cart: [[], [WISH], []], ...is }));

  it('the adviser hears of a declaration without a supply that was chosen', () => {
    expect(warned({})).toEqual([expect.stringContaining('die empfohlene: Tavenor Einlage Normal. ')]);
    expect(warned({ recommended: [] })).toEqual([expect.stringMatching(/^Auch empfohlen ist keine\./)]);
    // An empty proposal, and one with a care product, is no supply.
    expect(warned({ cart: [[{ lines: [] }], [WISH], []] })).toHaveLength(1);
  });

  it('a Fixierhose alone is no supply that was offered without Mehrkosten', () => {
    const cart: DocumentInput['cart'] = [[{ lines: [line('Tavenor Fixierhose')] }], [WISH], []];
    expect(said(careProposal(consultation({ cart, recommended: [] })))).not.toContain(OFFERED);
    expect(warned({ cart, recommended: [] })).toEqual([expect.stringMatching(/^Auch empfohlen ist keine\./)]);
    expect(warned({ cart })).toEqual([expect.stringContaining('die empfohlene: Tavenor Einlage Normal. ')]);
    // Nor is one that is recommended.
    const recommended = [line('Tavenor Fixierhose').product];
    expect(warned({ recommended })).toEqual([expect.stringMatching(/^Auch empfohlen ist keine\./)]);
    const lines = [line('Tavenor Vorlage'), line('Tavenor Fixierhose')];
    expect(warned({ cart: [[{ lines }], [WISH], []] })).toEqual([]);
  });

  it('nothing is said where one is chosen, or where there are no Mehrkosten', () => {
    expect(warned({ cart: ALL })).toEqual([]);
    expect(warned({ cart: ALL, proposals: [{ area: 1, tab: 0 }] })).toEqual([]);
    expect(warned({ cart: [[], [NEEDS], [FREE]] })).toEqual([]);
    expect(warned({ cart: [[], [WISH], [FREE]], proposals: [{ area: 2, tab: 0 }] })).toEqual([]);
    expect(warned(insured({ ...NO_RATES, Kasse: 'Selbstzahler', selfPay: true }))).toEqual([]);
    expect(warned(insured({ Kasse: 'Private Krankenkasse', selfPay: true }))).toEqual([]);
    expect(warned({ answers: UNKNOWN })).toEqual([]);
  });

  it('a recommended Vorlage is named with its Fixierhose, in the size of the person', () => {
    const vorlage = line('Tavenor Vorlage').product;
    const fixierhose = line('Tavenor Fixierhose').product;
    const input = consultation({ cart: [[], [WISH], []], recommended: [vorlage, fixierhose] });
    expect(said(careProposal(input))).toMatch(
      /die empfohlene Versorgung: Tavenor Vorlage[^;]*; Tavenor Fixierhose[^;]*, Größe M, 1 × \d+ Stück\. Im Monat/,
    );
    expect(proposalWarnings(input)[0]).toMatch(/Tavenor Vorlage.* mit Tavenor Fixierhose/);
  });
});
