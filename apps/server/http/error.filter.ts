import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { errorAnswer } from './error-answer.ts';

/** What the filter uses of Fastify's request and reply. */
interface LoggingRequest {
  readonly log: { error(facts: { readonly err: unknown }, message: string): void };
}
interface Reply {
  readonly sent: boolean;
  code(status: number): Reply;
  type(contentType: string): Reply;
  send(body: unknown): unknown;
}

/** Answers every failed call as JSON; what nobody foresaw is logged besides. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<LoggingRequest>();
    const reply = host.switchToHttp().getResponse<Reply>();
    const { status, body } = errorAnswer(error);
    if (status === 500) request.log.error({ err: error }, 'call failed');
    if (!reply.sent) void reply.code(status).type('application/json; charset=utf-8').send(body);
  }
}
