import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import { AuditLog } from '#platform';
import { isDomainError, isPostponed } from '#platform/domain';
import { type CallRequest, sessionOf } from '#platform/http';
import { errorAnswer } from '../../answers/error-answer.ts';
import { DatabaseTrouble } from '../../operations/database-trouble.ts';
import { HiddenCall } from './call.guard.ts';

/** The used parts of Fastify's request and reply. */
interface LoggingRequest extends CallRequest {
  readonly log: { error(facts: { readonly err: unknown }, message: string): void };
}
interface Reply {
  readonly sent: boolean;
  code(status: number): Reply;
  headers(values: Readonly<Record<string, string>>): Reply;
  type(contentType: string): Reply;
  send(body: unknown): unknown;
}

/**
 * Answers every failed call as JSON. Unexpected errors and outages are also logged, and missing rights recorded in
 * the audit log.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(DatabaseTrouble) private readonly trouble: DatabaseTrouble,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<LoggingRequest>();
    const reply = host.switchToHttp().getResponse<Reply>();
    const { status, headers = {}, body } = errorAnswer(error);
    if (status >= 500 && !isPostponed(error) && !this.trouble.note(error))
      request.log.error({ err: error }, 'call failed');
    const answer = () => {
      if (reply.sent) return;
      void reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
    };
    if (body.error !== 'forbidden' && !(error instanceof HiddenCall)) {
      answer();
      return;
    }
    this.note(request, error).then(answer, (err: unknown) => {
      if (!this.trouble.note(err)) request.log.error({ err }, 'a refusal was not noted');
      answer();
    });
  }

  /** Without a login, the bot check has refused and recorded it. */
  private async note(request: LoggingRequest, error: unknown): Promise<void> {
    const caller = sessionOf(request);
    if (caller !== undefined)
      await this.audit.countMissingRight(
        caller.actor,
        request.routeOptions.url ?? '',
        isDomainError(error) ? error.attempt : undefined,
      );
  }
}
