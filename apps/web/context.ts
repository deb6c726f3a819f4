import type {
  AccountService,
  ContractService,
  DataConsentService,
  Login,
  LoginService,
  OwnPasswordService,
  PasswordChangeService,
  SessionEnd,
  SessionService,
} from '#auth';
import type { CompetitorService, ProductService } from '#catalogue';
import type { DefinitionService } from '#consultation';
import type {
  InstitutionService,
  KrankenkassenService,
  OwnPriceService,
  PublicFactsService,
} from '#institution';
import type { PdfService } from '#pdf';
import type { ImprintFact } from '#platform';
import type { CalendarDay } from '#platform/domain';

/** The services behind the screens; the server hands them in, so that the web build holds no copy of them. */
export interface WebServices {
  readonly logins: LoginService;
  readonly ownPassword: OwnPasswordService;
  readonly passwordChanges: PasswordChangeService;
  readonly accounts: AccountService;
  readonly contracts: ContractService;
  readonly consents: DataConsentService;
  readonly sessions: SessionService;
  readonly institutions: InstitutionService;
  readonly publicFacts: PublicFactsService;
  readonly krankenkassen: KrankenkassenService;
  readonly ownPrices: OwnPriceService;
  readonly products: ProductService;
  readonly competitors: CompetitorService;
  readonly definitions: DefinitionService;
  readonly pdfs: PdfService;
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    readonly services: WebServices;
    /** Allows this response's own inline scripts and no others. */
    readonly cspNonce: string;
    readonly vendorName: string;
    /** Lines that the operator adds to the imprint. */
    readonly imprint: readonly ImprintFact[];
    /** The calendar day in Berlin. */
    today(): CalendarDay;
    /** Who is logged in; asked once a request. */
    login(): Promise<Login | null>;
    /** Why the session that this request names has ended, where that is known. */
    sessionEnd(): Promise<SessionEnd | null>;
    /** Token of this request's session cookie. */
    sessionToken(): string | null;
    /** `Set-Cookie` that starts a session, or ends it where the token is null. */
    sessionCookie(token: string | null): string;
    /** Key, base64, under which the browser keeps the draft of a user. */
    draftKey(userId: number): string;
  }
}
