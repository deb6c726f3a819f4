import type { Definitions } from './edited-texts.ts';

let delivered: Promise<Definitions> | undefined;

/** The delivered questions and hints; files are read and checked once. */
export function deliveredDefinitions(): Promise<Definitions> {
  delivered ??= load();
  return delivered;
}

async function load(): Promise<Definitions> {
  const { questionnaireSchema } = await import('../answers/question.ts');
  const { hintsSchema } = await import('./hint.ts');
  const { default: questions } = await import('../../../data/definitions/questionnaire.json', {
    with: { type: 'json' },
  });
  const { default: hints } = await import('../../../data/definitions/hints.json', { with: { type: 'json' } });
  return { questionnaire: questionnaireSchema.parse(questions), hints: hintsSchema.parse(hints) };
}
