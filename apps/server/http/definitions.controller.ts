import { Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod';
import { DefinitionService } from '#consultation';
import type { UserActor } from '#platform/domain';
import { KeptAnswers } from './answers/kept-answers.ts';
import { DocumentedCall } from './documented-call.ts';
import { readQuery } from './read-query.ts';
import { Caller } from './session.guard.ts';

const query = z.strictObject({});

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
  questionnaire(@Caller() actor: UserActor, @Query() asked: unknown) {
    readQuery(query, asked);
    return this.kept.get(actor, 'questionnaire', () => this.definitions.questionnaire());
  }

  /** Recommendation key to `{ids}`, the ids of products, most fitting first. */
  @Get('recommendations.json')
  recommendations(@Caller() actor: UserActor, @Query() asked: unknown) {
    readQuery(query, asked);
    return this.kept.get(actor, 'recommendations', async () => {
      const keys = Object.entries(await this.definitions.recommendations());
      return Object.fromEntries(keys.map(([key, ids]) => [key, { ids }]));
    });
  }

  /** Texts of advice by answer, such as `inkontinenz.I1`, and by wish under `important`. */
  @Get('hints.json')
  hints(@Caller() actor: UserActor, @Query() asked: unknown) {
    readQuery(query, asked);
    return this.kept.get(actor, 'hints', () => this.definitions.hints());
  }
}
