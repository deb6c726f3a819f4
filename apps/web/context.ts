import type { Login, SessionEnd } from '#auth';
import type { ImprintFact, Matomo } from '#platform';
import type { Actor, CalendarDay, DomainError } from '#platform/domain';
import type { WebServices } from '../server/pages/web-services.ts';

/** The services behind the screens; the server hands them in, so that the web build holds no copy of them. */
export type { WebServices };

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
