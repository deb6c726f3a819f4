import { Injectable } from '@nestjs/common';
import type { Hints, Questionnaire } from '../domain/index.ts';

/** Gives the definitions of the consultation, the same for everybody; read and checked once. */
@Injectable()
export class DefinitionService {
  private questions: Promise<Questionnaire> | undefined;
  private hintTexts: Promise<Hints> | undefined;
  private keys: Promise<Readonly<Record<string, readonly string[]>>> | undefined;

  /** The questions of the Anamnese. */
  questionnaire(): Promise<Questionnaire> {
    this.questions ??= loadQuestionnaire();
    return this.questions;
  }

  /** Texts of advice by answer. */
  hints(): Promise<Hints> {
    this.hintTexts ??= loadHints();
    return this.hintTexts;
  }

  /**
   * Product ids by recommendation key, for all keys: the browser looks its key up itself, because the key
   * is health data and must not be asked for.
   */
  recommendations(): Promise<Readonly<Record<string, readonly string[]>>> {
    this.keys ??= loadRecommendations();
    return this.keys;
  }
}

async function loadQuestionnaire(): Promise<Questionnaire> {
  const { questionnaireSchema } = await import('../domain/index.ts');
  const { default: json } = await import('../../../data/definitions/questionnaire.json', {
    with: { type: 'json' },
  });
  return questionnaireSchema.parse(json);
}

async function loadHints(): Promise<Hints> {
  const { hintsSchema } = await import('../domain/index.ts');
  const { default: json } = await import('../../../data/definitions/hints.json', { with: { type: 'json' } });
  return hintsSchema.parse(json);
}

async function loadRecommendations(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { default: json } = await import('../../../data/definitions/recommendations.json', {
    with: { type: 'json' },
  });
  return Object.fromEntries(Object.entries(json).map(([key, entry]) => [key, entry.ids]));
}
