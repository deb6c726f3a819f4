import { expect, it } from 'vitest';
import {
  aidApplication,
  aidApplicationRefusal,
  aidWarnings,
  careProposal,
  type DocumentInput,
  documentation,
  makePdf,
  takeHome,
} from '#pdf/domain';
import { consultation, line } from '../consultations.ts';
import { describeWithPdfTools, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { type PatientName, TWELVE } from './twelve-patients.ts';

const source = typefaceFiles();
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The pages of a document as they read, with their line breaks. */
async function pagesOf(document: ReturnType<typeof careProposal>): Promise<readonly string[]> {
  const { bytes, substituted } = await makePdf(document, source);
  expect(substituted).toEqual([]);
  return textOf(bytes).split('\f').slice(0, -1);
}

const DECLARATION = 'Mehrkostenübernahmeerklärung';
const DUE = 'Dazu kommt die gesetzliche Zuzahlung von';
const LAW = '§ 33 Absatz 1 Satz 9 SGB V';
const COVERED = 'die Krankenkasse diese ohne Mehrkosten übernimmt';
const MINOR = 'Die versicherte Person ist noch nicht 18 Jahre alt';
const EXEMPT = 'Die versicherte Person ist davon befreit';
const NOT_CLAIMED = 'weil die Krankenkasse hierzu nichts zahlt';
const FULL = 'in voller Höhe selbst';
const OPEN = 'kann dafür noch nicht erklärt werden';
const NO_ALLOWANCE = 'Ohne Krankenkasse gibt es keine Pauschale.';
const ALONE = 'versorgte Person';
const BORNE_PRIVATELY = 'die private Krankenversicherung sie erstattet';
const COSTS = 'Kostenübernahme ';
const ONCE = 'fällt einmal im Monat an';
const OFFERED = 'Ohne Mehrkosten angeboten wurde „Medizinisch notwendige Versorgung, Vorschlag 1“:';
const RECOMMENDED = 'Ohne Mehrkosten angeboten wurde die empfohlene Versorgung:';
const FREE = 'Freiverkauf: privat bezahlt, ohne Abrechnung mit der Krankenkasse.';
const ADVISED = '§ 127 Absatz 5 SGB V';

/** What stands in a Versorgungsvorschlag for some people, and is untrue for the others. */
const SENTENCES = [
  ...[DECLARATION, DUE, LAW, COVERED, MINOR, EXEMPT, NOT_CLAIMED, FULL, OPEN, NO_ALLOWANCE],
  'dem Preis des günstigsten medizinisch notwendigen Vorschlags',
  'mit dem zu vergleichen wäre, liegt nicht vor',
  'noch offen',
  FREE,
  ...[ALONE, BORNE_PRIVATELY, COSTS, ONCE, OFFERED, RECOMMENDED],
];
const SAID: Readonly<Record<PatientName, readonly string[]>> = {
  'a child with the rate for children': [DECLARATION, LAW, COVERED, OFFERED, MINOR, FREE],
  'an adult who is exempt': [DECLARATION, LAW, COVERED, OFFERED, EXEMPT, FREE],
  'an adult under method B': [DECLARATION, COVERED, OFFERED, NOT_CLAIMED, FULL],
  'an adult under method C with a needs-based proposal': [
    ...[DECLARATION, LAW, COVERED, OFFERED, DUE, ONCE],
    'dem Preis des günstigsten medizinisch notwendigen Vorschlags',
  ],
  'an adult under method C without a needs-based proposal': [
    ...[DECLARATION, LAW, COVERED, RECOMMENDED, DUE, ONCE],
    'mit dem zu vergleichen wäre, liegt nicht vor',
  ],
  'a self-payer without a rate': [COSTS, NO_ALLOWANCE, ALONE, FREE],
  'somebody insured privately, with rates': [COSTS, BORNE_PRIVATELY, ONCE, FREE],
  'an adult whose incontinence is not known': [OPEN, 'noch offen', FREE],
  'an adult with a product without a price': [
    ...[DECLARATION, LAW, COVERED, OFFERED, DUE, ONCE, OPEN, 'noch offen'],
  ],
  'a person of an institution in its trial': [DECLARATION, LAW, COVERED, OFFERED, DUE, ONCE, FREE],
  'a person with many products and long notes, spoken for by somebody else': [
    ...[DECLARATION, LAW, COVERED, OFFERED, DUE, ONCE, FREE],
  ],
  'somebody of whom little is known': [],
};

const PATIENTS = Object.entries(TWELVE) as [PatientName, DocumentInput][];

describeWithPdfTools('the documents of twelve patients', () => {
  // @spec consultation-9-16
  it.each(PATIENTS)(
    'say in the Versorgungsvorschlag what is true of %s, and nothing else',
    async (name, input) => {
      const text = flat((await pagesOf(careProposal(input))).join(' '));
      expect(SENTENCES.filter((sentence) => text.includes(sentence))).toEqual(
        SENTENCES.filter((sentence) => SAID[name].includes(sentence)),
      );
    },
  );

  // @spec consultation-9-16
  it.each(PATIENTS)(
    'name on each page whose they are, and nowhere sign below nothing: %s',
    async (_, input) => {
      const documents = [documentation(input), careProposal(input)];
      if (aidApplicationRefusal(input) === null) documents.push(aidApplication(input));
      for (const document of documents) {
        const pages = await pagesOf(document);
        for (const page of pages) {
          const head = flat(page);
          for (const { name, value } of document.identity)
            expect(head).toContain(flat(value === null ? `${name} ` : `${name} ${value}`));
          expect(page).not.toMatch(/Kein Schweregrad|\d{4}-\d\d-\d\d|undefined|null|NaN/);
          // An amount stands on one line with its sign, a number with its unit.
          expect(page).not.toMatch(/,\d\d\s*\n\s*€|\d\s*\n\s*(Stück|ml|Prozent)\b/);
          if (!/Unterschrift der (versicherten|versorgten) Person/.test(page)) continue;
          expect(head).toContain('Unterschrift der Beraterin oder des Beraters');
          expect(head).toMatch(
            /Die (versicherte|versorgte) Person oder ihre Vertretung (bestätigt|entscheidet|ist von dem)/,
          );
        }
      }
    },
  );

  it('leave a line to write on where a name or a day is missing', async () => {
    const [page = ''] = await pagesOf(careProposal(TWELVE['somebody of whom little is known']));
    expect(flat(page)).toContain(
      'Ελένη Παπαδοπούλου-Щербаківська Geburtsdatum Krankenkasse Musterkasse Nord',
    );
  });

  it('call nobody an insurer who is none', async () => {
    const [page = ''] = await pagesOf(careProposal(TWELVE['a self-payer without a rate']));
    expect(flat(page)).toMatch(/Krankenkasse keine /);
    const { identity } = careProposal(TWELVE['somebody insured privately, with rates']);
    expect(identity.at(-1)).toEqual({ name: 'Krankenkasse', value: null });
  });

  it('have no page with hardly anything on it', async () => {
    const all = Object.values(TWELVE).map((input) =>
      Promise.all([pagesOf(careProposal(input)), pagesOf(takeHome(input))]),
    );
    for (const [proposal, sheet] of await Promise.all(all)) {
      for (const page of [...proposal, ...sheet]) {
        // The head, the person, a sentence of two lines and the foot are 5.
        expect(page.split('\n').filter((text) => text.trim() !== '').length, page).toBeGreaterThan(9);
      }
    }
  });

  it('call a product that is washed so, beside its pieces a day', () => {
    const input = consultation({ cart: [[{ lines: [line('Tavenor Fixierhose')] }], [], []] });
    expect(JSON.stringify(careProposal(input).blocks)).toMatch(
      /"text":"1","style":"body"\},\{"text":"waschbar"/,
    );
  });

  it('ask nobody who pays alone for a Krankenkasse', () => {
    const alone = documentation({
      ...TWELVE['a self-payer without a rate'],
      answers: { ...TWELVE['a self-payer without a rate'].answers, krankenkasse: 'Selbstzahler' },
      insurer: { ...TWELVE['a self-payer without a rate'].insurer, Kasse: 'Selbstzahler' },
    });
    expect(JSON.stringify(alone.blocks)).not.toContain('Bei welcher Krankenkasse');
    expect(alone.identity).toContainEqual({ name: 'Krankenkasse', value: 'nicht beteiligt (Selbstzahlung)' });
    expect(JSON.stringify(documentation(TWELVE['an adult who is exempt']).blocks)).toContain(
      'Bei welcher Krankenkasse',
    );
  });

  it('name in the declaration size and Mehrkosten, and no total where no price is known', async () => {
    const exempt = flat((await pagesOf(careProposal(TWELVE['an adult who is exempt']))).join(' '));
    const [, declared = ''] = exempt.split(DECLARATION);
    expect(declared).toMatch(
      /^ Wunschversorgung, Vorschlag 1 Nur zu unterschreiben, wenn diese Versorgung gewählt wird. Versicherte Person Änne Großkreutz-Öztürk, /,
    );
    expect(declared).toMatch(/Valdumea Slip Super 3 4 24,95 € 99,80 € Premium · Slip · Größe M · 24h/);
    expect(declared).toMatch(
      /Gesamtpreis 99,80 € abzüglich der Pauschale \(brutto\) − 26,78 € Mehrkosten im Monat 73,02 €/,
    );
    const unpriced = flat(
      (await pagesOf(careProposal(TWELVE['an adult with a product without a price']))).join(' '),
    );
    expect(unpriced).not.toContain('0,00 € Gesamtpreis');
    expect(unpriced).not.toMatch(/deren Preis fehlt 0,00/);
    expect(unpriced).toMatch(/Gesamtpreis noch offen/);
  });

  it('warn of an application in which nothing is ticked', () => {
    const input = TWELVE['an adult who is exempt'];
    const [nothing] = aidWarnings({ ...input, positions: [] });
    expect(nothing).toMatch(/^Im Dokument ist kein Produkt angekreuzt/);
    expect(aidWarnings({ ...input, positions: ['54.99.01.1'] }).join()).not.toContain(
      'kein Produkt angekreuzt',
    );
  });

  it('let those insured by law, and nobody else, confirm the advice under that law', async () => {
    const confirmed = await Promise.all(
      PATIENTS.map(async ([name, input]) => {
        const text = flat((await pagesOf(documentation(input))).join(' '));
        return [name, text.includes(ADVISED)] as const;
      }),
    );
    expect(confirmed.filter(([, said]) => !said).map(([name]) => name)).toEqual([
      'a self-payer without a rate',
      'somebody insured privately, with rates',
    ]);
  });

  it('say in the application who cares, and leave it open where nobody was asked', async () => {
    const said = async (name: PatientName) => flat((await pagesOf(aidApplication(TWELVE[name]))).join(' '));
    expect(await said('an adult who is exempt')).toContain(
      'durch eine private Pflegeperson verwendet und nicht durch Pflegedienste',
    );
    expect(await said('an adult under method B')).toContain('von der versicherten Person selbst verwendet');
    expect(await said('an adult under method C with a needs-based proposal')).toContain(
      'Der Pflegedienst, der daneben pflegt,',
    );
    const open = await said('an adult whose incontinence is not known');
    expect(open).toContain('☐ durch eine private Pflegeperson');
    expect(open).toContain('☐ durch die versicherte Person selbst');
    // The name of no Pflegekasse, and no application without a Pflegegrad.
    expect(await said('somebody insured privately, with rates')).not.toContain('Private Krankenkasse');
    const alone = TWELVE['a self-payer without a rate'];
    const withLevel = { ...alone, answers: { ...alone.answers, grad: 'G3' } } as const;
    expect(aidApplicationRefusal(withLevel)).toMatch(/^Ohne Pflegekasse gibt es keinen Antrag/);
    expect(() => aidApplication(withLevel)).toThrow('Ohne Pflegekasse');
  });

  // @spec consultation-9-16
  it('print all of what was typed, however long, over as many pages as it takes', async () => {
    const input = TWELVE['a person with many products and long notes, spoken for by somebody else'];
    const pages = await pagesOf(documentation(input));
    expect(pages.length).toBeGreaterThan(6);
    const { extra2 = '', member = '' } = input.answers;
    // Words, as the columns beside them are read in between.
    const bare = pages.join('').replaceAll(/\s/g, '');
    expect(bare.split(extra2.slice(0, 40).replaceAll(' ', '')).length).toBeGreaterThanOrEqual(30);
    expect(bare).toContain(member.replaceAll(' ', '').slice(-20));
  });
});
