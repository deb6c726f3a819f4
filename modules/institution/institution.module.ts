import { Module } from '@nestjs/common';
import { InstitutionService } from './services/institution.service.ts';
import { KrankenkassenService } from './services/krankenkassen.service.ts';
import { MatchingService } from './services/matching.service.ts';
import { OwnPriceService } from './services/own-price.service.ts';
import { PdfPasswordService } from './services/pdf-password.service.ts';

@Module({
  providers: [InstitutionService, KrankenkassenService, MatchingService, OwnPriceService, PdfPasswordService],
  exports: [InstitutionService, KrankenkassenService, MatchingService, OwnPriceService, PdfPasswordService],
})
export class InstitutionModule {}
