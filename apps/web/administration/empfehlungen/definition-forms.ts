import { hintInput, questionInput, recommendationInput, segmentInput } from '#consultation/domain';
import { formOf } from '../../ui/form/form-schema.ts';

/** Most characters of each text. */
export { TEXT_LIMITS } from '#consultation/domain';

/** What is recommended to a key, as its form sends it. */
export const recommendationForm = formOf(recommendationInput);

/** A hint as its form sends it. */
export const hintForm = formOf(hintInput);

/** The texts of a question as their form sends them. */
export const questionForm = formOf(questionInput, {}, { answers: 'Antwort' });

/** The heading of a segment as its form sends it. */
export const segmentForm = formOf(segmentInput);
