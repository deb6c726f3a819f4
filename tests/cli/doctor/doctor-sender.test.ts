import { expect, test } from 'vitest';
import { sender } from '../../../cli/doctor/doctor-sender.ts';
import { testConfig } from '../../server/support/test-config.ts';

test('the doctor finds nothing in the sender that nobody has named', () => {
  const PUBLIC_URL = 'https://inkoberatung.firma.example';
  expect(sender(testConfig('sqlite:x', { PUBLIC_URL }))).toMatchObject({
    state: 'ok',
    detail: 'kontakt@inkoberatung.firma.example',
  });
});

test.each(['inkoberatung', 'Inko-Team', 'inkontinenz', 'kontinenzberatung'])(
  'the doctor warns of a sender that tells what the mails are about: %s@',
  (local) => {
    const finding = sender(testConfig('sqlite:x', { MAIL_FROM: `${local}@firma.example` }));
    expect(finding).toMatchObject({
      state: 'warning',
      detail: expect.stringContaining(`${local}@firma.example`),
    });
  },
);
