import { Module } from '@nestjs/common';
import { InstitutionService } from './services/institution.service.ts';
import { KrankenkassenService } from './services/krankenkassen.service.ts';
import { OwnPriceService } from './services/own-price.service.ts';

@Module({
  providers: [InstitutionService, KrankenkassenService, OwnPriceService],
  exports: [InstitutionService, KrankenkassenService, OwnPriceService],
})
export class InstitutionModule {}
