import { describe, expect, it } from 'vitest';
import { controlName, flat, nested } from '../../../../apps/web/ui/form/control-names.ts';
import { changedFields } from '../../../../apps/web/ui/form/entered.ts';

describe('what a form holds', () => {
  it('is changed where a text, a box or a row differs', () => {
    const before = { name: 'A', box: 'on', 'rows[0].x': '1', 'rows[1].x': '2' };
    expect(changedFields(before, { ...before })).toEqual([]);
    expect(changedFields(before, { name: 'B', 'rows[0].x': '1', note: 'neu' })).toEqual([
      'name',
      'box',
      'rows[1].x',
      'note',
    ]);
  });

  it('is not changed by what is empty on both sides, or by a file that was not chosen', () => {
    expect(changedFields({}, { name: '', note: undefined, data: new File([], '') })).toEqual([]);
    expect(changedFields({ name: '' }, {})).toEqual([]);
    expect(changedFields({}, { data: new File(['x'], 'a.csv') })).toEqual(['data']);
  });

  it('nests by the names of the controls and back', () => {
    const values = { a: '1', list: [{ b: '2' }, { b: '3', c: { d: '4' } }] };
    const names = flat(values);
    expect(names.map(([name]) => name)).toEqual(['a', 'list[0].b', 'list[1].b', 'list[1].c.d']);
    expect(JSON.parse(JSON.stringify(nested(names)))).toEqual(values);
  });

  it('is named in what is wrong as its control is', () => {
    expect(controlName('entries.10.Kasse')).toBe('entries[10].Kasse');
    expect(controlName('patient.plz')).toBe('patient.plz');
    expect(controlName('list.0')).toBe('list[0]');
  });
});
