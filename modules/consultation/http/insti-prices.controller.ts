import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { OwnPriceService } from '#institution';
import { type OwnPrices, ownPricesInput, type StoredPrices } from '#institution/domain';
import { checked } from '#platform';
import { type Cents, changedMeanwhile, refusedAs, toDecimal, type UserActor } from '#platform/domain';
import {
  type AnswerOf,
  amountAnswer,
  Call,
  Caller,
  Calls,
  describeCall,
  IfMatch,
  INSTITUTION,
  Input,
  type InputOf,
  idAnswer,
  idField,
  idParameter,
  isNamed,
  ofOwnInstitution,
  ResponseCache,
  SEEN,
  SEEN_VERSION,
  settingsRefusals,
} from '#platform/http';
import { OwnPriceAdminService } from '../own-price-admin/own-price-admin.service.ts';

const path = 'cms/insti_prices.php';

const refusals = settingsRefusals('preis_einst');

const prices = () => z.record(z.string(), amountAnswer());

/** The prices after a write. */
const answer = () =>
  z
    .strictObject({
      id: idAnswer().describe('Die Institution'),
      version: idAnswer().describe('Steigt mit jeder Änderung der Preise'),
      prices: prices().describe('Die Preise, wie GET sie antwortet'),
    })
    .meta({ id: 'PreiseDerInstitution' });

const ownPricesCall = describeCall({
  method: 'GET',
  path,
  ...ofOwnInstitution,
  summary: 'Eigene Preise der Institution',
  about: 'Bruttopreis einer Packung nach der id der Größe. Den ETag nehmen PUT und DELETE als If-Match.',
  answer: prices,
});

const setPricesCall = describeCall({
  method: 'PUT',
  path,
  summary: 'Eigene Preise der Institution speichern',
  about: `Ersetzt die Preise als Ganzes: Welche Größe nicht genannt ist, hat danach keinen eigenen Preis. prices nimmt, was GET antwortet. ${SEEN} Beratungen rechnen sofort mit dem Gespeicherten.`,
  takes: 'json',
  conditional: true,
  input: z.strictObject({
    institutionsid: idField.optional(),
    prices: z
      .record(
        z.string(),
        z.string('Bitte einen Text angeben, wie "9.95".'),
        'Bitte ein Objekt mit den Preisen angeben.',
      )
      .describe('Brutto-Euro nach der id der Größe'),
    version: idField.optional(),
  }),
  fields: {
    institutionsid: INSTITUTION,
    prices:
      'Preis nach der id der Größe: höchstens 8 Zeichen, mit Punkt oder Komma. Ein leerer Text nimmt den Preis weg',
    version: SEEN_VERSION,
  },
  examples: { 'Zwei Preise': { institutionsid: 2, prices: { '1': '9.95', '2': '12.50' } } },
  answer,
  refusals,
});

const clearPricesCall = describeCall({
  method: 'DELETE',
  path,
  summary: 'Alle eigenen Preise der Institution löschen',
  about: `Beratungen rechnen dann mit den Listenpreisen. ${SEEN}`,
  takes: 'query',
  conditional: true,
  input: z.strictObject({ institutionsid: idParameter.optional(), version: idParameter.optional() }),
  fields: { institutionsid: INSTITUTION, version: SEEN_VERSION },
  examples: { 'Eigene Institution': { institutionsid: '2' } },
  answer,
  refusals,
});

/** An institution's own prices: size id to gross euros per pack, as text with a dot and two decimals. */
@Calls()
export class InstiPricesController {
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
