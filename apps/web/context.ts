import type { Login, SessionEnd } from '#auth';
import type { ImprintFact, Matomo } from '#platform';
import type { Actor, CalendarDay, DomainError } from '#platform/domain';
import type { WebServices } from '../server/pages/web-services.ts';

/**
 * The services behind the screens. The server passes them in, so that the web build contains no copy of them.
 */
export type { WebServices };

declare module '@remix-run/node' {
  interface AppLoadContext {
    readonly services: WebServices;
    /** Nonce of this response's inline scripts. */
    readonly cspNonce: string;
    readonly vendorName: string;
    /** Whether mails reach people; without a mail server they stay in a folder. */
    readonly hasMailServer: boolean;
    /** Days after which a deleted institution is deleted permanently; null: by hand alone. */
    readonly deletedKeepDays: number | null;
    /** The Matomo server that counts visits if the visitor agrees; null for none. */
    readonly matomo: Matomo | null;
    /** Lines that the operator adds to the imprint. */
    readonly imprint: readonly ImprintFact[];
    /** The calendar day in Berlin. */
    today(): CalendarDay;
    /** The logged-in user; looked up once per request. */
    login(): Promise<Login | null>;
    /** The logged-in user, for background requests of a window: does not extend the session. */
    loginUnnoticed(): Promise<Login | null>;
    /** Why the session of this request's cookie has ended, if known. */
    sessionEnd(): Promise<SessionEnd | null>;
    /** Token of this request's session cookie. */
    sessionToken(): string | null;
    /** Logs an unexpected failure of a page for the operator. */
    noteFailure(error: unknown): void;
    /** The error shown if a request failed because of the database; null if it failed for another reason. */
    databaseRefusal(error: unknown): DomainError | null;
    /** Audits that a user lacks the right to a path. */
    noteMissingRight(actor: Actor, path: string): Promise<void>;
    /** JSON response for a read model's object; each object is serialized once. */
    cachedJson(source: object): Promise<Response>;
    /** A table's CSV as a download; above the limit of an import a ZIP archive of parts. */
    tableDownload(name: string, csv: string): Promise<Response>;
    /** `Set-Cookie` that starts a session, or ends it if the token is null. */
    sessionCookie(token: string | null): string;
    /** Token of the cookie between password and second factor. */
    stepToken(): string | null;
    /** `Set-Cookie` that starts the second step of a login, or ends it if the token is null. */
    stepCookie(token: string | null): string;
    /** Path of the page that was asked for before the login. */
    askedPath(): string | null;
    /** `Set-Cookie` that keeps a path for after the login, or forgets it. */
    askedCookie(path: string | null): string;
    /**
     * Waits for permission to render the page; false if the client has gone or too many requests are waiting.
     */
    mayRender(): Promise<boolean>;
  }
}
