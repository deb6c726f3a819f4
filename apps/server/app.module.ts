import { EntityManager, MikroORM } from '@mikro-orm/core';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AuthModule, BotVerifier } from '#auth';
import { CatalogueModule } from '#catalogue';
import { ConsultationModule } from '#consultation';
import { InstitutionModule } from '#institution';
import { PdfModule } from '#pdf';
import { AuditLog, Clock, Installation, Keyring, MailService, RateLimiter } from '#platform';
import { ReadyAnswers } from './http/answers/ready-answers.ts';
import { documentedCalls } from './http/documented-calls.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { ApiDocumentController } from './http/openapi/api-document.controller.ts';
import { WebLook } from './web-build.ts';

/** What is made before Nest and shared by every module. */
export interface Ground {
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly keys: Keyring;
  readonly mails: MailService;
  readonly bots: BotVerifier;
  readonly limiter: RateLimiter;
  readonly installation: Installation;
  readonly look: WebLook;
}

@Module({})
export class AppModule {
  static on({ orm, clock, keys, mails, bots, limiter, installation, look }: Ground): DynamicModule {
    return {
      module: AppModule,
      imports: [
        {
          module: class PlatformModule {},
          global: true,
          providers: [
            { provide: MikroORM, useValue: orm },
            { provide: EntityManager, useValue: orm.em },
            { provide: Clock, useValue: clock },
            { provide: Keyring, useValue: keys },
            { provide: MailService, useValue: mails },
            { provide: BotVerifier, useValue: bots },
            { provide: RateLimiter, useValue: limiter },
            { provide: Installation, useValue: installation },
            { provide: AuditLog, useValue: new AuditLog(orm.em, clock) },
          ],
          exports: [
            MikroORM,
            EntityManager,
            Clock,
            Keyring,
            MailService,
            BotVerifier,
            RateLimiter,
            Installation,
            AuditLog,
          ],
        },
        InstitutionModule,
        CatalogueModule,
        ConsultationModule,
        AuthModule,
        PdfModule,
      ],
      controllers: [...documentedCalls, ApiDocumentController],
      providers: [
        { provide: WebLook, useValue: look },
        ReadyAnswers,
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
