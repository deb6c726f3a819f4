import { AdmTableService } from './services/adm-table.service.ts';
import { CalculationMethodService } from './services/calculation-method.service.ts';
import { ContactDataService } from './services/contact-data.service.ts';
import { InstitutionService } from './services/institution.service.ts';
import { KrankenkassenService } from './services/krankenkassen.service.ts';
import { KrankenkassenAdminService } from './services/krankenkassen-admin.service.ts';
import { KrankenkassenTableService } from './services/krankenkassen-table.service.ts';
import { MatchingService } from './services/matching.service.ts';
import { MatchingTableService } from './services/matching-table.service.ts';
import { OfferCountService } from './services/offer-count.service.ts';
import { OwnKrankenkassenService } from './services/own-krankenkassen.service.ts';
import { OwnPriceService } from './services/own-price.service.ts';
import { PaketAdminService } from './services/paket-admin.service.ts';
import { PaketeService } from './services/pakete.service.ts';
import { PdfPasswordService } from './services/pdf-password.service.ts';
import { PublicFactsService } from './services/public-facts.service.ts';
import { RateLoweringService } from './services/rate-lowering.service.ts';

/** The services of this module, for the composition root. */
export const institutionServices = [
  ContactDataService,
  InstitutionService,
  CalculationMethodService,
  KrankenkassenService,
  KrankenkassenAdminService,
  KrankenkassenTableService,
  OwnKrankenkassenService,
  RateLoweringService,
  MatchingService,
  MatchingTableService,
  AdmTableService,
  PaketeService,
  PaketAdminService,
  OwnPriceService,
  PdfPasswordService,
  PublicFactsService,
  OfferCountService,
] as const;
