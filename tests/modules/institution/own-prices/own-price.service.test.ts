import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { Institution, OwnPriceService } from '#institution';
import type { Actor, Right, UserActor } from '#platform/domain';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

const OPERATOR: Actor = { kind: 'operator', name: 'test' };

describeWithDatabase('the own prices of an institution', (engine) => {
  const database = useSeededDatabase(engine);
  /** One of a process, as its read models are. */
  let service: OwnPriceService;
  let mine: Institution;
  let other: Institution;

  async function actorOf(rights: readonly Right[], admin = false): Promise<UserActor> {
    const { id: userId } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    return { kind: 'user', userId, institutionId: mine.id, rights: new Set(rights), admin, waiting: false };
  }
  const setPrice = (em: ReturnType<typeof database.em>, { id }: Institution, sizeId: number, price: number) =>
    em.upsert(OwnPrice, { institution: id, sizeId, price });

  beforeEach(async () => {
    service = (await servicesOn(database.em())).get(OwnPriceService);
    const { institution } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    const institutions = await database.em().find(Institution, { kundennummer: { $ne: null } });
    mine = institutions.find(({ id }) => id === institution.id) as Institution;
    other = institutions.find(({ id }) => id !== institution.id) as Institution;
    await database.em().nativeDelete(OwnPrice, {});
    await setPrice(database.em(), mine, 1, 790);
    await setPrice(database.em(), other, 1, 1234);
  });

  test('are refused without such a right, and with their version to users who may not set them', async () => {
    const none = await actorOf(['insti_nutzer', 'kassen_einst']);
    await expect(service.own(none)).rejects.toMatchObject({ code: 'forbidden' });
    const reader = await actorOf(['bera_durch', 'einst_export']);
    await expect(service.stored(reader)).rejects.toMatchObject({ code: 'forbidden' });
    const { version, prices } = await service.stored(await actorOf(['preis_einst']));
    expect([version, prices]).toEqual([mine.pricesVersion, new Map([['1', 790]])]);
  });

  test('of another institution are as if it did not exist, but for the staff of the vendor', async () => {
    const user = await actorOf(['preis_einst']);
    for (const read of [service.own(user, other.id), service.stored(user, other.id)])
      await expect(read).rejects.toMatchObject({ code: 'not-found' });
    const vendor = await actorOf(['preis_einst'], true);
    expect(await service.own(vendor, other.id)).toEqual(new Map([['1', 1234]]));
    expect((await service.stored(vendor, other.id)).prices).toEqual(new Map([['1', 1234]]));
    await expect(service.own(vendor, 987_654)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('are kept while nothing changes, and new once another process has written', async () => {
    const actor = await actorOf(['preis_einst']);
    const before = await service.own(actor);
    expect(await service.own(actor)).toBe(before);
    expect((await service.stored(actor)).prices).toBe(before);
    const elsewhere = await another(database, engine);
    await setPrice(elsewhere.em(), mine, 2, 55);
    await elsewhere.close();
    expect(await service.own(actor)).toEqual(
      new Map([
        ['1', 790],
        ['2', 55],
      ]),
    );
    // A caller that read them before keeps what was calculated with.
    expect(before).toEqual(new Map([['1', 790]]));
  });

  test('are found by the Kundennummer by the operator alone', async () => {
    const of = (actor: Actor, kundennummer: string) => service.ofKundennummer(actor, kundennummer);
    expect(await of(OPERATOR, other.kundennummer ?? '')).toEqual(new Map([['1', 1234]]));
    expect(await of(OPERATOR, 'nirgends')).toBeNull();
    const vendor = await actorOf(['preis_einst'], true);
    await expect(of(vendor, other.kundennummer ?? '')).rejects.toMatchObject({ code: 'forbidden' });
  });
});
