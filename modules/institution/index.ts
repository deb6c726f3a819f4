/** Institutions, server part: their settings, Krankenkassen and own prices. */
import { Institution } from './entities/institution.entity.ts';
import { KrankenkasseRow } from './entities/krankenkasse.entity.ts';
import { MatchingRow } from './entities/matching-row.entity.ts';
import { OwnKrankenkasse } from './entities/own-krankenkasse.entity.ts';
import { OwnPrice } from './entities/own-price.entity.ts';
import { Paket } from './entities/paket.entity.ts';

export { InstitutionModule } from './institution.module.ts';
export { applyForFullVersion, paketTerms } from './services/contract.ts';
export {
  InstitutionService,
  type InstitutionView,
} from './services/institution.service.ts';
export {
  type ChosenKrankenkasse,
  KrankenkassenService,
  type ListedKrankenkasse,
  toKrankenkasse,
} from './services/krankenkassen.service.ts';
export { type KnownCustomer, MatchingService } from './services/matching.service.ts';
export { OwnPriceService } from './services/own-price.service.ts';
export { PdfPasswordService, sealPdfPassword } from './services/pdf-password.service.ts';
export { type Imprint, PublicFactsService, type PublicOffer } from './services/public-facts.service.ts';
export { Institution, KrankenkasseRow, MatchingRow, OwnKrankenkasse, OwnPrice, Paket };

/** The entities of this module, for the database. */
export const institutionEntities = [
  Paket,
  Institution,
  KrankenkasseRow,
  OwnKrankenkasse,
  OwnPrice,
  MatchingRow,
] as const;
