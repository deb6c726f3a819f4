import {
  AccountService,
  AuditTrailService,
  ColleaguesService,
  ContractService,
  DataConsentService,
  DeletedInstitutionsService,
  InstitutionAdminService,
  InstitutionRemovalService,
  InstitutionsService,
  LoginService,
  OverviewService,
  OwnPasswordService,
  OwnSessionsService,
  PasswordChangeService,
  RoleAdminService,
  RolesService,
  SecondFactorService,
  SecondStepService,
  SessionService,
  UserAdminService,
  UserDirectoryService,
  UsersService,
} from '#auth';
import {
  CompetitorAdminService,
  CompetitorService,
  ProductAdminService,
  ProductImageService,
  ProductService,
} from '#catalogue';
import {
  CareDefinitionsService,
  ConsultationVersionService,
  DefinitionAdminService,
  DefinitionService,
  MethodExampleService,
  OwnPriceAdminService,
  ProductRemovalService,
  RecommendationAdminService,
  RecommendationService,
  SettingsTransferService,
} from '#consultation';
import {
  CalculationMethodService,
  ContactDataService,
  InstitutionService,
  KrankenkassenAdminService,
  KrankenkassenService,
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
import { TABLE_SERVICES } from './table-services.ts';

/** Collects the services that the screens call. */
export function webServices(services: Services): WebServices {
  return {
    logins: services.get(LoginService),
    secondSteps: services.get(SecondStepService),
    secondFactors: services.get(SecondFactorService),
    ownSessions: services.get(OwnSessionsService),
    ownPassword: services.get(OwnPasswordService),
    passwordChanges: services.get(PasswordChangeService),
    accounts: services.get(AccountService),
    users: services.get(UsersService),
    userAdmin: services.get(UserAdminService),
    userDirectory: services.get(UserDirectoryService),
    roles: services.get(RolesService),
    roleAdmin: services.get(RoleAdminService),
    colleagues: services.get(ColleaguesService),
    institutionList: services.get(InstitutionsService),
    institutionAdmin: services.get(InstitutionAdminService),
    deletedInstitutions: services.get(DeletedInstitutionsService),
    institutionRemoval: services.get(InstitutionRemovalService),
    contracts: services.get(ContractService),
    consents: services.get(DataConsentService),
    sessions: services.get(SessionService),
    productImages: services.get(ProductImageService),
    institutions: services.get(InstitutionService),
    contacts: services.get(ContactDataService),
    pdfPasswords: services.get(PdfPasswordService),
    publicFacts: services.get(PublicFactsService),
    krankenkassen: services.get(KrankenkassenService),
    krankenkassenAdmin: services.get(KrankenkassenAdminService),
    ownKrankenkassen: services.get(OwnKrankenkassenService),
    calculationMethod: services.get(CalculationMethodService),
    tables: tablesOf(services),
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
    definitionAdmin: services.get(DefinitionAdminService),
    recommendationAdmin: services.get(RecommendationAdminService),
    methodExamples: services.get(MethodExampleService),
    careDefinitions: services.get(CareDefinitionsService),
    consultationVersion: services.get(ConsultationVersionService),
    auditTrail: services.get(AuditTrailService),
    overview: services.get(OverviewService),
    recommendations: services.get(RecommendationService),
    pdfs: services.get(PdfService),
    uploads: services.get(UploadSlots),
  };
}

function tablesOf(services: Services): WebServices['tables'] {
  const tables = Object.entries(TABLE_SERVICES).map(([name, service]) => [
    name,
    services.get<object>(service),
  ]);
  return Object.fromEntries(tables) as WebServices['tables'];
}
