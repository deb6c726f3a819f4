import { Inject } from '@nestjs/common';
import * as z from 'zod';
import type { UserActor } from '#platform/domain';
import { type AnswerOf, Call, Caller, Calls, describeCall, Input, ResponseCache } from '#platform/http';
import type { Questionnaire } from '../answers/question.ts';
import { DefinitionService } from '../definitions/definition.service.ts';
import type { Hints } from '../definitions/hint.ts';
import { RecommendationService } from '../recommendations/recommendation.service.ts';
import type { RecommendationTable } from '../recommendations/recommendation-table.ts';

/** Calls without input. */
const noInput = {
  method: 'GET',
  takes: 'query',
  input: z.strictObject({}),
  fields: {},
  examples: {},
} as const;

const questionnaireCall = describeCall({
  path: 'definitions/questionnaire.json',
  ...noInput,
  summary: 'Fragen der Anamnese',
  about: 'In der Reihenfolge, in der sie gestellt werden.',
  answer: async () => (await import('../answers/question.ts')).questionnaireSchema,
});

const recommendationsCall = describeCall({
  path: 'definitions/recommendations.json',
  ...noInput,
  summary: 'Produktempfehlungen',
  about:
    'Für alle Schlüssel zugleich: welcher zu einer Person gehört, bleibt im Browser. Ein Schlüssel besteht aus den Antworten auf gender, inkontinenz, toilette, versorgung, verlust und trink, zum Beispiel M_I1_T1_H1_V1_X1. Ein Kind hat den Schlüssel mit K; fehlt er, gilt der mit F.',
  answer: () =>
    z.record(
      z.string(),
      z.strictObject({
        ids: z
          .array(z.string())
          .describe(
            'Produkte des Katalogs, das passendste zuerst; leer, wo keines davon mehr im Katalog ist',
          ),
      }),
    ),
});

const hintsCall = describeCall({
  path: 'definitions/hints.json',
  ...noInput,
  summary: 'Textempfehlungen',
  about: 'Zu jeder Antwort, etwa inkontinenz.I1, und zu den Wünschen unter important.',
  answer: async () => (await import('../definitions/hint.ts')).hintsSchema,
});

/**
 * The definitions of consultations. Always answered as a whole, never for a single answer or key: those are health
 * data and stay in the browser.
 */
@Calls()
export class DefinitionsController {
  private readonly questionnaires = new ResponseCache<Questionnaire, Questionnaire>();
  private readonly tables = new ResponseCache<RecommendationTable, AnswerOf<typeof recommendationsCall>>();
  private readonly texts = new ResponseCache<Hints, Hints>();

  constructor(
    @Inject(DefinitionService) private readonly definitions: DefinitionService,
    @Inject(RecommendationService) private readonly table: RecommendationService,
  ) {}

  /** The questions of the Anamnese. */
  @Call(questionnaireCall)
  async questionnaire(@Input() _: object, @Caller() actor: UserActor) {
    const questionnaire = await this.definitions.questionnaire(actor);
    return this.questionnaires.get(questionnaire, '', () => questionnaire);
  }

  /** Recommendation key to `{ids}`, the ids of products, best first. */
  @Call(recommendationsCall)
  async recommendations(@Input() _: object, @Caller() actor: UserActor) {
    const table = await this.table.idsByKey(actor);
    return this.tables.get(table, '', () =>
      Object.fromEntries(Object.entries(table).map(([key, ids]) => [key, { ids }])),
    );
  }

  /** Advice by answer, such as `inkontinenz.I1`, and by wish under `important`. */
  @Call(hintsCall)
  async hints(@Input() _: object, @Caller() actor: UserActor) {
    const hints = await this.definitions.hints(actor);
    return this.texts.get(hints, '', () => hints);
  }
}
