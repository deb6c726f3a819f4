import {
  AccountService,
  AuditTrailService,
  ColleaguesService,
  ContractService,
  DataConsentService,
  DeletedInstitutionsService,
  DeletedUsersService,
  InstitutionAdminService,
  InstitutionRemovalService,
  InstitutionsService,
  IntroductionService,
  LoginService,
  NoticesService,
  OverviewService,
  OwnPasswordService,
  OwnSessionsService,
  PasswordChangeService,
  RecentPasswordService,
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
  RateLoweringPreviewService,
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
  OfferCountService,
  OwnKrankenkassenService,
  OwnPriceService,
  PaketAdminService,
  PaketeService,
  PdfPasswordService,
  PublicFactsService,
  RateLoweringService,
} from '#institution';
import { PdfService } from '#pdf';
import { UploadSlots } from '#platform';
import type { Services } from '#setup';
import { TABLE_SERVICES } from '../table-services.ts';

/** The services that the screens call, by their names in a page's load context. */
export type WebServices = ReturnType<typeof webServices>;

/** Collects the services that the screens call. */
export function webServices(services: Services) {
  return {
    logins: services.get(LoginService),
    secondSteps: services.get(SecondStepService),
    secondFactors: services.get(SecondFactorService),
    ownSessions: services.get(OwnSessionsService),
    ownPassword: services.get(OwnPasswordService),
    passwordChanges: services.get(PasswordChangeService),
    recentPasswords: services.get(RecentPasswordService),
    accounts: services.get(AccountService),
    users: services.get(UsersService),
    userAdmin: services.get(UserAdminService),
    userDirectory: services.get(UserDirectoryService),
    roles: services.get(RolesService),
    roleAdmin: services.get(RoleAdminService),
    colleagues: services.get(ColleaguesService),
    institutionList: services.get(InstitutionsService),
    institutionAdmin: services.get(InstitutionAdminService),
    deletedUsers: services.get(DeletedUsersService),
    deletedInstitutions: services.get(DeletedInstitutionsService),
    institutionRemoval: services.get(InstitutionRemovalService),
    contracts: services.get(ContractService),
    consents: services.get(DataConsentService),
    introductions: services.get(IntroductionService),
    notices: services.get(NoticesService),
    sessions: services.get(SessionService),
    productImages: services.get(ProductImageService),
    institutions: services.get(InstitutionService),
    contacts: services.get(ContactDataService),
    pdfPasswords: services.get(PdfPasswordService),
    publicFacts: services.get(PublicFactsService),
    krankenkassen: services.get(KrankenkassenService),
    krankenkassenAdmin: services.get(KrankenkassenAdminService),
    ownKrankenkassen: services.get(OwnKrankenkassenService),
    rateLowering: services.get(RateLoweringService),
    rateLoweringPreviews: services.get(RateLoweringPreviewService),
    calculationMethod: services.get(CalculationMethodService),
    /** Tables that are exported and imported as files, by their names in addresses. */
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
    offerCounts: services.get(OfferCountService),
    overview: services.get(OverviewService),
    recommendations: services.get(RecommendationService),
    pdfs: services.get(PdfService),
    /** Bounds how many files are read at the same time. */
    uploads: services.get(UploadSlots),
  };
}

/** The service of each table. */
type TableServices = {
  readonly [Name in keyof typeof TABLE_SERVICES]: InstanceType<(typeof TABLE_SERVICES)[Name]>;
};

function tablesOf(services: Services): TableServices {
  const tables = Object.entries(TABLE_SERVICES).map(([name, service]) => [
    name,
    services.get<object>(service),
  ]);
  return Object.fromEntries(tables) as TableServices;
}
