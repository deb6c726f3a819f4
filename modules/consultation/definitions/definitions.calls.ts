import { defineCall, type } from '#platform/domain';
import type { SavedTexts } from './definition-admin.service.ts';
import { hintInput, questionInput, segmentInput } from './definition-input.ts';
import type { ManagedHint, ManagedQuestion } from './managed-definitions.ts';

/** Saves the hint of an answer. */
export const saveHint = defineCall({
  method: 'PUT',
  path: 'cms/hints',
  takes: 'json',
  input: hintInput,
  answers: type<SavedTexts>(),
  conflict: type<ManagedHint>(),
});

/** Saves the texts of a question. */
export const saveQuestion = defineCall({
  method: 'PUT',
  path: 'cms/questions',
  takes: 'json',
  input: questionInput,
  answers: type<SavedTexts>(),
  conflict: type<ManagedQuestion>(),
});

/** Saves the heading of a segment of the questionnaire. */
export const saveSegment = defineCall({
  method: 'PUT',
  path: 'cms/segments',
  takes: 'json',
  input: segmentInput,
  answers: type<SavedTexts>(),
  conflict: type<{ readonly version: number; readonly heading: string }>(),
});
