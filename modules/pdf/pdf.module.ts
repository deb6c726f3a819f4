import { Module } from '@nestjs/common';
import { AuthModule } from '#auth';
import { InstitutionModule } from '#institution';
import { PdfService } from './services/pdf.service.ts';
import { PdfCleaning } from './services/pdf-cleaning.ts';
import { PdfStorage } from './services/pdf-storage.ts';
import { SendingLedger } from './services/sending-ledger.ts';

@Module({
  imports: [InstitutionModule, AuthModule],
  providers: [PdfService, PdfStorage, SendingLedger, PdfCleaning],
  exports: [PdfService],
})
export class PdfModule {}
