import { CareDefinitionsService } from '../../../../modules/consultation/definitions/care-definitions.service.ts';
import { ConsultationVersionService } from '../../../../modules/consultation/definitions/consultation-version.service.ts';
import { DefinitionService } from '../../../../modules/consultation/definitions/definition.service.ts';
import { DefinitionAdminService } from '../../../../modules/consultation/definitions/definition-admin.service.ts';
import { hintListQuery } from '../../../../modules/consultation/definitions/managed-definitions.ts';
import type { AccessTable } from '../../../server/support/access.ts';

const QUESTION = { id: 'city', questiontext: 'Stadt', sublinetext: '', hint: '' };

export const access: AccessTable = {
  'ConsultationVersionService.current': [
    'users',
    (actor, { services }) => services.get(ConsultationVersionService).current(actor),
  ],
  'CareDefinitionsService.current': [
    'consultation+operator',
    (actor, { services }) => services.get(CareDefinitionsService).current(actor),
  ],
  'DefinitionService.questionnaire': [
    'consultation+operator',
    (actor, { services }) => services.get(DefinitionService).questionnaire(actor),
  ],
  'DefinitionService.hints': [
    'consultation+operator',
    (actor, { services }) => services.get(DefinitionService).hints(actor),
  ],
  'DefinitionAdminService.hints': [
    'vendor+operator',
    (actor, { services }) => services.get(DefinitionAdminService).hints(actor, hintListQuery.parse({})),
  ],
  'DefinitionAdminService.questions': [
    'vendor+operator',
    (actor, { services }) => services.get(DefinitionAdminService).questions(actor),
  ],
  'DefinitionAdminService.exportQuestionnaire': [
    'vendor+operator',
    (actor, { services }) => services.get(DefinitionAdminService).exportQuestionnaire(actor),
  ],
  'DefinitionAdminService.saveHint': [
    'vendor+operator',
    (actor, { services }) =>
      services.get(DefinitionAdminService).saveHint(actor, { key: 'haut.Ha1', text: 'Gut.' }),
  ],
  'DefinitionAdminService.saveQuestion': [
    'vendor+operator',
    (actor, { services }) => services.get(DefinitionAdminService).saveQuestion(actor, QUESTION),
  ],
  'DefinitionAdminService.saveSegment': [
    'vendor+operator',
    (actor, { services }) =>
      services.get(DefinitionAdminService).saveSegment(actor, { segment: 'Person', heading: 'Zur Person' }),
  ],
};
