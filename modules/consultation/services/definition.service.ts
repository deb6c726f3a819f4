import { Injectable } from '@nestjs/common';
import { type Actor, CONSULTATION_RIGHTS, requireAnyRight } from '#platform/domain';
import type { Hints } from '../domain/hint.ts';
import type { Questionnaire } from '../domain/question.ts';

/**
 * Gives the definitions of the consultation, the same for everybody who takes part in one. They are files of the
 * product, which change with the program alone: read and checked once.
 */
@Injectable()
export class DefinitionService {
  private questions: Promise<Questionnaire> | undefined;
  private hintTexts: Promise<Hints> | undefined;

  /** The questions of the Anamnese. */
  async questionnaire(actor: Actor): Promise<Questionnaire> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    this.questions ??= loadQuestionnaire();
    return this.questions;
  }

  /** Texts of advice by answer. */
  async hints(actor: Actor): Promise<Hints> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    this.hintTexts ??= loadHints();
    return this.hintTexts;
  }
}

async function loadQuestionnaire(): Promise<Questionnaire> {
  const { questionnaireSchema } = await import('../domain/question.ts');
  const { default: json } = await import('../../../data/definitions/questionnaire.json', {
    with: { type: 'json' },
  });
  return questionnaireSchema.parse(json);
}

async function loadHints(): Promise<Hints> {
  const { hintsSchema } = await import('../domain/hint.ts');
  const { default: json } = await import('../../../data/definitions/hints.json', { with: { type: 'json' } });
  return hintsSchema.parse(json);
}
