import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { AuthModule } from '#auth';
import { CatalogueModule } from '#catalogue';
import { ConsultationModule, SettingsForms } from '#consultation';
import { InstitutionModule } from '#institution';
import { FormTransfer, PdfModule } from '#pdf';
import { PlatformModule, type PlatformOptions } from '#platform';
import { auditSubjects } from './audit-subjects.ts';
import { records } from './records.ts';
import { setupControllers } from './setup.controllers.ts';
import { TableServices } from './tables/table-services.ts';

/** What a lower module asks of a higher one. */
@Module({
  imports: [PdfModule],
  providers: [{ provide: SettingsForms, useExisting: FormTransfer }],
  exports: [SettingsForms],
})
class HigherFloors {}

const SUBJECTS = {
  audit: auditSubjects,
  records,
  tableWorker: new URL('./table.worker.ts', import.meta.url),
};

const MODULES = [InstitutionModule, CatalogueModule, ConsultationModule, AuthModule, PdfModule];

/** Nest's container of the product's services, each found by its class. */
export type Services = Pick<INestApplicationContext, 'get'>;

/** The modules of the product: the root of server, command line and tests. */
@Module({})
export class ProductModule {
  /** All modules in one process. */
  static forRoot(options: PlatformOptions): DynamicModule {
    return {
      module: ProductModule,
      imports: [
        PlatformModule.forRoot(options, SUBJECTS),
        { module: HigherFloors, global: true },
        ...MODULES,
      ],
      providers: [TableServices],
      controllers: setupControllers,
      exports: [...MODULES, TableServices],
    };
  }
}
