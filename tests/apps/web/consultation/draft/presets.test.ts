import { expect, it } from 'vitest';
import { withPresets } from '../../../../../apps/web/consultation/draft/presets.ts';

it('presets what was not answered, once: what is cleared afterwards stays unanswered', () => {
  const preset = withPresets({ answers: { gebuehr: 'GE1' } });
  expect(preset).toEqual({
    answers: { anamneseType: 'AT1', gebuehr: 'GE1', representative: 'R2' },
    preset: ['anamneseType', 'representative'],
  });
  const cleared = { ...preset, answers: {} };
  expect(withPresets(cleared)).toBe(cleared);
});
