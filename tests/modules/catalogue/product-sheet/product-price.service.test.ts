import { expect, test } from 'vitest';
import { readProductRows } from '#catalogue';
import { changedPrice, chosenSizes, priceChange } from '#catalogue/domain';
import { ProductPriceService } from '../../../../modules/catalogue/product-sheet/product-price.service.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

describeWithDatabase('the vendor sets prices of chosen sizes', (engine) => {
  const database = useSeededDatabase(engine);
  const prices = async () => (await servicesOn(database.em())).get(ProductPriceService);
  const rows = (...ids: readonly number[]) => readProductRows(database.em(), { id: { $in: [...ids] } });

  test('changes all of them at once, and notes each', async () => {
    const chosen = await rows(1, 2, 3);
    const notes = await database.em().count(AuditEntry, { what: 'product-saved' });
    expect(await (await prices()).set(vendor, chosen, { kind: 'percent', hundredths: 250 })).toEqual({
      changed: 3,
    });
    const after = await rows(1, 2, 3);
    expect(after.map(({ UVP }) => UVP)).toEqual(
      chosen.map(({ UVP }) => changedPrice(UVP, { kind: 'percent', hundredths: 250 })),
    );
    expect(after.map(({ version }) => version)).toEqual(chosen.map(({ version }) => version + 1));
    expect(await database.em().count(AuditEntry, { what: 'product-saved' })).toBe(notes + 3);
    expect(await (await prices()).set(vendor, after, { kind: 'amount', cents: 1234 })).toEqual({
      changed: 3,
    });
    expect((await rows(1, 2, 3)).map(({ UVP }) => UVP)).toEqual([1234, 1234, 1234]);
    expect(await (await prices()).set(vendor, await rows(1, 2), { kind: 'amount', cents: 1234 })).toEqual({
      changed: 0,
    });
  });

  test('writes nothing where one of them has been changed or is gone, and names it', async () => {
    const seen = await rows(4, 5);
    await (await prices()).set(vendor, await rows(5), { kind: 'amount', cents: 99 });
    const [, changed] = seen;
    await expect((await prices()).set(vendor, seen, { kind: 'amount', cents: 1 })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining(`${changed?.Produktbezeichnung}, ${changed?.Konfektionsgroesse}`),
    });
    await expect(
      (await prices()).set(vendor, [...(await rows(4)), { id: 999_999, version: 1 }], {
        kind: 'amount',
        cents: 1,
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('Eine Größe gibt es nicht mehr.') });
    expect((await rows(4))[0]?.UVP).toBe(seen[0]?.UVP);
  });
});

test('reads changes and choices as they are typed, within limits', () => {
  const read = (kind: string, value: string) => priceChange.safeParse({ kind, value }).data;
  expect(read('amount', '17,85')).toEqual({ kind: 'amount', cents: 1785 });
  expect(read('percent', '2,5')).toEqual({ kind: 'percent', hundredths: 250 });
  expect(read('percent', '-3')).toEqual({ kind: 'percent', hundredths: -300 });
  expect(read('percent', '-0,25')).toEqual({ kind: 'percent', hundredths: -25 });
  for (const value of ['', '0', '101', '-91', '1,234', 'x', '1e1'])
    expect(read('percent', value)).toBeUndefined();
  for (const value of ['', '100000', 'x']) expect(read('amount', value)).toBeUndefined();
  expect(changedPrice(null, { kind: 'percent', hundredths: 250 })).toBeNull();
  expect(changedPrice(null, { kind: 'amount', cents: 5 })).toBe(5);
  expect(changedPrice(9_999_999, { kind: 'percent', hundredths: 10_000 })).toBe(9_999_999);
  const sizes = Array.from({ length: 2001 }, (_, at) => ({ id: at + 1, version: 1 }));
  expect(chosenSizes.safeParse(sizes.slice(1)).success).toBe(true);
  for (const given of [[], sizes, [{ id: 0, version: 1 }]])
    expect(chosenSizes.safeParse(given).success).toBe(false);
});
