import { Module } from '@nestjs/common';
import { InstitutionService } from './services/institution.service.ts';
import { KrankenkassenService } from './services/krankenkassen.service.ts';
import { MatchingService } from './services/matching.service.ts';
import { OwnPriceService } from './services/own-price.service.ts';
import { PdfPasswordService } from './services/pdf-password.service.ts';
import { PublicFactsService } from './services/public-facts.service.ts';

const SERVICES = [
  InstitutionService,
  KrankenkassenService,
  MatchingService,
  OwnPriceService,
  PdfPasswordService,
  PublicFactsService,
];

@Module({ providers: SERVICES, exports: SERVICES })
export class InstitutionModule {}
