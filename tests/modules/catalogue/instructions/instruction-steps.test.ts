import { describe, expect, it } from 'vitest';
import { instructionsOf } from '../../../../modules/catalogue/instructions/instruction-steps.ts';

describe('the instructions of a product', () => {
  // @spec consultation-catalogue-4
  it.each(['Slip', 'Slip Elastic', 'Vorlagen', 'Einlagen'] as const)(
    'show of %s how it is put on, standing and lying',
    (type) => {
      for (const steps of [instructionsOf(type)?.standing, instructionsOf(type)?.lying])
        expect(steps?.length).toBeGreaterThanOrEqual(5);
    },
  );

  it('are none of anything else', () => {
    expect(instructionsOf('Pull-ups')).toBeNull();
    expect(instructionsOf('Mundschutz')).toBeNull();
  });
});
