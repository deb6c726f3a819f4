import { ContactController } from './contact/contact.controller.ts';
import { OwnPdfPasswordController } from './contact/pdf-password.controller.ts';
import { DeclarationWordingController } from './declaration-wording/wording.controller.ts';
import { CustomerTablesController } from './http/customer-tables.controller.ts';
import { OwnKrankenkassenController } from './http/own-krankenkassen.controller.ts';
import { PaketeController } from './http/pakete.controller.ts';
import { WordingController } from './http/wording.controller.ts';
import { OfferCountController } from './offer-counts/offer-count.controller.ts';
import { KrankenkassenController } from './own-krankenkassen/krankenkassen.controller.ts';
import { RateCutController } from './rate-cut/rate-cut.controller.ts';
import { MethodController } from './settings/method.controller.ts';

/** What answers the calls of this module: of screens beside their services, of programs in `http`. */
export const institutionControllers = [
  ContactController,
  OwnPdfPasswordController,
  DeclarationWordingController,
  CustomerTablesController,
  OwnKrankenkassenController,
  PaketeController,
  WordingController,
  OfferCountController,
  KrankenkassenController,
  RateCutController,
  MethodController,
];
