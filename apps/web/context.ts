import type {
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
  Login,
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
  SessionEnd,
  SessionService,
  UserAdminService,
  UserDirectoryService,
  UsersService,
} from '#auth';
import type {
  ProductAdminService,
  ProductImageService,
  ProductService,
  ProductTableService,
} from '#catalogue';
import type {
  CareDefinitionsService,
  ConsultationVersionService,
  DefinitionAdminService,
  DefinitionService,
  MethodExampleService,
  OwnPriceAdminService,
  OwnPriceTableService,
  ProductRemovalService,
  RateLoweringPreviewService,
  RecommendationAdminService,
  RecommendationService,
  RecommendationTableService,
  SettingsTransferService,
} from '#consultation';
import type {
  AdmTableService,
  CalculationMethodService,
  ContactDataService,
  InstitutionService,
  KrankenkassenService,
  MatchingTableService,
  OfferCountService,
  OwnKrankenkassenService,
  OwnPriceService,
  PdfPasswordService,
  PublicFactsService,
  RateLoweringService,
} from '#institution';
import type { PdfService } from '#pdf';
import type { ImprintFact, Matomo, RecordServices, TableService, UploadSlots } from '#platform';
import type { Actor, CalendarDay, DomainError, TableRow } from '#platform/domain';

/** The services behind the screens; the server hands them in, so that the web build holds no copy of them. */
export interface WebServices {
  readonly logins: LoginService;
  readonly secondSteps: SecondStepService;
  readonly secondFactors: SecondFactorService;
  readonly ownSessions: OwnSessionsService;
  readonly ownPassword: OwnPasswordService;
  readonly passwordChanges: PasswordChangeService;
  readonly recentPasswords: RecentPasswordService;
  readonly accounts: AccountService;
  readonly users: UsersService;
  readonly userAdmin: UserAdminService;
  readonly userDirectory: UserDirectoryService;
  readonly roles: RolesService;
  readonly roleAdmin: RoleAdminService;
  readonly colleagues: ColleaguesService;
  readonly institutionList: InstitutionsService;
  readonly institutionAdmin: InstitutionAdminService;
  readonly deletedUsers: DeletedUsersService;
  readonly deletedInstitutions: DeletedInstitutionsService;
  readonly institutionRemoval: InstitutionRemovalService;
  readonly contracts: ContractService;
  readonly consents: DataConsentService;
  readonly introductions: IntroductionService;
  readonly notices: NoticesService;
  readonly sessions: SessionService;
  readonly institutions: InstitutionService;
  readonly contacts: ContactDataService;
  readonly pdfPasswords: PdfPasswordService;
  readonly publicFacts: PublicFactsService;
  readonly krankenkassen: KrankenkassenService;
  readonly ownKrankenkassen: OwnKrankenkassenService;
  readonly rateLowering: RateLoweringService;
  readonly rateLoweringPreviews: RateLoweringPreviewService;
  /** Tables that are taken out and put in as files, by their names in addresses. */
  readonly calculationMethod: CalculationMethodService;
  readonly tables: ReadonlyMap<string, TableService<TableRow>>;
  readonly matchingTable: MatchingTableService;
  readonly admTable: AdmTableService;
  /** The plain lists of the vendor's. */
  readonly records: RecordServices;
  readonly ownPrices: OwnPriceService;
  readonly ownPriceAdmin: OwnPriceAdminService;
  readonly settingsTransfer: SettingsTransferService;
  readonly products: ProductService;
  readonly productAdmin: ProductAdminService;
  readonly productImages: ProductImageService;
  readonly productRemoval: ProductRemovalService;
  readonly definitions: DefinitionService;
  readonly definitionAdmin: DefinitionAdminService;
  readonly recommendationAdmin: RecommendationAdminService;
  readonly methodExamples: MethodExampleService;
  readonly careDefinitions: CareDefinitionsService;
  readonly consultationVersion: ConsultationVersionService;
  readonly auditTrail: AuditTrailService;
  readonly offerCounts: OfferCountService;
  readonly overview: OverviewService;
  readonly recommendations: RecommendationService;
  readonly pdfs: PdfService;
  /** Bounds how many files are read at the same time. */
  readonly uploads: UploadSlots;
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    readonly services: WebServices;
    /** Allows this response's own inline scripts and no others. */
    readonly cspNonce: string;
    readonly vendorName: string;
    /** Who counts this visit where the visitor agrees; null: nobody is asked. */
    readonly matomo: Matomo | null;
    /** Lines that the operator adds to the imprint. */
    readonly imprint: readonly ImprintFact[];
    /** The calendar day in Berlin. */
    today(): CalendarDay;
    /** Who is logged in; asked once a request. */
    login(): Promise<Login | null>;
    /** Who is logged in, for what a window asks by itself: the session is not lengthened by it. */
    loginUnnoticed(): Promise<Login | null>;
    /** Why the session that this request names has ended, where that is known. */
    sessionEnd(): Promise<SessionEnd | null>;
    /** Token of this request's session cookie. */
    sessionToken(): string | null;
    /** Notes what a page answers as out of order, for whoever runs the installation. */
    noteFailure(error: unknown): void;
    /** What somebody is told whose request failed because of the database; null where that is not why. */
    databaseRefusal(error: unknown): DomainError | null;
    /** Notes that somebody lacks the right to what was asked for at a path. */
    noteRefusal(actor: Actor, path: string): Promise<void>;
    /** An answer with what a read model gave, as JSON; each text of it is made once. */
    cachedJson(source: object): Promise<Response>;
    /** `Set-Cookie` that starts a session, or ends it where the token is null. */
    sessionCookie(token: string | null): string;
    /** Token of the cookie between password and second factor. */
    stepToken(): string | null;
    /** `Set-Cookie` that begins a second step of a login, or ends it where the token is null. */
    stepCookie(token: string | null): string;
    /** Key, base64, under which the browser keeps the draft of a user's consultation, or what they type in forms. */
    draftKey(userId: number, of?: 'draft' | 'forms'): string;
    /**
     * Fields of a form in parts, its file among them, read without holding other requests up.
     * @throws Error for a form that is broken, or holds more than forms do
     */
    readParts(request: Request): Promise<readonly (readonly [name: string, value: FormDataEntryValue])[]>;
    /** Waits until the page may be rendered; false where nobody waits for it any more, or too many do. */
    mayRender(): Promise<boolean>;
  }
}
