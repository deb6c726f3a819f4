import { describe, expect, it } from 'vitest';
import { HINT_TEXTS } from '#consultation/domain';
import {
  aidApplication,
  careProposal,
  type DocumentInput,
  documentation,
  makePdf,
  makePrintJob,
  type PdfDocument,
} from '#pdf/domain';
import { ANSWERS, consultation, INSTITUTION, SOME } from '../consultations.ts';
import { describeWithPdfTools, readWith, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';

const DOCUMENTS = [
  ['Dokumentation', documentation],
  ['Versorgungsvorschlag', careProposal],
  ['Pflegehilfsmittelantrag', aidApplication],
] as const;
const PASSWORD = 'Käse & Brot 42';

const source = typefaceFiles();
const make = (document: PdfDocument, password: string | null = null) => makePdf(document, source, password);
const bytesOf = async (document: PdfDocument) => (await make(document)).bytes;
const withAnswers = (answers: DocumentInput['answers']) =>
  consultation({ answers: { ...ANSWERS, ...answers } });
/** Without the line breaks of a narrow column. */
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('a document', () => {
  it('is the same file each time, while it is not encrypted', async () => {
    const document = careProposal(consultation());
    expect(await bytesOf(document)).toEqual(await bytesOf(document));
    expect((await make(document, PASSWORD)).bytes).not.toEqual((await make(document, PASSWORD)).bytes);
  });

  it('joins others in one print job, each with pages of its own', async () => {
    const input = consultation();
    const documents = [documentation(input), careProposal(input)];
    const alone = await Promise.all(documents.map((document) => make(document)));
    const job = await makePrintJob(documents, source, async () => null);
    expect(job.pages).toBe(alone.reduce((sum, { pages }) => sum + pages, 0));
    expect((await makePrintJob(documents.slice(0, 1), source, async () => null)).bytes).toEqual(
      alone[0]?.bytes,
    );
  });

  it('loads the scripts it needs, and no others', async () => {
    const german = typefaceFiles();
    await makePdf(careProposal(consultation()), german);
    expect(german.loaded).toEqual(['regular-latin', 'semibold-latin']);
    const greek = typefaceFiles();
    await makePdf(careProposal(withAnswers({ lastname: 'Παπαδόπουλος' })), greek);
    expect(greek.loaded).toEqual(['regular-latin', 'semibold-latin', 'regular-greek']);
  });

  it('names what it could not print, once each', async () => {
    const { substituted } = await make(documentation(withAnswers({ lastname: '李明', extra2: '李 👍🏽' })));
    expect(substituted).toEqual(['李', '明', '👍🏽']);
  });

  it('refuses an empty password', async () => {
    await expect(make(careProposal(consultation()), '')).rejects.toMatchObject({ code: 'invalid' });
  });
});

describeWithPdfTools('a PDF', () => {
  // @spec consultation-1-4 consultation-9-16
  it.each(DOCUMENTS)('is sound and tagged, and says what it is: %s', async (title, documentOf) => {
    const bytes = await bytesOf(documentOf(consultation()));
    expect(readWith('qpdf', ['--check', 'FILE'], bytes)).toContain(
      'No syntax or stream encoding errors found',
    );
    const info = readWith('pdfinfo', ['FILE'], bytes);
    expect(info).toMatch(new RegExp(`^Title: +${title}`, 'm'));
    expect(info).toMatch(/^Tagged: +yes$/m);
    const catalogue = readWith('qpdf', ['--json', '--json-key=qpdf', 'FILE'], bytes);
    expect(catalogue).toContain('"/Lang": "u:de-DE"');
    expect(catalogue).toContain('"/DisplayDocTitle": true');
    const structure = readWith('pdfinfo', ['-struct-text', 'FILE'], bytes);
    expect(structure).toMatch(new RegExp(`H1 \\(block\\)\\n +"${title}`));
    expect(structure).toMatch(/TH:\n +\/Scope \/Row/);
  });

  it.each(DOCUMENTS)(
    'opens with its password only, under AES-256 of revision 6: %s',
    async (_, documentOf) => {
      const { bytes } = await make(documentOf(consultation()), PASSWORD);
      const shown = readWith('qpdf', ['--show-encryption', `--password=${PASSWORD}`, 'FILE'], bytes);
      expect(shown).toContain('R = 6');
      expect(shown).toContain('stream encryption method: AESv3');
      expect(shown).toContain('string encryption method: AESv3');
      expect(readWith('qpdf', ['--check', `--password=${PASSWORD}`, 'FILE'], bytes)).toContain(
        'No syntax or stream encoding errors found',
      );
      expect(readWith('pdftotext', ['-upw', PASSWORD, 'FILE', '-'], bytes)).toContain('Öztürk');
      for (const wrong of ['', 'Käse & Brot 43']) {
        expect(() => readWith('pdftotext', ['-upw', wrong, 'FILE', '-'], bytes)).toThrow(
          'Incorrect password',
        );
      }
      expect(Buffer.from(bytes).includes('Versorgung')).toBe(false);
    },
  );

  it.each([
    'Žluťoučký Łódź Ștefănescu İğdır Ŵyñ Øæß',
    'Nguyễn Thị Ngọc Ánh, Đặng Hữu Phước',
    'Παπαδόπουλος Ᾰριστοτέλης',
    'Щербаківський Ђорђе Ґалаґан',
    'Adébáyọ̀ Ọlọ́run Ḁ M̂',
    'A\u0308nne',
  ])('prints a name exactly, to be copied: %s', async (lastname) => {
    const text = textOf(await bytesOf(careProposal(withAnswers({ givenname: 'X', lastname }))));
    expect(text).toContain(`X ${lastname}`.normalize('NFC'));
  });

  it('wraps a long name, keeps line breaks, and shows a substitute for what it lacks', async () => {
    const lastname = 'Wolfeschlegelstein'.repeat(17).slice(0, 300);
    const text = textOf(await bytesOf(careProposal(withAnswers({ lastname }))));
    expect(text.replaceAll(/\s/g, '')).toContain(lastname);
    const notes = textOf(await bytesOf(documentation(withAnswers({ extra2: 'oben\nunten 👍' }))));
    expect(notes).toMatch(/oben.*\n+ +unten □/);
  });

  it('says all of a long letterhead, and begins below it', async () => {
    const institution = {
      ...INSTITUTION,
      ansprechpartner: 'Dr. Katharina Weiß-Großkreutz und Daniel Krüger-Öztürk, Inkontinenzberatung',
      email: 'inkontinenzberatung@sanitaetshaus-und-apotheke-am-stadtgarten.example',
      webseite: 'https://sanitaetshaus-und-apotheke-am-stadtgarten.example/beratung/inkontinenz',
      ik: '108310400',
    };
    const text = textOf(await bytesOf(careProposal(consultation({ institution })))).replaceAll(/\s+/g, '');
    const [head = ''] = text.split('Versorgungsvorschlag');
    for (const said of Object.values(institution))
      expect(head).toContain(String(said || '').replaceAll(' ', ''));
  });

  // @spec access-2-35
  it('says in the letterhead who advises, where somebody does', async () => {
    for (const documentOf of [careProposal, documentation]) {
      const text = flat(textOf(await bytesOf(documentOf(consultation()))));
      expect(text.split('Geburtsdatum')[0]).toContain('Beraten durch: Daniel Krüger');
      const nobody = flat(textOf(await bytesOf(documentOf(withAnswers({ member: '' })))));
      expect(nobody).not.toContain('Beraten durch');
    }
  });

  it('repeats the head of a table on each page, and counts the pages', async () => {
    const lines = SOME.slice(0, 40);
    const bytes = await bytesOf(careProposal(consultation({ cart: [[], [{ lines }], []] })));
    const pages = textOf(bytes).split('\f').slice(0, -1);
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
    }
    const withRows = pages.filter((page) => page.includes('Hilfsmittelnummer'));
    for (const page of withRows) expect(page).toMatch(/Produkt +Stück am Tag +Packungen +Preis +im Monat/);
    // The head that stands there again is no part of the structure: one of the figures, one of the declaration.
    const structure = readWith('pdfinfo', ['-struct-text', 'FILE'], bytes);
    expect(structure.match(/"Stück am Tag"/g)).toHaveLength(2);
    for (const { product } of lines) {
      expect(flat(pages.join(' '))).toContain(consultation().products.get(product)?.Produktbezeichnung);
    }
  });

  it('leaves nothing out of an empty consultation', async () => {
    const empty = consultation({ answers: {}, cart: [[], [], []], recommended: [] });
    const said = [
      textOf(await bytesOf(documentation(empty))),
      textOf(await bytesOf(careProposal({ ...empty, answers: { inkontinenz: 'I1' } }))),
    ];
    expect(said[0]).toContain('Es ist kein Produkt ausgewählt.');
    expect(said[1]).toContain('Es ist noch kein Produkt ausgewählt.');
    // Of no care at all nobody can say who pays for it.
    for (const text of said)
      for (const hint of Object.values(HINT_TEXTS)) expect(flat(text)).not.toContain(hint);
    const level = { ...empty, answers: { grad: 'G2' } } as const;
    expect(textOf(await bytesOf(aidApplication(level)))).toContain('Versichertennummer');
  });
});
