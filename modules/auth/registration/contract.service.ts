import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { applyForFullVersion, type Institution } from '#institution';
import { AuditLog, Clock } from '#platform';
import { type Actor, DomainError, requireUser } from '#platform/domain';
import { User } from '../entities/user.entity.ts';
import { LinkTokens } from '../links/link-tokens.ts';
import { ContactService } from './contact.service.ts';

/** Where the papers of the contract go. */
export interface Application {
  readonly mail: string;
  /** False where the institution had applied already, or is in no trial: then nothing has changed. */
  readonly changed: boolean;
}

/** Lets an institution in its trial, or behind it, apply for the full version (readings, section 4). */
@Injectable()
export class ContractService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(ContactService) private readonly contact: ContactService,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /** Applies for the institution of the actor. */
  async apply(actor: Actor): Promise<Application> {
    const { userId } = requireUser(actor);
    return this.tellVendor(await this.em.fork().transactional((em) => this.change(em, userId)));
  }

  /**
   * Applies with the token that a login after the trial gives (code 6); the token opens nothing else, once.
   * @throws DomainError `unauthenticated` for a token that counts no longer, or is another user's
   */
  async applyWithToken(userId: number, token: string): Promise<Application> {
    return this.tellVendor(
      await this.em.fork().transactional(async (em) => {
        if (!(await this.links.redeem(userId, 'contract', token, em)))
          throw new DomainError('unauthenticated', 'Bitte melden Sie sich noch einmal an.');
        return this.change(em, userId);
      }),
    );
  }

  private async change(em: EntityManager, userId: number) {
    const user = await em.findOneOrFail(User, userId, { populate: ['institution'] });
    const institution = user.institution as Institution;
    const changed = await applyForFullVersion(em, institution.id, this.clock.today());
    if (changed)
      await this.audit.note({ userId }, 'contract-applied-for', { institution: institution.id }, em);
    return { mail: user.mail ?? institution.email, changed, institution };
  }

  /** The application stands, whether the vendor's mail can be reached or not. */
  private async tellVendor(made: Application & { readonly institution: Institution }): Promise<Application> {
    const { mail, changed, institution } = made;
    if (changed)
      await this.contact.tellOfApplication(institution, mail).catch((error: unknown) => {
        new Logger(ContractService.name).error(
          `The vendor was not told of an application (${Object(error).code}).`,
        );
      });
    return { mail, changed };
  }
}
