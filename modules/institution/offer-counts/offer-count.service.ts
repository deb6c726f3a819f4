import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, type RateLimit, RateLimiter } from '#platform';
import {
  type Actor,
  type CalendarDay,
  DomainError,
  requireAnyRight,
  requireUser,
  requireVendor,
} from '#platform/domain';
import { type AllOfferCounts, firstOfTwelve, monthOf, type OfferCounts } from './offer-counts.ts';

/** Per institution: more than all of its advisers could make. */
const MOST: RateLimit = { name: 'offers', most: 300, minutes: 60 };

/** One statement, so that concurrent offers in any process all count. */
const COUNT = `
  insert into offer_count (institution_id, month, offers) values (?, ?, 1)
  on conflict (institution_id, month) do update set offers = offer_count.offers + 1`;

interface Sums {
  readonly present: number | string | null;
  readonly twelve: number | string | null;
  readonly institutions: number | string;
}

/**
 * Counts offers by institution and month, and stores nothing else of them (docs/decisions/0038). The audit
 * log records neither time nor user.
 */
@Injectable()
export class OfferCountService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
  ) {}

  /**
   * Counts one offer of the actor's institution.
   * @throws DomainError `forbidden` without the right to create documents; `limit` above 300 an hour
   */
  async count(actor: Actor): Promise<void> {
    requireAnyRight(actor, ['pdf_anzeig', 'pdf_vers']);
    const { institutionId } = requireUser(actor);
    if ((await this.limiter.count(MOST, `institution ${institutionId}`)) !== null)
      throw new DomainError('limit', 'Es wurden zu viele Angebote in kurzer Zeit gezählt.');
    await this.em.fork().execute(COUNT, [institutionId, monthOf(this.clock.today())]);
  }

  /** The counts of the actor's institution. */
  async own(actor: Actor): Promise<OfferCounts> {
    const { institutionId } = requireUser(actor);
    const { institutions: _, ...counts } = await sumsUntil(this.em.fork(), this.clock.today(), institutionId);
    return counts;
  }

  /** The counts of all institutions, for the vendor's staff; includes deleted ones whose rows are kept. */
  async all(actor: Actor): Promise<AllOfferCounts> {
    requireVendor(actor);
    return sumsUntil(this.em.fork(), this.clock.today(), null);
  }
}

/** Sums of a day's month and of the twelve months ending with it, for one institution or, with null, all. */
async function sumsUntil(
  em: SqlEntityManager,
  today: CalendarDay,
  institutionId: number | null,
): Promise<AllOfferCounts> {
  const month = monthOf(today);
  const [row]: Sums[] = await em.execute(
    `select sum(case when month = ? then offers else 0 end) as present, sum(offers) as twelve,
       count(distinct institution_id) as institutions
     from offer_count where month between ? and ? ${institutionId === null ? '' : 'and institution_id = ?'}`,
    [month, firstOfTwelve(month), month, ...(institutionId === null ? [] : [institutionId])],
  );
  return {
    month,
    thisMonth: Number(row?.present ?? 0),
    twelveMonths: Number(row?.twelve ?? 0),
    institutions: Number(row?.institutions ?? 0),
  };
}
