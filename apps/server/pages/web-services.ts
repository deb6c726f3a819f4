import {
  AccountService,
  AuditTrailService,
  DeletedInstitutionsService,
  DeletedUsersService,
  DraftKeyService,
  FirstDayService,
  InstitutionsService,
  LoginService,
  NoticesService,
  OverviewService,
  OwnPasswordService,
  OwnSessionsService,
  RolesService,
  SecondFactorService,
  SecondStepService,
  SessionService,
  UserDirectoryService,
  UsersService,
} from '#auth';
import { ProductService, ProductTableService } from '#catalogue';
import {
  CareDefinitionsService,
  ConsultationVersionService,
  DefinitionAdminService,
  DefinitionService,
  MethodExampleService,
  RecommendationAdminService,
  RecommendationService,
  SettingsTransferService,
  SetUpListService,
  TakeBackService,
} from '#consultation';
import {
  AdmTableService,
  CalculationMethodService,
  ContactDataService,
  DeclarationWordingService,
  InstitutionService,
  KrankenkassenService,
  MatchingTableService,
  OfferCountService,
  OwnPriceService,
  PdfPasswordService,
  PublicFactsService,
} from '#institution';
import { ContractFormAdminService, ContractFormService } from '#pdf';
import { RecordServices } from '#platform';
import { type Services, TableServices } from '#setup';

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
    accounts: services.get(AccountService),
    users: services.get(UsersService),
    userDirectory: services.get(UserDirectoryService),
    roles: services.get(RolesService),
    institutionList: services.get(InstitutionsService),
    deletedUsers: services.get(DeletedUsersService),
    deletedInstitutions: services.get(DeletedInstitutionsService),
    notices: services.get(NoticesService),
    sessions: services.get(SessionService),
    draftKeys: services.get(DraftKeyService),
    institutions: services.get(InstitutionService),
    contacts: services.get(ContactDataService),
    pdfPasswords: services.get(PdfPasswordService),
    publicFacts: services.get(PublicFactsService),
    krankenkassen: services.get(KrankenkassenService),
    calculationMethod: services.get(CalculationMethodService),
    declarationWordings: services.get(DeclarationWordingService),
    /** Tables that are exported and imported as files, by their names in addresses. */
    tables: services.get(TableServices),
    matchingTable: services.get(MatchingTableService),
    admTable: services.get(AdmTableService),
    /** The plain lists of the vendor's. */
    records: services.get(RecordServices),
    ownPrices: services.get(OwnPriceService),
    settingsTransfer: services.get(SettingsTransferService),
    products: services.get(ProductService),
    productTable: services.get(ProductTableService),
    takeBacks: services.get(TakeBackService),
    definitions: services.get(DefinitionService),
    definitionAdmin: services.get(DefinitionAdminService),
    recommendationAdmin: services.get(RecommendationAdminService),
    methodExamples: services.get(MethodExampleService),
    careDefinitions: services.get(CareDefinitionsService),
    consultationVersion: services.get(ConsultationVersionService),
    auditTrail: services.get(AuditTrailService),
    offerCounts: services.get(OfferCountService),
    overview: services.get(OverviewService),
    setUpList: services.get(SetUpListService),
    firstDay: services.get(FirstDayService),
    recommendations: services.get(RecommendationService),
    contractForms: services.get(ContractFormService),
    contractFormAdmin: services.get(ContractFormAdminService),
  };
}
