import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { Housekeeping } from '#auth';
import { PdfCleaning } from '#pdf';
import type { PlatformOptions } from '#platform';
import { ProductModule } from '#setup';
import { PageAssets } from './assets/web-build.ts';
import { AnswerInterceptor } from './http/calls/answer.interceptor.ts';
import { CallGuard } from './http/calls/call.guard.ts';
import { ErrorFilter } from './http/calls/error.filter.ts';
import { UploadInterceptor } from './http/calls/upload.interceptor.ts';
import { ApiDocumentController } from './http/openapi/api-document.controller.ts';
import { DatabaseTrouble } from './operations/database-trouble.ts';

/** The server: the documented calls on the product's modules, and what it does by itself from time to time. */
@Module({})
export class AppModule {
  static forRoot(options: PlatformOptions, assets: PageAssets, trouble: DatabaseTrouble): DynamicModule {
    return {
      module: AppModule,
      imports: [ProductModule.forRoot(options)],
      controllers: [ApiDocumentController],
      providers: [
        Housekeeping,
        PdfCleaning,
        { provide: PageAssets, useValue: assets },
        { provide: DatabaseTrouble, useValue: trouble },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_GUARD, useClass: CallGuard },
        { provide: APP_INTERCEPTOR, useClass: AnswerInterceptor },
        { provide: APP_INTERCEPTOR, useClass: UploadInterceptor },
      ],
    };
  }
}
