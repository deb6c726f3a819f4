import {
  AccountService,
  ColleaguesService,
  ContractService,
  DataConsentService,
  LoginService,
  OwnPasswordService,
  PasswordChangeService,
  RoleAdminService,
  RolesService,
  SessionService,
  UserAdminService,
  UsersService,
} from '#auth';
import {
  CompetitorAdminService,
  CompetitorService,
  CompetitorTableService,
  ProductAdminService,
  ProductService,
  ProductTableService,
} from '#catalogue';
import {
  CareDefinitionsService,
  ConsultationVersionService,
  DefinitionService,
  MethodExampleService,
  OwnPriceAdminService,
  OwnPriceTableService,
  ProductRemovalService,
  SettingsTransferService,
} from '#consultation';
import {
  CalculationMethodService,
  ContactDataService,
  InstitutionService,
  KrankenkassenAdminService,
  KrankenkassenService,
  KrankenkassenTableService,
  OwnKrankenkassenService,
  OwnPriceService,
  PaketAdminService,
  PaketeService,
  PdfPasswordService,
  PublicFactsService,
} from '#institution';
import { PdfService } from '#pdf';
import { UploadSlots } from '#platform';
import type { Services } from '#setup';
import type { WebServices } from '../web/context.ts';

/** Collects the services that the screens call. */
export function webServices(services: Services): WebServices {
  return {
    logins: services.get(LoginService),
    ownPassword: services.get(OwnPasswordService),
    passwordChanges: services.get(PasswordChangeService),
    accounts: services.get(AccountService),
    users: services.get(UsersService),
    userAdmin: services.get(UserAdminService),
    roles: services.get(RolesService),
    roleAdmin: services.get(RoleAdminService),
    colleagues: services.get(ColleaguesService),
    contracts: services.get(ContractService),
    consents: services.get(DataConsentService),
    sessions: services.get(SessionService),
    institutions: services.get(InstitutionService),
    contacts: services.get(ContactDataService),
    pdfPasswords: services.get(PdfPasswordService),
    publicFacts: services.get(PublicFactsService),
    krankenkassen: services.get(KrankenkassenService),
    krankenkassenAdmin: services.get(KrankenkassenAdminService),
    ownKrankenkassen: services.get(OwnKrankenkassenService),
    calculationMethod: services.get(CalculationMethodService),
    tables: {
      krankenkassen: services.get(KrankenkassenTableService),
      wettbewerber: services.get(CompetitorTableService),
      preise: services.get(OwnPriceTableService),
      produkte: services.get(ProductTableService),
    },
    pakete: services.get(PaketeService),
    paketAdmin: services.get(PaketAdminService),
    ownPrices: services.get(OwnPriceService),
    ownPriceAdmin: services.get(OwnPriceAdminService),
    settingsTransfer: services.get(SettingsTransferService),
    products: services.get(ProductService),
    productAdmin: services.get(ProductAdminService),
    productRemoval: services.get(ProductRemovalService),
    competitors: services.get(CompetitorService),
    competitorAdmin: services.get(CompetitorAdminService),
    definitions: services.get(DefinitionService),
    methodExamples: services.get(MethodExampleService),
    careDefinitions: services.get(CareDefinitionsService),
    consultationVersion: services.get(ConsultationVersionService),
    pdfs: services.get(PdfService),
    uploads: services.get(UploadSlots),
  };
}
