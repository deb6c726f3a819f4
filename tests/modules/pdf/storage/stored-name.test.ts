import { expect, test } from 'vitest';
import { storedName } from '../../../../modules/pdf/storage/stored-name.ts';

test('a document is stored under its name with one prefix', () => {
  expect(storedName.parse('Vorschlag.pdf')).toBe('protected-Vorschlag.pdf');
  expect(storedName.parse('protected-Vorschlag.pdf')).toBe('protected-Vorschlag.pdf');
});

test.each(['a..pdf', '.pdf', 'a/b.pdf', 'a\\b.pdf', 'a\n.pdf', 'a\u0000.pdf', '..', '', 'a'.repeat(101)])(
  'the name %j is refused',
  (name) => {
    expect(storedName.safeParse(name).success).toBe(false);
  },
);
