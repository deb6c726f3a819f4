import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { applyForFullVersion, type Institution } from '#institution';
import { trialDaysLeft } from '#institution/domain';
import { AuditLog, Clock } from '#platform';
import { type Actor, type CalendarDay, DomainError, requireUser } from '#platform/domain';
import { LinkTokens } from '../links/link-tokens.ts';
import { ContactService } from '../messages/contact.service.ts';
import { ASK_THE_ADMINISTRATOR, mayApply } from '../roles/may-apply.ts';
import { endAccessOfInstitution } from '../session/end-access.ts';
import { User } from '../users/user.entity.ts';

/** Where to send the contract documents. */
export interface Application {
  readonly mail: string;
  /** False if the institution has already applied or is not in a trial; nothing has changed then. */
  readonly changed: boolean;
}

const LOG_IN_AGAIN = 'Bitte melden Sie sich noch einmal an.';

/** Lets an institution apply for the full version during or after its trial. */
@Injectable()
export class ContractService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(ContactService) private readonly contact: ContactService,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Applies for the actor's institution.
   * @throws DomainError `forbidden` unless the actor is main user or may edit the contact data
   */
  async apply(actor: Actor): Promise<Application> {
    const { userId } = requireUser(actor);
    return this.tellVendor(await this.em.fork().transactional((em) => this.change(em, userId)));
  }

  /**
   * Applies with the one-time token of a login after the trial (code 6).
   * @throws DomainError `unauthenticated` for an invalid token or another user's; `forbidden` as `apply`
   */
  async applyWithToken(userId: number, token: string): Promise<Application> {
    return this.tellVendor(
      await this.em.fork().transactional(async (em) => {
        if (!(await this.links.redeem(userId, 'contract', token, em)))
          throw new DomainError('unauthenticated', LOG_IN_AGAIN);
        return this.change(em, userId);
      }),
    );
  }

  private async change(em: EntityManager, userId: number) {
    const today = this.clock.today();
    const user = await em.findOneOrFail(User, userId, { populate: ['institution.paket', 'role.rechte'] });
    if (user.inactive || user.loginKey == null) throw new DomainError('unauthenticated', LOG_IN_AGAIN);
    const rights = new Set(user.role?.rechte.getItems().map(({ name }) => name));
    if (!mayApply(user.role?.id ?? null, rights)) throw new DomainError('forbidden', ASK_THE_ADMINISTRATOR);
    const institution = user.institution as Institution;
    const { testphase, testbeginn, paket } = institution;
    const trial = {
      testphase,
      testbeginn: (testbeginn ?? null) as CalendarDay | null,
      testphasendauer: paket.Testphasendauer,
    };
    const changed = await applyForFullVersion(em, institution.id, today);
    // What the trial's end had ended does not come back.
    if (changed && (trialDaysLeft(trial, today) ?? 1) <= 0) await endAccessOfInstitution(em, institution.id);
    if (changed)
      await this.audit.note({ userId }, 'contract-applied-for', { institution: institution.id }, em);
    return { mail: user.mail ?? institution.email, changed, institution };
  }

  /** The application is valid even if the vendor cannot be reached. */
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
