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
import { actorOf } from '../calls/session.guard.ts';

/** Lets a call with a file read it only once there is a slot for it. */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  constructor(@Inject(UploadSlots) private readonly slots: UploadSlots) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    // What the call is asked is read within `handle`, the file among it.
    const work = () => lastValueFrom(next.handle());
    const { raw } = context.switchToHttp().getRequest<{ readonly raw: IncomingMessage }>();
    return from(
      this.slots.within(actorOf(context), work).catch(async (error: unknown) => {
        await letPass(raw);
        throw error;
      }),
    );
  }
}

/** Who is refused unread would find the connection broken, and no answer, while still sending. Nothing of it is kept. */
async function letPass(request: IncomingMessage): Promise<void> {
  if (request.readableDidRead) return;
  request.resume();
  await finished(request).catch(() => {});
}
