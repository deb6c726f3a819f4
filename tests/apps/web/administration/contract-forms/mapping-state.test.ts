import { describe, expect, it } from 'vitest';
import {
  choicesOf,
  filledFields,
  mappingOf,
  slotsOf,
} from '../../../../../apps/web/administration/contract-forms/mapping-state.ts';
import type { FormField } from '../../../../../modules/pdf/domain.ts';

const option = (label: string, at: number) => ({ id: String(at + 1), label });
const field = (name: string, kind: FormField['kind'], labels: readonly string[] = []): FormField => ({
  ...{ name, kind, label: '', page: 1 },
  options: labels.map(option),
});
const SUPPLY = field('Versorgung', 'choice', ['Erstversorgung', 'Folgeversorgung']);
const SEX = field('Geschlecht', 'radio', ['weiblich', 'männlich']);
const labels = (fields: readonly FormField[]) => slotsOf(fields).map(({ label }) => label);

describe('the places of a form', () => {
  it('are its fields, each box of several, and a list with each of its entries', () => {
    expect(labels([field('Name', 'text'), SEX, SUPPLY])).toEqual([
      ...['Name', 'Geschlecht: weiblich', 'Geschlecht: männlich'],
      ...['Versorgung', 'Versorgung: Erstversorgung', 'Versorgung: Folgeversorgung'],
    ]);
  });

  it('leave out the entries of a long list, which a text chooses from', () => {
    const long = Array.from({ length: 21 }, (_, at) => `Kasse ${at}`);
    expect(labels([field('Kasse', 'choice', long)])).toEqual(['Kasse']);
    expect(labels([field('Kasse', 'choice', long.slice(1))])).toHaveLength(21);
  });

  it('are guessed once, and counted as the fields that they are', () => {
    const form = { version: 1, fields: [SEX, SUPPLY], mapping: [] };
    const mapping = mappingOf(slotsOf(form.fields), choicesOf(form));
    expect(mapping).toEqual([
      { field: 'Geschlecht', option: '1', value: 'person.female' },
      { field: 'Geschlecht', option: '2', value: 'person.male' },
      { field: 'Versorgung', option: '1', value: 'person.first' },
      { field: 'Versorgung', option: '2', value: 'person.followUp' },
    ]);
    expect(filledFields(mapping)).toBe(2);
    expect(mappingOf(slotsOf(form.fields), choicesOf({ ...form, version: 2 }))).toEqual([]);
  });
});
