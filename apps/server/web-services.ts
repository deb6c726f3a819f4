import type { INestApplicationContext } from '@nestjs/common';
import { LoginService, OwnPasswordService, SessionService } from '#auth';
import { CompetitorService, ProductService } from '#catalogue';
import { DefinitionService } from '#consultation';
import { InstitutionService, KrankenkassenService, OwnPriceService } from '#institution';
import { PdfService } from '#pdf';
import type { WebServices } from '../web/context.ts';

/** Collects the services that the screens call. */
export function webServices(app: INestApplicationContext): WebServices {
  return {
    logins: app.get(LoginService),
    ownPassword: app.get(OwnPasswordService),
    sessions: app.get(SessionService),
    institutions: app.get(InstitutionService),
    krankenkassen: app.get(KrankenkassenService),
    ownPrices: app.get(OwnPriceService),
    products: app.get(ProductService),
    competitors: app.get(CompetitorService),
    definitions: app.get(DefinitionService),
    pdfs: app.get(PdfService),
  };
}
