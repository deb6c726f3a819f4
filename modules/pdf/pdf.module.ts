import { Module } from '@nestjs/common';
import { AuthModule } from '#auth';
import { InstitutionModule } from '#institution';
import { FormReading } from './contract-forms/form-reading.ts';
import { ContractFormService } from './form-admin/contract-form.service.ts';
import { ContractFormAdminService } from './form-admin/contract-form-admin.service.ts';
import { FormTransfer } from './form-admin/form-transfer.ts';
import { pdfControllers } from './pdf.controllers.ts';
import { PdfService } from './pdf.service.ts';
import { PdfSealing } from './sealing/pdf-sealing.ts';
import { SendingLedger } from './sending/sending-ledger.ts';
import { PdfLimits } from './storage/pdf-limits.ts';
import { PdfStorage } from './storage/pdf-storage.ts';

/** What other modules, apps and commands may inject. */
const exported = [
  PdfService,
  FormReading,
  ContractFormService,
  ContractFormAdminService,
  FormTransfer,
  PdfStorage,
];

/** Documents of a consultation and forms of contracts: sealing, storage, sending. */
@Module({
  imports: [AuthModule, InstitutionModule],
  providers: [...exported, PdfLimits, PdfSealing, SendingLedger],
  controllers: pdfControllers,
  exports: exported,
})
export class PdfModule {}
