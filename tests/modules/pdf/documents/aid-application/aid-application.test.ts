import { expect, it } from 'vitest';
import { aidApplication, type DocumentInput, makePdf, type PdfDocument } from '#pdf/domain';
import { ANSWERS, consultation, INSTITUTION, INSURER } from '../../consultations.ts';
import { describeWithPdfTools, textOf } from '../../pdf-tools.ts';
import { typefaceFiles } from '../../typeface-files.ts';
import { CONTRACT_PRICES, USUAL } from './contract-prices.ts';

const source = typefaceFiles();
const input = (changes: Partial<DocumentInput> = {}) =>
  consultation({
    ...{ cart: [[], [], []], contractPrices: CONTRACT_PRICES, positions: USUAL, carer: 'private' },
    ...changes,
  });
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
async function pagesOf(changes: Partial<DocumentInput> = {}): Promise<readonly string[]> {
  const { bytes } = await makePdf(aidApplication(input(changes)), source);
  return textOf(bytes).split('\f').slice(0, -1).map(flat);
}
const said = async (changes: Partial<DocumentInput> = {}) => (await pagesOf(changes)).join(' ');

const OF_54 = 'Produktgruppe 54';
const OF_51 = 'Beantragte Pflegehilfsmittel (Produktgruppe 51)';

describeWithPdfTools('the Pflegehilfsmittelantrag', () => {
  // @spec consultation-9-10
  it('ticks what is applied for with its amount, and names the amount of the day', async () => {
    const text = await said({ positions: ['54.45.01', '54.99.01.1'], aidSizes: { '54.99.01.1': 'M' } });
    expect(text).toMatch(/☑ Saugende Bettschutzeinlagen zum 54\.45\.01\.0001 Stück 25/);
    expect(text).toMatch(/☑ Einmalhandschuhe 54\.99\.01\.1001 Stück 100 Größe M/);
    expect(text).toContain('☐ Medizinische Gesichtsmasken 54.99.01.2001 Stück');
    expect(text).toContain('Höchstbetrag von 42,00 €');
    expect(text).toContain('Stand der Beträge: 09.03.2026.');
    expect(await said({ aidSizes: { '54.99.01.1': null } })).toMatch(/Größe ☐ XS ☐ S ☐ M ☐ L ☐ XL/);
  });

  it('is a list for the Pflegepflichtversicherung of privately insured people', async () => {
    const privately = { insurer: { ...INSURER, Kasse: 'Private Krankenkasse', selfPay: true } };
    const given = { ...privately, positions: ['54.45.01', '51.40.01.4'], beihilfe: true };
    const { followedBy, title } = aidApplication(input(given));
    expect([followedBy, title]).toEqual([undefined, 'Aufstellung der Pflegehilfsmittel']);
    const text = await said(given);
    expect(text).toContain('Für die private Pflegepflichtversicherung');
    expect(text).toMatch(/☑ Saugende Bettschutzeinlagen zum 54\.45\.01\.0001 Stück 25/);
    expect(text).toMatch(/☑ Saugende Bettschutzeinlagen, .*51\.40\.01\.4 Stück 3/);
    // What is the social Pflegekassen's: their contract, the half of their amount, their period.
    expect(text).not.toMatch(/§|Pflegekasse|Beihilfe|Hälfte|Antrag|42,00|21,00|Wochen|Genehmigung|genehmigt/);
  });

  it('is two applications, each whole, where both product groups are applied for', async () => {
    const { followedBy, ...first } = aidApplication(input({ positions: ['54.45.01', '51.40.01.4'] }));
    const documents = [first, followedBy as PdfDocument];
    expect(documents.map(({ title }) => title)).toEqual([
      'Pflegehilfsmittelantrag',
      'Pflegehilfsmittelantrag Produktgruppe\u00a051',
    ]);
    const each = await Promise.all(
      documents.map(async (document) => flat(textOf((await makePdf(document, source)).bytes))),
    );
    for (const text of each) {
      expect(text).toContain('Großkreutz-Öztürk, Änne');
      expect(text).toContain('Genehmigungsvermerk der Pflegekasse');
      expect(text.split('Unterschrift der versicherten Person').length).toBe(2);
    }
    expect(each[0]).not.toContain(OF_51);
    expect(each[1]).not.toContain(OF_54);
    expect(each[1]).toMatch(/☑ Saugende Bettschutzeinlagen, .*51\.40\.01\.4 Stück 3/);
    // What is washed is not used up each month.
    expect(each.map((text) => text.includes('Menge im Monat'))).toEqual([true, false]);
    expect(each[1]).toContain(
      'ab 18 Jahren einen Eigenanteil von 10 Prozent, höchstens 25 € je Pflegehilfsmittel (§ 40 Absatz 3 SGB XI)',
    );
    expect(each[1]).not.toContain('42,00');
  });

  it.each([
    ['nothing is ticked', [], [true, false]],
    ['pads to be washed alone are', ['51.40.01.4'], [false, true]],
    ['consumables alone are', ['54.45.01'], [true, false]],
  ])('is one application where %s', async (_, positions, [of54, of51]) => {
    const text = await said({ positions });
    expect([text.includes(OF_54), text.includes(OF_51)]).toEqual([of54, of51]);
  });

  it('says what is above the amount only where something is', async () => {
    expect(await said()).toContain(
      'Nach den Vertragspreisen mit Stand 06/2025 kosten die angekreuzten Produkte 63,67 € im Monat, Umsatzsteuer inbegriffen. Davon liegen 21,67 € über dem Betrag von 42,00 €.',
    );
    expect(await said({ positions: [...USUAL, '54.99.01.0001'] })).toContain(
      'mindestens 63,67 € im Monat, Umsatzsteuer inbegriffen. Davon liegen mindestens 21,67 €',
    );
    expect(await said({ positions: USUAL.slice(0, 4) })).not.toContain('Vertragspreis');
  });

  it.each([
    [undefined, '☐ ja ☐ nein', 'bei Anspruch auf Beihilfe bis zur Hälfte, das sind 21,00 €', true],
    [true, '☑ ja ☐ nein', 'bis zur Hälfte des monatlichen Höchstbetrags', true],
    [false, '☐ ja ☑ nein', 'bis zum monatlichen Höchstbetrag von 42,00 € nach § 40 Absatz 2 SGB XI.', false],
  ])('asks for what the Pflegekasse pays: Beihilfe %s', async (beihilfe, boxes, words, borne) => {
    const text = await said({ beihilfe });
    expect(text).toContain(`Anspruch auf Beihilfe ${boxes}`);
    expect(text).toContain(words);
    expect(text.includes('soweit nicht die Beihilfe es übernimmt')).toBe(borne);
  });

  it('names the supplier with its number, the talk and who signs, or leaves them to the hand', async () => {
    const text = await said({
      institution: { ...INSTITUTION, ik: '123456785' },
      answers: { ...ANSWERS, versichertennummer: 'A000500015' },
      details: { talk: 'home', signer: 'legal', signerName: 'Jürgen Großkreutz', place: 'Staufen' },
    });
    expect(text).toMatch(/Leistungserbringer Apotheke am Stadtgarten, .*, IK 123456785/);
    expect(text).toContain('Versichertennummer A000500015');
    expect(text).toContain('☐ im Geschäft ☑ zu Hause');
    expect(text).toContain('☑ gesetzliche Vertretung');
    expect(text).toContain('Name der unterschreibenden Person Jürgen Großkreutz');
    expect(text).toContain('Unterschrift der gesetzlichen Vertretung');
    expect(text).toContain('Staufen, ');
    expect(await said()).toContain('Es unterschreibt ☐ die Person selbst');
    const trial = await said({
      institution: { ...INSTITUTION, trial: true },
      details: { signerName: 'Jörg' },
    });
    expect(trial).not.toContain('Jörg');
  });

  it('says by when the Pflegekasse decides, counted from the receipt', async () => {
    expect(await said()).toContain(
      'spätestens 3 Wochen nach Eingang des Antrags, spätestens 5 Wochen danach, wenn der Medizinische Dienst beteiligt wird (§ 40 Absatz 7 SGB XI). Geht der Antrag am 09.03.2026 ein, sind das der 30.03.2026 und der 13.04.2026',
    );
  });
});
