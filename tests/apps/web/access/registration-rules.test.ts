import { describe, expect, it } from 'vitest';
import {
  EMPTY_REGISTRATION,
  type RegistrationDraft,
} from '../../../../apps/web/access/registration/registration-draft.ts';
import {
  problemList,
  problemsAt,
  problemsOf,
  sentRegistration,
  stillRefused,
} from '../../../../apps/web/access/registration/registration-rules.ts';

const PASSWORDS = { password: 'Brunnen-2026!', repeated: 'Brunnen-2026!' };
const COMPLETE: RegistrationDraft = {
  ...EMPTY_REGISTRATION,
  Name: 'Brunnen-Apotheke',
  Strasse: 'Brunnengasse',
  Hausnummer: '7',
  PLZ: '97070',
  Ort: 'Würzburg',
  Anrede: 0,
  Vorname: 'Ida',
  Nachname: 'Öztürk',
  Mail: 'Ida@Brunnen.example',
  MailRepeated: ' ida@brunnen.example ',
  withoutNumber: true,
};
const problemsWith = (changes: Partial<RegistrationDraft>) =>
  problemsOf({ ...COMPLETE, ...changes }, PASSWORDS);

describe('a registration', () => {
  it('may be sent when all is filled in', () => {
    expect(problemsOf(COMPLETE, PASSWORDS)).toEqual({});
  });

  // @spec access-5-1
  it('is missing everything at first, each in the words of its field', () => {
    expect(problemsOf(EMPTY_REGISTRATION, { password: '', repeated: '' })).toEqual({
      Kundennummer: 'Bitte geben Sie Ihre Kundennummer ein oder wählen Sie „Ich habe keine Kundennummer“.',
      Name: 'Bitte füllen Sie das Feld „Name“ aus.',
      Strasse: 'Bitte füllen Sie das Feld „Straße“ aus.',
      Hausnummer: 'Bitte füllen Sie das Feld „Hausnummer“ aus.',
      PLZ: 'Bitte füllen Sie das Feld „PLZ“ aus.',
      Ort: 'Bitte füllen Sie das Feld „Ort“ aus.',
      Anrede: 'Bitte wählen Sie eine Anrede aus.',
      Vorname: 'Bitte füllen Sie das Feld „Vorname“ aus.',
      Nachname: 'Bitte füllen Sie das Feld „Nachname“ aus.',
      Mail: 'Bitte füllen Sie das Feld „E-Mail“ aus.',
      MailRepeated: 'Bitte füllen Sie das Feld „E-Mail wiederholen“ aus.',
      Password:
        'Bitte überprüfen Sie Ihr Passwort und stellen Sie sicher, dass es die erforderlichen Kriterien erfüllt.',
    });
  });

  it('needs one mail address twice, and one password twice', () => {
    expect(problemsWith({ MailRepeated: 'ida@brunnen.exampl' })).toEqual({
      MailRepeated: 'Die E-Mail-Adressen stimmen nicht überein.',
    });
    expect(problemsOf(COMPLETE, { ...PASSWORDS, repeated: 'Brunnen-2026' })).toEqual({
      repeated: 'Die beiden Passwörter stimmen nicht überein.',
    });
  });

  it.each([
    [{ Kundennummer: '' }, /Bitte geben Sie Ihre Kundennummer ein/],
    [{ Kundennummer: '4' }, /2 bis 8 Zeichen/],
    [{ Kundennummer: '410023' }, /nicht bestätigt/],
  ])('needs a checked number where the box is not ticked: %j', (changes, message) => {
    expect(problemsWith({ ...changes, withoutNumber: false }).Kundennummer).toMatch(message);
    expect(problemsWith({ ...changes, withoutNumber: true })).toEqual({});
  });

  it('is sent with the number that was checked, and without the one that the box rules out', () => {
    const number = { Kundennummer: '410023', KnrVerifiziert: true };
    const sent = (withoutNumber: boolean) =>
      sentRegistration({ ...COMPLETE, ...number, withoutNumber }, PASSWORDS);
    expect(sent(false)).toMatchObject(number);
    expect(sent(true)).toMatchObject({ Kundennummer: '', KnrVerifiziert: false });
    expect(Object.keys(sent(true))).not.toContain('MailRepeated');
  });

  it('is listed with the way to each field', () => {
    const problems = problemsOf({ ...COMPLETE, Name: '', Mail: 'ida' }, { password: 'x', repeated: 'x' });
    expect(problemList(problems, 2).map(({ text, to }) => [text, to])).toEqual([
      ['Schritt 1: Bitte füllen Sie das Feld „Name“ aus.', '/register1#Name'],
      ['Schritt 2: Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.', '/register2#Mail'],
      ['Schritt 2: Die E-Mail-Adressen stimmen nicht überein.', '/register2#MailRepeated'],
      [expect.stringMatching(/^Bitte überprüfen Sie Ihr Passwort/), '#password'],
    ]);
    expect(Object.keys(problemsAt(problems, [0]))).toEqual(['Name']);
  });

  it('knows what was refused until it is changed', () => {
    const refused = {
      problems: { Mail: 'Diese E-Mail-Adresse wird bereits verwendet.' },
      sent: sentRegistration(COMPLETE, PASSWORDS),
    };
    expect(stillRefused(refused, { ...COMPLETE, Name: 'Andere' }, PASSWORDS)).toEqual(refused.problems);
    expect(stillRefused(refused, { ...COMPLETE, Mail: 'x@brunnen.example' }, PASSWORDS)).toEqual({});
    expect(stillRefused(null, COMPLETE, PASSWORDS)).toEqual({});
  });
});
