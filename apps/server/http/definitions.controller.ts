import { Get, Inject } from '@nestjs/common';
import * as z from 'zod';
import { DefinitionService } from '#consultation';
import type { UserActor } from '#platform/domain';
import { KeptAnswers } from './answers/kept-answers.ts';
import { DocumentedCall } from './documented-call.ts';
import { Asked } from './openapi/asked.ts';
import { Documented, describeCall } from './openapi/call-description.ts';
import { Caller } from './session.guard.ts';

/** What all of them are asked: nothing. */
const asked = { takes: 'query', asked: z.strictObject({}), fields: {}, examples: {} } as const;

const questionnaireCall = describeCall({
  ...asked,
  summary: 'Fragen der Anamnese',
  about: 'In der Reihenfolge, in der sie gestellt werden.',
  answer: async () => (await import('#consultation/domain')).questionnaireSchema,
});

const recommendationsCall = describeCall({
  ...asked,
  summary: 'Produktempfehlungen',
  about:
    'Für alle Schlüssel zugleich: welcher zu einer Person gehört, bleibt im Browser. Ein Schlüssel besteht aus den Antworten auf gender, inkontinenz, toilette, versorgung, verlust und trink, zum Beispiel M_I1_T1_H1_V1_X1.',
  answer: () =>
    z.record(
      z.string(),
      z.strictObject({ ids: z.array(z.string()).describe('Produkte, das passendste zuerst') }),
    ),
});

const hintsCall = describeCall({
  ...asked,
  summary: 'Textempfehlungen',
  about: 'Zu jeder Antwort, etwa inkontinenz.I1, und zu den Wünschen unter important.',
  answer: async () => (await import('#consultation/domain')).hintsSchema,
});

/** Definitions are files of the product: they change with the program alone. */
const VERSION = 0;

/**
 * What a consultation is made of. Each is answered as a whole, never for one answer or one key: those are
 * health data and stay in the browser.
 */
@DocumentedCall('static/api/definitions')
export class DefinitionsController {
  private readonly kept = new KeptAnswers(async () => VERSION);

  constructor(@Inject(DefinitionService) private readonly definitions: DefinitionService) {}

  /** The questions of the Anamnese. */
  @Get('questionnaire.json')
  @Documented(questionnaireCall)
  questionnaire(@Asked() _: object, @Caller() actor: UserActor) {
    return this.kept.get(actor, 'questionnaire', () => this.definitions.questionnaire());
  }

  /** Recommendation key to `{ids}`, the ids of products, most fitting first. */
  @Get('recommendations.json')
  @Documented(recommendationsCall)
  recommendations(@Asked() _: object, @Caller() actor: UserActor) {
    return this.kept.get(actor, 'recommendations', async () => {
      const keys = Object.entries(await this.definitions.recommendations());
      return Object.fromEntries(keys.map(([key, ids]) => [key, { ids }]));
    });
  }

  /** Texts of advice by answer, such as `inkontinenz.I1`, and by wish under `important`. */
  @Get('hints.json')
  @Documented(hintsCall)
  hints(@Asked() _: object, @Caller() actor: UserActor) {
    return this.kept.get(actor, 'hints', () => this.definitions.hints());
  }
}
