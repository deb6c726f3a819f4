import { describe, expect, it } from 'vitest';
import {
  offersHelp,
  stepsToCheck,
  wayBack,
  wayOn,
  wayPast,
  wizardStep,
} from '../../../../../apps/web/consultation/area/wizard-paths.ts';
import { WIZARD_STEPS } from '../../../../../modules/consultation/domain.ts';

const both = { advises: true, calculates: true };

describe('the way through the wizard', () => {
  // @spec consultation-9-11
  it('reads the steps 0 to 4 and nothing else', () => {
    expect(WIZARD_STEPS.map((step) => wizardStep(String(step)))).toEqual([...WIZARD_STEPS]);
    for (const index of [undefined, '', '5', '-1', '01', '1.0', 'x']) expect(wizardStep(index)).toBeNull();
  });

  it('goes back one step, and home from the first', () => {
    expect(WIZARD_STEPS.map(wayBack)).toEqual(['/', '/wizard/0', '/wizard/1', '/wizard/2', '/wizard/3']);
  });

  // @spec consultation-wizard-2
  it('names the way on from each step', () => {
    expect(WIZARD_STEPS.map((step) => wayOn(step, both))).toEqual([
      { label: 'Anamnese starten', to: '/wizard/1' },
      { label: 'weiter', to: '/wizard/2' },
      { label: 'weiter', to: '/wizard/3' },
      { label: 'weiter', to: '/wizard/4' },
      { label: 'Empfehlung anzeigen', to: '/recommendations' },
    ]);
  });

  // @spec consultation-4-2
  it('leads past the anamnesis without the right to advise, and to the summary without either right', () => {
    const cart = { label: 'Versorgung berechnen', to: '/cart' };
    const offer = { label: 'zur Zusammenfassung', to: '/offer' };
    expect(wayOn(0, { advises: false, calculates: true })).toEqual(cart);
    expect(wayOn(0, { advises: false, calculates: false })).toEqual(offer);
  });

  it('checks all steps on the last one', () => {
    expect(stepsToCheck(2)).toEqual([2]);
    expect(stepsToCheck(4)).toEqual([0, 1, 2, 3, 4]);
  });

  it('offers help on the steps 3 and 4 only', () => {
    expect(WIZARD_STEPS.filter(offersHelp)).toEqual([3, 4]);
  });
});

describe('wayPast', () => {
  const cart = { label: 'Weiter ohne Anamnese', to: '/cart' };

  // @spec consultation-wizard-3
  it('is there for follow-up and product change, once step 0 is complete', () => {
    expect(wayPast(0, { anamneseType: 'AT2' }, true, both)).toEqual(cart);
    expect(wayPast(0, { anamneseType: 'AT3' }, true, both)).toEqual(cart);
    expect(wayPast(0, { anamneseType: 'AT2' }, false, both)).toBeNull();
    expect(wayPast(0, { anamneseType: 'AT1' }, true, both)).toBeNull();
    expect(wayPast(0, {}, true, both)).toBeNull();
    expect(wayPast(1, { anamneseType: 'AT2' }, true, both)).toBeNull();
  });

  it('leads to the summary without the calculator, and is not there without the right to advise', () => {
    expect(wayPast(0, { anamneseType: 'AT2' }, true, { advises: true, calculates: false })).toEqual({
      ...cart,
      to: '/offer',
    });
    expect(wayPast(0, { anamneseType: 'AT2' }, true, { advises: false, calculates: true })).toBeNull();
  });
});
