import { expect, test } from 'vitest';
import { beratungOf } from '../../../../modules/pdf/documents/record/beratung-of.ts';
import { arePossible } from '../../../../modules/pdf/reopening/possible-figures.ts';
import { consultation, INSURER } from '../consultations.ts';
import { TWELVE } from '../documents/twelve-patients.ts';
import { LATER } from './records.ts';

const NOTHING = { Urinpauschale: 0, Stuhlpauschale: 0, Kinderpauschale: 0 } as const;

test('figures of our own records are possible, under each method, with any Pauschale or an unknown one', () => {
  for (const patient of [consultation(), ...Object.values(TWELVE)])
    for (const method of ['A', 'B', 'C'] as const)
      for (const insurer of [patient.insurer, INSURER, { ...patient.insurer, ...NOTHING }])
        for (const inkontinenz of [patient.answers.inkontinenz, undefined]) {
          const { inkontinenz: _, ...answers } = patient.answers;
          const asked = { ...answers, ...(inkontinenz !== undefined && { inkontinenz }) };
          const record = beratungOf({ ...patient, method, insurer, answers: asked });
          expect(arePossible(record, LATER), JSON.stringify([record.figures, record.proposals])).toBe(true);
        }
});
