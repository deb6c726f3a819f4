import { expect, test } from 'vitest';
import type { FormField } from '../../../../modules/pdf/contract-forms/contract-form.ts';
import { isFormValue } from '../../../../modules/pdf/contract-forms/form-values.ts';
import { guessValue } from '../../../../modules/pdf/contract-forms/guessing/guess-value.ts';
import { storedForm } from './field-forms.ts';
import { fieldForm } from './form-files.ts';
import { FORM_LABELS } from './form-labels.ts';

const field = (more: Partial<FormField>) =>
  ({ name: 'Feld', label: '', kind: 'text', options: [], ...more }) as FormField;

test('a box of a group is guessed by its own label, and not by that of the group', () => {
  const group = field({
    ...{ kind: 'radio', name: 'Erstversorgung', label: 'Erstversorgung' },
    options: [{ id: '1', label: 'weiblich' }] as unknown as FormField['options'],
  });
  expect(guessValue(group, '1')).toBe('person.female');
  expect(guessValue(group, '2')).toBeNull();
  expect(guessValue(group)).toBeNull();
  expect(guessValue(field({ kind: 'check', name: 'Erstversorgung' }))).toBe('person.first');
});

test('of what public forms say nine of ten labels are guessed right, and none wrong', () => {
  const guesses = FORM_LABELS.map(({ label, value, isTick }) => {
    const kind = isTick ? 'check' : 'text';
    // Forms name a field by its label, or describe it by that.
    const [described, named] = [field({ name: 'Text12', label, kind }), field({ name: label, kind })];
    return { label, value, guesses: [guessValue(isTick ? described : named), guessValue(named)] };
  });
  expect(FORM_LABELS.filter(({ value }) => value !== null && !isFormValue(value))).toEqual([]);
  const wrong = guesses.filter(({ value, guesses: made }) =>
    made.some((each) => each !== null && each !== value),
  );
  expect(wrong).toEqual([]);
  const missed = guesses.filter(({ value, guesses: made }) => made.some((each) => each !== value));
  expect(missed.length / guesses.length, missed.map(({ label }) => label).join(', ')).toBeLessThanOrEqual(
    0.1,
  );
});

test('no product is guessed where a form asks for Pflegehilfsmittel', async () => {
  const { fields } = await storedForm(fieldForm('anlage2-pg54'));
  const guesses = fields.flatMap((each) => guessValue(each) ?? []);
  expect(guesses).toEqual([
    'person.listed',
    'person.birthdate',
    'person.number',
    'insurer.name',
    'person.address',
    'talk.day',
  ]);
});

test('a form that asks for one sign a field is guessed sign by sign', async () => {
  const { fields } = await storedForm(fieldForm('split-date'));
  expect(fields.map((each) => guessValue(each))).toEqual([
    ...['person.birthdate.day', 'person.birthdate.month', 'person.birthdate.year', 'person.lastname'],
    ...Array.from({ length: 10 }, (_, at) => `person.number.${at + 1}`),
  ]);
});

test('a name and a place are understood by the fields beside them', () => {
  const form = ['Name', 'Vorname', 'PLZ', 'Ort'].map((name) => field({ name }));
  expect(form.map((each) => guessValue(each, undefined, form))).toEqual([
    'person.lastname',
    'person.givenname',
    'person.plz',
    'person.city',
  ]);
});
