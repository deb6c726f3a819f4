import { expect, test } from 'vitest';
import { MAIL_LIMITS } from '#platform/domain';
import {
  mailEnding,
  mailErrors,
  proposedMail,
} from '../../../../../apps/web/consultation/documents/sending/mail-draft.ts';
import { documentRights } from '../../../../../apps/web/consultation/papers/document-kinds.ts';
import { keptFiles, withDeleted, withFile } from '../../../../../apps/web/consultation/papers/sent-file.ts';

test('greets with Guten Tag and the Firma, and names no patient', () => {
  const mail = proposedMail('Apotheke am Markt', ' sommer@beispiel.example ');
  expect(mail.email).toBe('sommer@beispiel.example');
  expect(mail.text).toMatch(/^Guten Tag,/);
  expect(mail.subject).toBe('Ihre Unterlagen von Apotheke am Markt');
  expect(`${mail.subject} ${mail.text}`).not.toMatch(/Inkontinenz|Versorgung|Pflege/);
  expect(mailErrors(mail)).toEqual({});
});

test('says that a telephone number is missing, which the person is to call', () => {
  expect(mailEnding({ telefon: '0761 1' })).toContain('Ihre Telefonnummer, Name und Firma');
  expect(mailEnding({ telefon: ' ' })).toContain('fehlt in den Kontaktdaten');
});

test.each(['Kennwort: K7mP4Xrt', 'k7mp4xrt', 'erst K7mP, dann', 'K7mP 4Xrt', 'K7mP\n- 4Xrt'])(
  'does not send a document’s own password with it: "%s"',
  (text) => {
    const given = text === 'erst K7mP, dann' ? [] : ['subject', 'text'];
    const errors = mailErrors({ email: 'a@b.de', subject: text, text }, 'K7mP4Xrt');
    expect(Object.keys(errors)).toEqual(given);
  },
);

test('proposes no subject that is longer than the server takes it', () => {
  // The longest Firma that is stored.
  const { subject } = proposedMail('Sanitätshaus '.repeat(20).slice(0, 200), undefined);
  expect(subject).toHaveLength(MAIL_LIMITS.subject);
});

test.each([
  '',
  'sommer',
  'sommer@beispiel',
  'a@b.de, c@d.de',
  'Sommer <a@b.de>',
  'a@b.de\nBcc: c@d.de',
  'jörg@beispiel.de',
])('does not send to "%s"', (email) => {
  expect(Object.keys(mailErrors({ email, subject: 'x', text: 'y' }))).toEqual(['email']);
});

test('sends no text that the server would refuse for its length', () => {
  const mail = { email: 'a@b.de', subject: 'x'.repeat(200), text: 'y'.repeat(5000) };
  expect(mailErrors(mail)).toEqual({});
  expect(mailErrors({ ...mail, email: 'info@müller.de' })).toEqual({});
  expect(mailErrors({ ...mail, subject: `${mail.subject}x`, text: `${mail.text}yy` })).toEqual({
    subject: '1 Zeichen zu viel: Bitte kürzen Sie auf höchstens 200 Zeichen.',
    text: '2 Zeichen zu viel: Bitte kürzen Sie auf höchstens 5.000 Zeichen.',
  });
});

test('names each field that is empty', () => {
  expect(Object.keys(mailErrors({ email: '', subject: ' ', text: '\n' }))).toEqual([
    'email',
    'subject',
    'text',
  ]);
});

test('pdf_vers shows and sends, pdf_anzeig shows', () => {
  expect(documentRights(['pdf_vers'])).toEqual({ show: true, send: true });
  expect(documentRights(['pdf_anzeig'])).toEqual({ show: true, send: false });
  expect(documentRights(['bera_durch'])).toEqual({ show: false, send: false });
});

test('a file stands in the list once', () => {
  const file = { name: 'protected-x.pdf', kind: 'proposal', email: null, at: 1 } as const;
  const other = { ...file, name: 'protected-y.pdf' };
  const sent = { ...file, email: 'a@b.example', at: 2 };
  expect(withFile(withFile([other], file), sent)).toEqual([other, sent]);
  const deleted = withDeleted([other, sent], sent.name, 3);
  expect(deleted).toEqual([other, { ...sent, deleted: 3 }]);
  expect(keptFiles(deleted)).toEqual([other]);
  expect(withFile(undefined, file)).toEqual([file]);
});
