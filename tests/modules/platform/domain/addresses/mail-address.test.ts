import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { mailProblem } from '#platform/domain';
import { sentAddress } from '../../../../../modules/platform/domain/addresses/mail-address.ts';

const FORM = 'Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.';
const LOCAL = 'Vor dem @ darf die E-Mail-Adresse keine Umlaute haben. Bitte überprüfen Sie die Schreibweise.';

test.each([
  'info@müller-apotheke.example',
  'info@MÜLLER.de',
  'info@straße.de',
  'info@sanitätshaus.vermögensberatung',
  'info@apotheke.рф',
])('a domain in letters of any language is sent in ASCII: %s', (address) => {
  expect(mailProblem(address)).toBeNull();
  const [local, domain = ''] = address.split('@');
  expect(sentAddress(address)).toBe(`${local}@${domainToASCII(domain)}`);
});

test.each([
  'info@firma.example',
  "o'hara+1@Mail.Firma.example",
  'meier&sohn@firma.example',
  'info@xn--mller-kva.de',
  'a@firma.xn--p1ai',
])('an address in ASCII is sent as it is: %s', (address) => {
  expect([mailProblem(address), sentAddress(address)]).toEqual([null, address]);
});

test.each([
  ['müller@firma.example', LOCAL],
  ['jörg@müller.example', LOCAL],
  ['', FORM],
  ['info', FORM],
  ['info@', FORM],
  ['@müller.de', FORM],
  ['info@müller', FORM],
  ['a b@müller.de', FORM],
  ['info@mü ller.de', FORM],
  ['info@müller.de/x', FORM],
  ['info@müller.de:25', FORM],
  ['info@evil.example#@müller.de', FORM],
  ['info@müller..de', FORM],
  ['info@müller.de.', FORM],
  ['info@müller.de\r\nBcc: a@b.de', FORM],
  ['info@１２７.０.０.１', FORM],
  [`info@${'ü'.repeat(70)}.de`, FORM],
  [`info@${Array(5).fill('ü'.repeat(50)).join('.')}.de`, 'Die E-Mail-Adresse hat mehr als 254 Zeichen.'],
])('anything else is refused: %s', (address, message) => {
  expect(mailProblem(address)).toBe(message);
});
