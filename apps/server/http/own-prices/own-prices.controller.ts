import { Inject } from '@nestjs/common';
import { OwnPriceAdminService } from '#consultation';
import { OwnPriceService } from '#institution';
import { type OwnPrices, ownPricesInput, type StoredPrices } from '#institution/domain';
import { checked } from '#platform';
import { type Cents, changedMeanwhile, refusedAs, toDecimal, type UserActor } from '#platform/domain';
import { IfMatch, isNamed } from '../answers/if-match.ts';
import { Call, Calls } from '../calls/call.decorator.ts';
import { Caller } from '../calls/session.guard.ts';
import type { AnswerOf, InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { clearPricesCall, ownPricesCall, setPricesCall } from './own-prices-calls.ts';

/** An institution's own prices: size id to gross euros per pack, as text with a dot and two decimals. */
@Calls()
export class OwnPricesController {
  private readonly responses = new ResponseCache<object, AnswerOf<typeof ownPricesCall>>();

  constructor(
    @Inject(OwnPriceService) private readonly prices: OwnPriceService,
    @Inject(OwnPriceAdminService) private readonly admin: OwnPriceAdminService,
  ) {}

  @Call(ownPricesCall)
  async own(@Input() { institutionsid }: InputOf<typeof ownPricesCall>, @Caller() actor: UserActor) {
    return this.answerOf(await this.prices.own(actor, institutionsid));
  }

  @Call(setPricesCall)
  async set(
    @Input() { institutionsid, prices, version }: InputOf<typeof setPricesCall>,
    @IfMatch() named: string | undefined,
    @Caller() actor: UserActor,
  ) {
    return this.write(institutionsid ?? actor.institutionId, async () => {
      const seen = await this.versionOf(actor, institutionsid, named);
      const given = checked(ownPricesInput, { version: version ?? seen, prices });
      return this.admin.replace(actor, given, institutionsid);
    });
  }

  @Call(clearPricesCall)
  async clear(
    @Input() { institutionsid, version }: InputOf<typeof clearPricesCall>,
    @IfMatch() named: string | undefined,
    @Caller() actor: UserActor,
  ) {
    return this.write(institutionsid ?? actor.institutionId, async () => {
      const seen = await this.versionOf(actor, institutionsid, named);
      return this.admin.clear(actor, institutionsid, version ?? seen);
    });
  }

  /** The version of the prices that ETags name. @throws DomainError `conflict` if it is outdated */
  private async versionOf(actor: UserActor, institutionsid: number | undefined, named: string | undefined) {
    if (named === undefined) return undefined;
    const { version, prices } = await this.prices.stored(actor, institutionsid);
    if (await isNamed(named, this.answerOf(prices))) return version;
    throw changedMeanwhile({ version, prices: Object.fromEntries(prices) } satisfies StoredPrices);
  }

  private async write(id: number, work: () => Promise<StoredPrices>) {
    const answer = (stored: StoredPrices) => storedAnswer(id, stored);
    return answer(await refusedAs(work, answer));
  }

  private answerOf(prices: OwnPrices) {
    return this.responses.get(prices, '', () => pricesAnswer(prices));
  }
}

function pricesAnswer(prices: Iterable<readonly [string, Cents]>) {
  return Object.fromEntries([...prices].map(([sizeId, price]) => [sizeId, toDecimal(price)]));
}

function storedAnswer(id: number, { version, prices }: StoredPrices) {
  return { id, version, prices: pricesAnswer(Object.entries(prices)) };
}
