import { describe, expect, it } from 'vitest';
import { type Draft, EMPTY_DRAFT, isUntouched } from '../../../../../../apps/web/consultation/draft/draft.ts';
import { unsavedWork } from '../../../../../../apps/web/consultation/leaving/dialogs/unsaved-work.ts';

const draft = (parts: Partial<Draft>): Draft => ({ ...EMPTY_DRAFT, ...parts });
const line = { id: 'a', product: '28', size: 'M', selectedTime: 2, needsToSelectSize: false } as const;
const CART: Draft['cart'] = [[{ lines: [line] }], [{ lines: [] }], [{ lines: [] }]];

describe('unsavedWork', () => {
  it('is nothing while no question is answered, even if an adviser is named', () => {
    expect(unsavedWork(EMPTY_DRAFT)).toBeNull();
    const named = draft({ answers: { member: 'Nina Vogt', lastname: '', important: [] } });
    expect(unsavedWork(named)).toBeNull();
    expect(isUntouched(named)).toBe(true);
  });

  // @spec consultation-final-4
  it('names the person, the answers and the products', () => {
    expect(
      unsavedWork(draft({ answers: { givenname: 'Änne', lastname: ' Sommer ', member: 'N' }, cart: CART })),
    ).toEqual(['Angaben zu Änne Sommer: 2\u00a0Antworten', 'Berechnete Versorgung: 1\u00a0Produkt']);
    expect(unsavedWork(draft({ answers: { gender: 'F' } }))).toEqual(['Angaben zur Person: 1\u00a0Antwort']);
    expect(unsavedWork(draft({ chosen: ['1', '2'] }))).toEqual(['Auswahl der Empfehlung: 2\u00a0Produkte']);
  });

  it('takes a birth date for one answer, whole or half-typed', () => {
    expect(unsavedWork(draft({ answers: { day: '3', month: '' } }))).toEqual([
      'Angaben zur Person: 1\u00a0Antwort',
    ]);
  });

  it('is nothing once all of it was printed, saved or sent, but for changes that are not saved', () => {
    const output = draft({ answers: { lastname: 'Sommer' }, cart: CART, secured: ['answers', 'care'] });
    expect(unsavedWork(output)).toBeNull();
    const edit = { given: { lastname: 'Herbst' }, removed: [] };
    expect(unsavedWork({ ...output, edits: { anamnese: edit, person: edit } })).toEqual([
      'Nicht gespeicherte Änderungen: Persönliche Daten, Anamnese',
    ]);
    expect(isUntouched(draft({ edits: { person: edit } }))).toBe(false);
  });

  it('names a mail that nobody has confirmed, whatever else is kept', () => {
    const mail = { email: 'a@b.example', subject: 'Betreff', text: 'Guten Tag' };
    const file = { name: 'protected-x.pdf', kind: 'proposal', email: null, at: 0 } as const;
    const pending = { request: 'r', document: 'd', mail };
    const kept = draft({ answers: { lastname: 'Sommer' }, secured: ['answers', 'care'], documents: [file] });
    expect(unsavedWork(kept)).toBeNull();
    expect(unsavedWork({ ...kept, documents: [{ ...file, pending }] })).toEqual([
      'Nicht bestätigte E-Mail an a@b.example: Versorgungsvorschlag',
    ]);
  });

  it('names only the part that was not printed, saved or sent', () => {
    const worked = { answers: { lastname: 'Sommer' }, cart: CART };
    expect(unsavedWork(draft({ ...worked, secured: ['answers'] }))).toEqual([
      'Berechnete Versorgung: 1\u00a0Produkt',
    ]);
    expect(unsavedWork(draft({ ...worked, secured: ['care'] }))).toEqual([
      'Angaben zu Sommer: 1\u00a0Antwort',
    ]);
    expect(unsavedWork(draft({ ...worked, secured: [] }))).toHaveLength(2);
  });
});
