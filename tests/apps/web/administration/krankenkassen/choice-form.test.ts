import { expect, test } from 'vitest';
import { choiceFormOf } from '../../../../../apps/web/administration/krankenkassen/choice-form.ts';
import { readEntries, textsOf } from '../../../../../apps/web/ui/form/form-schema.ts';

const choiceForm = choiceFormOf((id) => id);

// @spec access-2-28
test.each([true, false])('has a text for either answer, and reads it: %s', (zusaetzlich) => {
  const { zusaetzlich: text, ...others } = textsOf(choiceForm, { zusaetzlich, entries: [] });
  expect([text, others]).toEqual([zusaetzlich ? 'on' : '', {}]);
  const read = readEntries(choiceForm, [
    ['version', '3'],
    ['zusaetzlich', text as string],
  ]);
  expect(read).toEqual({ ok: true, values: { version: 3, zusaetzlich } });
});

test('takes a form without the answer for one that leaves it', () => {
  expect(readEntries(choiceForm, [['version', '3']])).toEqual({ ok: true, values: { version: 3 } });
});
