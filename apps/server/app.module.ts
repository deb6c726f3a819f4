import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { Services } from '#setup';
import { documentedCalls } from './http/calls/documented-calls.ts';
import { ErrorFilter } from './http/calls/error.filter.ts';
import { ApiDocumentController } from './http/openapi/api-document.controller.ts';
import { DatabaseTrouble } from './operations/database-trouble.ts';
import { PageAssets } from './pages/web-build.ts';

/** The documented calls, on the services of the composition root; Nest starts and stops them with itself. */
@Module({})
export class AppModule {
  static on(services: Services, assets: PageAssets, trouble: DatabaseTrouble): DynamicModule {
    return {
      module: AppModule,
      controllers: [...documentedCalls, ApiDocumentController],
      providers: [
        ...services.tokens.map((token) => ({ provide: token, useFactory: () => services.get(token) })),
        { provide: PageAssets, useValue: assets },
        { provide: DatabaseTrouble, useValue: trouble },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
