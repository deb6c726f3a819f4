import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../../../apps/web/consultation/draft/draft.ts';
import { readDraft } from '../../../../../apps/web/consultation/draft/read-draft.ts';

const LINE = { id: 'a', product: '28', size: 'M', selectedTime: 2, needsToSelectSize: false };
const CHOSEN_FOR = { key: 'F_I1_T1_H1_V1_X1', size: 'L', paysAlone: true };

const withLine = (line: object) => ({
  ...EMPTY_DRAFT,
  answers: { groesse: 'L' },
  cart: [[{ lines: [line] }], [{ lines: [] }], [{ lines: [] }]],
});
const read = (stored: unknown) => readDraft(JSON.stringify(stored));
const lineOf = (stored: unknown) => read(stored)?.cart[0][0]?.lines[0];

describe('a stored draft', () => {
  // @spec consultation-changed-answers-2
  it('keeps where a line came from and what it was chosen for', () => {
    const line = { ...LINE, origin: 'catalogue', chosenFor: CHOSEN_FOR };
    expect(lineOf(withLine(line))).toEqual(line);
  });

  it('is read with lines that do not say so yet', () => {
    expect(lineOf(withLine(LINE))).toEqual({ ...LINE, chosenFor: { key: null, size: 'L', paysAlone: null } });
  });

  it('of the first version is read likewise', () => {
    const { answers, cart } = withLine(LINE);
    const first = { version: 1, answers, cart, chosen: ['28'], placed: ['28'] };
    expect(lineOf(first)).toMatchObject({ origin: 'recommendation', chosenFor: { size: 'L' } });
  });

  it('of an earlier program counts as secured in no part', () => {
    const stored = { ...withLine(LINE), output: true };
    expect(read(stored)?.answers).toEqual({ groesse: 'L' });
    expect(read(stored)?.secured).toBeUndefined();
    expect(read(stored)).not.toHaveProperty('output');
    expect(read({ ...stored, output: false })?.answers).toEqual({ groesse: 'L' });
    expect(read({ ...withLine(LINE), secured: ['care'] })?.secured).toEqual(['care']);
  });

  it('with an origin that does not exist is none', () => {
    expect(read(withLine({ ...LINE, origin: 'elsewhere' }))).toBeNull();
  });

  it('of the program before knows nothing of its figures, and loses nothing else', () => {
    const text = readFileSync(new URL('../../fixtures/draft-before-figures.json', import.meta.url), 'utf8');
    const stored = JSON.parse(text);
    const draft = readDraft(text);
    expect(draft).toMatchObject({ ...stored, cart: [{}, [{ lines: stored.cart[1][0].lines }], {}] });
    expect(draft?.figures).toBeUndefined();
  });

  it('is read without what its figures were made from where that is broken', () => {
    const stored = withLine({ ...LINE, chosenFor: CHOSEN_FOR });
    const draft = read({ ...stored, figures: { basis: { day: '2026-02-30' } } });
    expect(draft?.answers).toEqual({ groesse: 'L' });
    expect(draft?.figures).toBeUndefined();
  });
});
