import type { INestApplicationContext } from '@nestjs/common';
import {
  AccountService,
  ContractService,
  DataConsentService,
  LoginService,
  OwnPasswordService,
  PasswordChangeService,
  SessionService,
} from '#auth';
import { CompetitorService, ProductService } from '#catalogue';
import { DefinitionService } from '#consultation';
import { InstitutionService, KrankenkassenService, OwnPriceService, PublicFactsService } from '#institution';
import { PdfService } from '#pdf';
import type { WebServices } from '../web/context.ts';

/** Collects the services that the screens call. */
export function webServices(app: INestApplicationContext): WebServices {
  return {
    logins: app.get(LoginService),
    ownPassword: app.get(OwnPasswordService),
    passwordChanges: app.get(PasswordChangeService),
    accounts: app.get(AccountService),
    contracts: app.get(ContractService),
    consents: app.get(DataConsentService),
    sessions: app.get(SessionService),
    institutions: app.get(InstitutionService),
    publicFacts: app.get(PublicFactsService),
    krankenkassen: app.get(KrankenkassenService),
    ownPrices: app.get(OwnPriceService),
    products: app.get(ProductService),
    competitors: app.get(CompetitorService),
    definitions: app.get(DefinitionService),
    pdfs: app.get(PdfService),
  };
}
