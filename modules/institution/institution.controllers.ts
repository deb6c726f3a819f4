import { ContactController } from './contact/contact.controller.ts';
import { OwnPdfPasswordController } from './contact/pdf-password.controller.ts';
import { DeclarationWordingController } from './declaration-wording/wording.controller.ts';
import { OfferCountController } from './offer-counts/offer-count.controller.ts';
import { KrankenkassenController } from './own-krankenkassen/krankenkassen.controller.ts';
import { RateCutController } from './rate-cut/rate-cut.controller.ts';
import { MethodController } from './settings/method.controller.ts';

/** What answers the calls of this module. */
export const institutionControllers = [
  ContactController,
  DeclarationWordingController,
  KrankenkassenController,
  MethodController,
  OfferCountController,
  OwnPdfPasswordController,
  RateCutController,
];
