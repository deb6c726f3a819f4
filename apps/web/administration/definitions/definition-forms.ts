import { hintInput, questionInput, recommendationInput, segmentInput } from '#consultation/domain';
import { formOf } from '../../ui/form/form-schema.ts';
import type { Tree } from '../../ui/form/merge/three-way.ts';

/** Maximum length of each text, and the states that the lists filter by. */
export { HINT_STATES, RECOMMENDATION_STATES, TEXT_LIMITS } from '#consultation/domain';

const keyIn = (name: string) => (entry: Tree) => String(Object(entry)[name] ?? '');

/** The recommendation of a key, as its form sends it. */
export const recommendationForm = formOf(
  recommendationInput,
  {},
  {},
  {
    entries: { products: { keyOf: keyIn('Artikelnummer'), titleOf: (key) => key, ordered: true } },
    labels: { products: 'Empfohlene Produkte', pick: 'Vorauswahl' },
  },
);

/** A hint as its form sends it. */
export const hintForm = formOf(hintInput);

/** The texts of a question as their form sends them. */
export const questionForm = formOf(
  questionInput,
  {},
  { answers: 'Antwort' },
  { entries: { answers: { keyOf: keyIn('value'), titleOf: (key) => `Antwort „${key}“` } } },
);

/** The heading of a segment as its form sends it. */
export const segmentForm = formOf(segmentInput);
