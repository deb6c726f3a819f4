import { describe, expect, test } from 'vitest';
import type { FormMapping } from '../../../../modules/pdf/contract-forms/contract-form.ts';
import { compareForms } from '../../../../modules/pdf/form-admin/compare-forms.ts';
import { storedForm } from '../contract-forms/field-forms.ts';
import { craftedForm, textField } from '../contract-forms/made-form.ts';
import { realForm } from '../contract-forms/real-forms.ts';

const to = (field: string, value: string, option: string | null = null) => ({ field, option, value });
const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);

describe('a newer edition of a form', () => {
  test('keeps what stands in fields of equal names, and tells what is new, gone, and does not fit any more', async () => {
    const mapping: FormMapping = [
      to('Name', 'person.listed'),
      to('Betreuer', 'representative.name'),
      to('Geschlecht', 'person.female', 'w'),
      to('Mehrkosten', 'care.extra'),
      { ...to('Grund', 'fixed'), text: 'Wunsch' },
    ];
    const [before, after] = [await storedForm(realForm(2026)), await storedForm(realForm(2027))];
    const found = compareForms({ ...before, mapping }, after);
    expect(found.pages).toEqual({ before: 2, after: 2 });
    expect(names(found.added)).toEqual(['EMail', 'Stempel']);
    expect(found.gone).toMatchObject([{ field: { name: 'Betreuer' }, entries: [mapping[1]] }]);
    expect(found.unfit).toMatchObject([{ field: { name: 'Mehrkosten', kind: 'check' }, entry: mapping[3] }]);
    expect(found.mapping).toEqual([mapping[0], mapping[2], mapping[4]]);
    expect(found.common).toBe(after.fields.length - 2);
  });

  test('changes nothing if it is the same', async () => {
    const form = await storedForm(realForm(2026));
    const mapping = [to('Name', 'person.listed')];
    expect(compareForms({ ...form, mapping }, form)).toEqual({
      pages: { before: 2, after: 2 },
      common: form.fields.length,
      added: [],
      gone: [],
      unfit: [],
      mapping,
    });
  });

  test('loses a box whose state it does not have, and takes any name of a field as a name', async () => {
    const before = await storedForm(
      craftedForm({ fields: [textField('__proto__'), textField('constructor')] }),
    );
    const mapping = [
      to('__proto__', 'person.name'),
      to('Geschlecht', 'person.female', 'w'),
      to('Geschlecht', 'person.male', 'm'),
    ];
    const after = {
      pages: 1,
      fields: before.fields
        .filter(({ name }) => name !== 'constructor')
        .map((field) => ({ ...field, options: field.options.filter(({ id }) => id !== 'm') })),
    };
    const found = compareForms({ ...before, mapping }, after);
    expect(found.mapping).toEqual(mapping.slice(0, 2));
    expect(found.gone).toMatchObject([{ field: { name: 'constructor' }, entries: [] }]);
    expect(found.unfit).toMatchObject([{ entry: mapping[2] }]);
  });
});
