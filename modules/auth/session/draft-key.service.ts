import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#platform';
import { type Actor, requireUser } from '#platform/domain';

/** The keys under which the browser keeps a user's drafts; they are derived, so that none is stored. */
@Injectable()
export class DraftKeyService {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Base64 key of the draft of the actor's consultation, or of their form drafts. */
  own(actor: Actor, of: 'draft' | 'forms' = 'draft'): string {
    const { userId } = requireUser(actor);
    return createHmac('sha256', this.config.secretKey).update(`${of}:${userId}`).digest('base64');
  }
}
