import { CareDefinitionsService } from '../../../../modules/consultation/care-definitions/care-definitions.service.ts';
import { ConsultationVersionService } from '../../../../modules/consultation/definitions/consultation-version.service.ts';
import { DefinitionService } from '../../../../modules/consultation/definitions/definition.service.ts';
import { DefinitionAdminService } from '../../../../modules/consultation/definitions/definition-admin.service.ts';
import { hintListQuery } from '../../../../modules/consultation/definitions/managed-definitions.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

const QUESTION = { id: 'city', questiontext: 'Stadt', sublinetext: '', hint: '' };

export const access: AccessTable = {
  ...callsOf(ConsultationVersionService, { current: ['users', (actor, service) => service.current(actor)] }),
  ...callsOf(CareDefinitionsService, {
    current: ['consultation+operator', (actor, service) => service.current(actor)],
  }),
  ...callsOf(DefinitionService, {
    questionnaire: ['consultation+operator', (actor, service) => service.questionnaire(actor)],
    hints: ['consultation+operator', (actor, service) => service.hints(actor)],
  }),
  ...callsOf(DefinitionAdminService, {
    hints: ['vendor+operator', (actor, service) => service.hints(actor, hintListQuery.parse({}))],
    questions: ['vendor+operator', (actor, service) => service.questions(actor)],
    exportQuestionnaire: ['vendor+operator', (actor, service) => service.exportQuestionnaire(actor)],
    saveHint: [
      'vendor+operator',
      (actor, service) => service.saveHint(actor, { key: 'haut.Ha1', text: 'Gut.' }),
    ],
    saveQuestion: ['vendor+operator', (actor, service) => service.saveQuestion(actor, QUESTION)],
    saveSegment: [
      'vendor+operator',
      (actor, service) => service.saveSegment(actor, { segment: 'Person', heading: 'Zur Person' }),
    ],
  }),
};
