import {
  type Answers,
  type CareDefinitions,
  hintsFor,
  KEY_FIELDS,
  MULTI_FIELDS,
  type MultiField,
  pruneAnswers,
  type Question,
  type RecommendedProduct,
  recommendationKey,
  recommendedAt,
  recommendedProducts,
  shownQuestions,
  toggleChoice,
  WIZARD_STEPS,
} from '#consultation/domain';

/** The result of a set of answers. */
export interface DryRunOutcome {
  /** Visible questions that affect the result, those of the key first. */
  readonly groups: readonly { readonly title: string; readonly questions: readonly Question[] }[];
  /** Null while an answer is missing. */
  readonly key: string | null;
  /** The key used in place of a child's key that the table lacks. */
  readonly follows: string | null;
  /** Questions of the key without an answer. */
  readonly missing: readonly { readonly id: string; readonly text: string }[];
  readonly products: readonly { readonly id: string; readonly name: string; readonly note: string }[];
  /** Artikelnummern that the catalogue lacks. */
  readonly lacking: readonly string[];
  readonly hints: readonly { readonly key: string; readonly text: string }[];
}

const IN_KEY: ReadonlySet<string> = new Set(KEY_FIELDS);

/**
 * Determines what a consultation with these answers would recommend, with the consultation's own functions and
 * data.
 *
 * @param gaps Artikelnummern missing from the catalogue, by the key that names them
 */
export function dryRun(
  { questionnaire, catalogue, recommendations, hints }: CareDefinitions,
  answers: Answers,
  gaps: Readonly<Record<string, readonly string[]>>,
): DryRunOutcome {
  const pruned = pruneAnswers(questionnaire, answers);
  const shown = WIZARD_STEPS.flatMap((step) => shownQuestions(questionnaire, answers, step));
  const asked = shown.filter((question) => question.answers.length > 0);
  const found = recommendationKey(pruned);
  const key = found.ok ? found.key : null;
  const lookedUp = key === null || key in recommendations ? key : key.replace(/^K_/, 'F_');
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const listed =
    key === null ? [] : recommendedProducts({ ids: recommendedAt(recommendations, key), products });
  return {
    groups: [
      { title: 'Was die Empfehlung bestimmt', questions: asked.filter(({ id }) => IN_KEY.has(id)) },
      { title: 'Was nur Hinweise bestimmt', questions: asked.filter(({ id }) => !IN_KEY.has(id)) },
    ],
    key,
    follows: lookedUp === key ? null : lookedUp,
    missing: found.ok
      ? []
      : found.missing.map((id) => ({
          id,
          text: questionnaire.find((question) => question.id === id)?.questiontext ?? id,
        })),
    products: listed.map(lineOf),
    lacking: lookedUp === null ? [] : (gaps[lookedUp] ?? []),
    hints: hintsFor(pruned, hints),
  };
}

function lineOf({ product, isDefault }: RecommendedProduct) {
  const { id, Produktbezeichnung, PremiumBasis, Anwendungstyp } = product;
  const tier = PremiumBasis === '-' ? [] : [PremiumBasis];
  const notes = [Anwendungstyp, ...tier, ...(isDefault ? ['üblich'] : [])];
  return { id, name: Produktbezeichnung, note: notes.join(', ') };
}

const isMulti = (id: string): id is MultiField => MULTI_FIELDS.some((field) => field === id);

/** The codes chosen for a question. */
export function chosenIn(answers: Answers, { id }: Question): readonly string[] {
  const given = answers[id];
  return given === undefined ? [] : typeof given === 'string' ? [given] : given;
}

/** The answers after a click on a code. */
export function choose(answers: Answers, { id }: Question, code: string): Answers {
  if (!isMulti(id)) return { ...answers, [id]: code };
  const chosen = toggleChoice(id, (answers[id] ?? []) as never, code as never);
  return { ...answers, [id]: chosen };
}

/** The answers without the one to this question. */
export function clear(answers: Answers, { id }: Question): Answers {
  const { [id]: _, ...others } = answers;
  return others;
}
