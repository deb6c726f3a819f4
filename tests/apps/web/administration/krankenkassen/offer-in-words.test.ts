import { expect, test } from 'vitest';
import type { Chosen } from '../../../../../apps/web/administration/krankenkassen/chosen.ts';
import { offerInWords } from '../../../../../apps/web/administration/krankenkassen/offer-in-words.ts';
import type { ManagedKrankenkasse } from '../../../../../modules/institution/domain.ts';

const ALL = ['A-Kasse', 'B-Kasse', 'C-Kasse', 'D-Kasse', 'E-Kasse', 'F-Kasse'].map(
  (Kasse, at) => ({ id: at + 1, version: 1, Kasse }) as ManagedKrankenkasse,
);
const listed = (id: number): Chosen => ({
  Kasse: ALL[id - 1]?.Kasse ?? '',
  krankenkassenId: id,
  rates: null,
});
const own = (Kasse: string): Chosen => ({ Kasse, krankenkassenId: null, rates: null });

// @spec access-2-28
test.each<[string, readonly Chosen[], boolean, string]>([
  ['nothing chosen', [], false, 'alle 6 Krankenkassen der Liste'],
  ['nothing left to add', [], true, 'alle 6 Krankenkassen der Liste'],
  ['only listed ones, though own ones would be added', [listed(2)], true, 'alle 6 Krankenkassen der Liste'],
  ['one of the list', [listed(2)], false, 'nur noch eine Krankenkasse: B-Kasse'],
  ['an own one alone', [own('Werk')], false, 'nur noch eine Krankenkasse: Werk'],
  [
    'an own one in addition',
    [own('Werk')],
    true,
    '7 Krankenkassen: die ganze Liste und dazu Ihre eigene (Werk)',
  ],
  [
    'own ones in addition, one of which has the name of a listed one',
    [own('a-KASSE'), own('Werk'), listed(3)],
    true,
    '7 Krankenkassen: die ganze Liste und dazu Ihre 2 eigenen (a-KASSE, Werk)',
  ],
  [
    'few',
    [listed(1), listed(2), listed(3), own('Werk')],
    false,
    '4 Krankenkassen: A-Kasse, B-Kasse, C-Kasse, Werk',
  ],
  [
    'more',
    [listed(1), listed(2), listed(3), listed(4), own('Werk')],
    false,
    '5 Krankenkassen: A-Kasse, B-Kasse, C-Kasse und 2 weitere',
  ],
])('says what a consultation offers: %s', (_, entries, zusaetzlich, words) => {
  expect(offerInWords({ zusaetzlich, entries }, ALL)).toBe(words);
});
