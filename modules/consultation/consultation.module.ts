import { Module } from '@nestjs/common';
import { DefinitionService } from './services/definition.service.ts';

@Module({ providers: [DefinitionService], exports: [DefinitionService] })
export class ConsultationModule {}
