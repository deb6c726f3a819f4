/** The consultation, server part: its definitions. Answers and cart never come here. */
export { ConsultationModule } from './consultation.module.ts';
export { DefinitionService } from './services/definition.service.ts';
