import type { QuestionId } from '#consultation/domain';

/** Id of the element around a question, the target of links to it. */
export const fieldId = (question: QuestionId) => `q-${question}`;

/** Whether the hash of an address names a question; others, such as that of the skip link, are not ours. */
export const isFieldHash = (hash: string) => hash.startsWith('#q-');
