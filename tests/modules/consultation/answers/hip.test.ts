import { expect, it } from 'vitest';
import { hipMessage, hipOf } from '../../../../modules/consultation/answers/hip.ts';

it.each([
  ['105', 105],
  [' 105 cm ', 105],
  ['105cm', 105],
  ['30', 30],
  ['250', 250],
])('reads %s', (huefte, hip) => {
  expect(hipOf({ huefte })).toBe(hip);
  expect(hipMessage({ huefte })).toBeNull();
});

it.each(['29', '251', '1050', '98,5', 'zwei', '-100'])('refuses %s with the limits', (huefte) => {
  expect(hipOf({ huefte })).toBeUndefined();
  expect(hipMessage({ huefte })).toContain('von 30 bis 250');
});

it.each([undefined, '', ' '])('needs no answer', (huefte) => {
  expect(hipOf({ huefte })).toBeUndefined();
  expect(hipMessage({ huefte })).toBeNull();
});
