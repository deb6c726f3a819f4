import { describe, expect, it } from 'vitest';
import { PLACEHOLDER_NAMES } from '#institution/domain';
import { careProposal, type DocumentInput, proposalWarnings } from '#pdf/domain';
import { ANSWERS, consultation, INSTITUTION, INSURER, line, SOME } from '../../consultations.ts';

const WISH = { lines: [line('Valdumea Slip Super', 'M')] };
const said = (wortlaut: string, changes: Partial<DocumentInput> = {}) =>
  JSON.stringify(
    careProposal(
      consultation({
        cart: [[{ lines: SOME.slice(0, 1) }], [WISH], []],
        institution: { ...INSTITUTION, wortlaut },
        ...changes,
      }),
    ).blocks,
  ).replaceAll('\u00a0', ' ');

describe('an institution’s own wording of the declaration', () => {
  it('stands in place of our words, with the calculated figures; the table of figures stays', () => {
    const text = said(
      '{{versicherte_person}} zahlt {{mehrkosten}} = {{preis}} - {{pauschale}}, dazu {{zuzahlung}}, zusammen {{sie_zahlen}}.\n\nAngeboten: {{ohne_mehrkosten}}. Gewählt: {{produkt}}. {{datum}}',
    );
    expect(text).toContain(
      'Änne Großkreutz-Öztürk zahlt 78,56 € = 99,80 € - 21,24 €, dazu 2,12 €, zusammen 80,68 €.',
    );
    expect(text).toContain(
      'Angeboten: Tavenor Einlage Normal, 3 × 28 Stück, Gesamtpreis 20,85 € im Monat. Gewählt: Valdumea Slip Super, Größe M, 4 × 26 Stück. 09.03.2026',
    );
    expect(text).toContain('"name":"Mehrkosten im Monat","value":"78,56 €"');
    expect(text).not.toContain('entscheidet sich');
  });

  it('leaves a line for what is not known, and never a placeholder', () => {
    const all = PLACEHOLDER_NAMES.map((name) => `${name}: {{${name}}}`).join('\n');
    const text = said(all, { answers: { inkontinenz: 'I1' }, recommended: [], cart: [[], [WISH], []] });
    expect(text).toContain('versicherte_person: ____');
    expect(text).toContain('ohne_mehrkosten: ____');
    expect(text).not.toMatch(/\{\{|undefined|null\\n/);
  });

  it('repeats neither place nor day where they are signed, and keeps them in its sentences', () => {
    const text = said(
      'Beraten in {{ort}} am {{datum}} durch {{beratung}}.\n\nIch zahle {{mehrkosten}}.\n\nOrt, Datum: {{ort}}, den {{datum}}',
      { details: { place: 'Freiburg' } },
    );
    expect(text).toContain('Beraten in Freiburg am 09.03.2026 durch Daniel Krüger.');
    expect(text).not.toContain('den 09.03.2026');
    expect(text).toContain('{"caption":"Ort, Datum","value":"Freiburg, "');
    // A wording of nothing else is printed all the same.
    expect(said('{{ort}}, {{datum}}', { details: { place: 'Freiburg' } })).toContain('Freiburg, 09.03.2026');
  });

  it('is about contracts with a Krankenkasse: a patient who pays alone reads our words', () => {
    const insurer = { ...INSURER, Kasse: 'Selbstzahler', selfPay: true, Urinpauschale: 0 };
    const text = said('Vertragstext {{mehrkosten}}', { insurer });
    expect(text).not.toContain('Vertragstext');
    expect(text).toContain('entscheidet sich');
  });

  it('is not read for what a person has typed', () => {
    const answers = { ...ANSWERS, lastname: '{{mehrkosten}}' };
    expect(said('Name: {{versicherte_person}}', { answers })).toContain('Name: Änne {{mehrkosten}}');
  });

  it('warns of the line that it leaves where nothing was offered', () => {
    const input = consultation({ cart: [[], [WISH], []], recommended: [] });
    const own = { ...input, institution: { ...INSTITUTION, wortlaut: '{{ohne_mehrkosten}}' } };
    expect(proposalWarnings(own)[0]).toContain('steht deshalb eine Linie');
    expect(proposalWarnings(input)[0]).not.toContain('Linie');
  });
});
