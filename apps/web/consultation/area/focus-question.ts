import type { QuestionId } from '#consultation/domain';

/** Id of the element around a question, used as a link target. */
export const fieldId = (question: QuestionId) => `q-${question}`;

/** Whether a hash names a question; other hashes, such as the skip link's, are handled elsewhere. */
export const isFieldHash = (hash: string) => hash.startsWith('#q-');
