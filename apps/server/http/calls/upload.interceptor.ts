import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { UploadSlots } from '#platform';
import { type CallRequest, callOf, sessionOf } from '#platform/http';

/** Lets a call read its file only once it has an upload slot. */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  constructor(@Inject(UploadSlots) private readonly slots: UploadSlots) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (callOf(context.getHandler())?.file === undefined) return next.handle();
    // `handle` reads the input, including the file.
    const work = () => lastValueFrom(next.handle());
    const request = context.switchToHttp().getRequest<CallRequest & { readonly raw: IncomingMessage }>();
    const { raw } = request;
    const actor = sessionOf(request)?.actor;
    if (actor === undefined) throw new Error(`${context.getHandler().name} takes a file from anybody.`);
    return from(
      this.slots.within(actor, work).catch(async (error: unknown) => {
        await letPass(raw);
        throw error;
      }),
    );
  }
}

/** Discards the body of a refused upload, because its sender would only see a reset connection. */
async function letPass(request: IncomingMessage): Promise<void> {
  if (request.readableDidRead) return;
  request.resume();
  await finished(request).catch(() => {});
}
