import { describe, expect, it } from 'vitest';
import { contactInput } from '../../../../modules/institution/contact/contact-input.ts';
import { isInstitutionskennzeichen } from '../../../../modules/institution/contact/institutionskennzeichen.ts';

const GIVEN = { Name: 'Apotheke am Markt', Strasse: 'Markt', Hausnummer: '1', PLZ: '79098', Ort: 'Freiburg' };

function read(given: object) {
  const { success, data, error } = contactInput.safeParse({ ...GIVEN, ...given });
  return success ? data : Object.fromEntries(error.issues.map(({ path, message }) => [path[0], message]));
}

describe('an Institutionskennzeichen', () => {
  // Those of two Krankenkassen, as their associations publish them.
  it.each(['108310400', '101575519'])('is %s', (ik) => {
    expect(isInstitutionskennzeichen(ik)).toBe(true);
    for (const place of [2, 3, 4, 5, 6, 7, 8]) {
      for (let step = 1; step < 10; step += 1) {
        const digit = (Number(ik[place]) + step) % 10;
        const other = ik.slice(0, place) + digit + ik.slice(place + 1);
        expect(isInstitutionskennzeichen(other), other).toBe(false);
      }
    }
  });

  it.each(['', '10831040', '1083104000', '10831040a', '١٠٨٣١٠٤٠٠'])('is not %j', (text) => {
    expect(isInstitutionskennzeichen(text)).toBe(false);
  });
});

describe('contact data', () => {
  it('are taken as people write them', () => {
    expect(
      read({
        Ort: ' Freiburg im Breisgau ',
        IK: 'IK 108 310 400',
        Email: 'info@apotheke.example',
        Webseite: 'www.apotheke-am-markt.example/beratung?x=1',
        PdfPasswort: 'Ｇeheim',
      }),
    ).toEqual({
      ...GIVEN,
      Ort: 'Freiburg im Breisgau',
      IK: '108310400',
      Email: 'info@apotheke.example',
      Webseite: 'www.apotheke-am-markt.example/beratung?x=1',
      PdfPasswort: 'Geheim',
    });
    const empty = { Telefon: '', Fax: '', Ansprechpartner: '', Email: '', Webseite: '', IK: '' };
    expect(read({ ...empty, PdfPasswort: '' })).toEqual({ ...GIVEN, ...empty, PdfPasswort: '' });
  });

  it.each<[object, Record<string, string>]>([
    [{ Name: ' ' }, { Name: 'Bitte füllen Sie das Feld „Firma“ aus.' }],
    [{ Name: 'www.apotheke.de' }, { Name: '„Firma“ darf keine Internet- oder E-Mail-Adresse enthalten.' }],
    [{ PLZ: '' }, { PLZ: 'Bitte füllen Sie das Feld „PLZ“ aus.' }],
    [{ PLZ: 'abc' }, { PLZ: '„PLZ“ hat fünf Ziffern.' }],
    [{ Ort: 'x'.repeat(101) }, { Ort: '„Ort“ hat mehr als 100 Zeichen.' }],
    [{ Telefon: '0\n1' }, { Telefon: '„Telefon“ enthält Zeichen, die nicht erlaubt sind.' }],
    [
      { Ansprechpartner: 'K\u202eW' },
      { Ansprechpartner: '„Ansprechpartner“ enthält Zeichen, die nicht erlaubt sind.' },
    ],
    [
      { Email: 'info@apotheke' },
      { Email: 'Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.' },
    ],
    [
      { Webseite: 'javascript:alert(1)' },
      { Webseite: '„Webseite“ ist keine Adresse, wie www.apotheke.example.' },
    ],
    [{ Webseite: 'meine seite' }, { Webseite: '„Webseite“ ist keine Adresse, wie www.apotheke.example.' }],
    [{ IK: '1083' }, { IK: 'Ein Institutionskennzeichen (IK) hat neun Ziffern.' }],
    [
      { IK: '108310401' },
      {
        IK: 'Die Prüfziffer des Institutionskennzeichens (IK) stimmt nicht. Bitte überprüfen Sie die Ziffern.',
      },
    ],
    [
      { PdfPasswort: 'a\tb' },
      {
        PdfPasswort: 'Das Passwort muss 1 bis 127 Zeichen haben, ohne Steuerzeichen; Umlaute zählen doppelt.',
      },
    ],
  ])('are refused by name: %j', (given, fields) => {
    expect(read(given)).toEqual(fields);
  });

  it('know nothing else', () => {
    expect(contactInput.safeParse({ ...GIVEN, Kundennummer: '1' }).success).toBe(false);
    expect(contactInput.safeParse(GIVEN).success).toBe(true);
  });
});
