import { expect, it } from 'vitest';
import {
  aidApplication,
  aidApplicationRefusal,
  careProposal,
  type DocumentInput,
  documentation,
  makePdf,
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
const ADVISED = '§ 127 Absatz 5 SGB V';

const PATIENTS = Object.entries(TWELVE) as [PatientName, DocumentInput][];

describeWithPdfTools('the documents of twelve patients', () => {
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
          expect(head).toContain('Unterschrift der Beraterin');
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
    expect(alone.identity).toContainEqual({ name: 'Krankenkasse', value: 'nicht beteiligt (Selbstzahlung)' });
  });

  it('name in the declaration size and Mehrkosten, and no total where no price is known', async () => {
    const exempt = flat((await pagesOf(careProposal(TWELVE['an adult who is exempt']))).join(' '));
    const [, declared = ''] = exempt.split(DECLARATION);
    expect(declared).toMatch(
      /^ Wunschversorgung, Vorschlag 1 Nur zu unterschreiben, wenn diese Versorgung gewählt wird. Versichertennummer Verordnung Produkt /,
    );
    expect(declared).toMatch(
      /Valdumea Slip Super 3 4 24,95 € 99,80 € Premium · Slip · Größe M · 24h je 26 Stück/,
    );
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
});
