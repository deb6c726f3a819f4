import { Module } from '@nestjs/common';
import { ContactDataService } from './contact/contact-data.service.ts';
import { PdfPasswordService } from './contact/pdf-password.service.ts';
import { AdmTableService, MatchingTableService } from './customers/customer-table.service.ts';
import { MatchingService } from './customers/matching.service.ts';
import { DeclarationWordingService } from './declaration-wording/declaration-wording.service.ts';
import { institutionControllers } from './institution.controllers.ts';
import { OfferCountService } from './offer-counts/offer-count.service.ts';
import { KrankenkassenService } from './own-krankenkassen/krankenkassen.service.ts';
import { OwnKrankenkassenService } from './own-krankenkassen/own-krankenkassen.service.ts';
import { OwnPriceService } from './own-prices/own-price.service.ts';
import { RateCutService } from './rate-cut/rate-cut.service.ts';
import { CalculationMethodService } from './settings/calculation-method.service.ts';
import { InstitutionService } from './settings/institution.service.ts';
import { PublicFactsService } from './settings/public-facts.service.ts';

/** What other modules, apps and commands may inject. */
const exported = [
  ContactDataService,
  InstitutionService,
  CalculationMethodService,
  DeclarationWordingService,
  KrankenkassenService,
  OwnKrankenkassenService,
  RateCutService,
  MatchingService,
  MatchingTableService,
  AdmTableService,
  OwnPriceService,
  PdfPasswordService,
  PublicFactsService,
  OfferCountService,
];

/** Institutions, their Pakete and Krankenkassen, own prices and customer numbers. */
@Module({ providers: exported, controllers: institutionControllers, exports: exported })
export class InstitutionModule {}
