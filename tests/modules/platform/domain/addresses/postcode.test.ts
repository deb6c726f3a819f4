import { expect, test } from 'vitest';
import { fieldMessages, postcode } from '#platform/domain';

const messageOf = (text: string) => fieldMessages(postcode('PLZ').safeParse(text).error?.issues ?? [])[''];

test.each(['28195', '01067', ' 99998 '])('a German postcode has five digits: %s', (text) => {
  expect(messageOf(text)).toBeUndefined();
});

test.each([
  ['', 'Bitte füllen Sie das Feld „PLZ“ aus.'],
  ['abc', '„PLZ“ hat fünf Ziffern.'],
  ['D-28195', '„PLZ“ hat fünf Ziffern.'],
  ['281950', '„PLZ“ hat fünf Ziffern.'],
  ['٢٨١٩٥', '„PLZ“ hat fünf Ziffern.'],
  ['1067', '„PLZ“ hat fünf Ziffern: Die führende Null fehlt.'],
])('anything else is refused with its cause: %s', (text, message) => {
  expect(messageOf(text)).toBe(message);
});
