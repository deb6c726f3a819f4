import { describe, expect, it } from 'vitest';
import {
  answerEditSchema,
  applyEdit,
  editBetween,
} from '../../../../../apps/web/consultation/draft/answer-edit.ts';
import type { Answers } from '../../../../../modules/consultation/domain.ts';

const SAVED: Answers = { lastname: 'Sommer', city: 'Ulm', important: ['I1'] };

describe('changes that are not saved', () => {
  it('hold what was given and what was taken back, and nothing else', () => {
    const edit = editBetween(SAVED, { lastname: 'Herbst', important: ['I1'], gender: 'F' });
    expect(edit).toEqual({ given: { lastname: 'Herbst', gender: 'F' }, removed: ['city'] });
    expect(answerEditSchema.safeParse(JSON.parse(JSON.stringify(edit))).success).toBe(true);
  });

  it('are none where everything stands as before', () => {
    expect(editBetween(SAVED, { ...SAVED, important: ['I1'], birthdate: undefined })).toBeNull();
    expect(applyEdit(SAVED, undefined)).toBe(SAVED);
  });

  it('lead from the saved answers to the changed ones', () => {
    const after: Answers = { lastname: 'Herbst', important: ['I1', 'I4'] };
    expect(applyEdit(SAVED, editBetween(SAVED, after) ?? undefined)).toEqual(after);
  });

  it('leave alone what another window saves meanwhile', () => {
    const edit = editBetween(SAVED, { ...SAVED, lastname: 'Herbst' }) ?? undefined;
    expect(applyEdit({ ...SAVED, city: 'Bonn' }, edit)).toMatchObject({ lastname: 'Herbst', city: 'Bonn' });
  });
});
