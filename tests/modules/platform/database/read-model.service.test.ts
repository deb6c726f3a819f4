import { expect, onTestFinished, test } from 'vitest';
import { Competitor, ProductRow, ProductSizeRow } from '#catalogue';
import { Institution, KrankenkasseRow, OwnKrankenkasse, Paket } from '#institution';
import { openDatabase, ReadModel, ReadModelMemory, ReadModels } from '#platform';
import { databaseSchema } from '#setup';
import { OwnPrice } from '../../../../modules/institution/own-prices/own-price.entity.ts';
import type { DataName } from '../../../../modules/platform/database/read-model.ts';
import { heldBytes } from '../../../../modules/platform/database/read-model-memory.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';

describeOnBothEngines('a read model', (engine) => {
  const database = useSeededDatabase(engine);
  const modelOf = (names: readonly DataName[], read: () => Promise<unknown> = async () => null) =>
    new ReadModel(database.em(), names, read);
  const nameOf = async () => (await database.em().fork().findOneOrFail(ProductRow, 1)).produktbezeichnung;

  /** Which of the numbers a change raises. */
  async function raised(change: () => Promise<unknown>): Promise<readonly DataName[]> {
    const names = ['catalogue', 'krankenkassen', 'pakete', 'institution:1', 'institution:2'] as const;
    const versions = () => Promise.all(names.map((name) => modelOf([name]).version()));
    const before = await versions();
    await change();
    const after = await versions();
    return names.filter((_, index) => before[index] !== after[index]);
  }

  test('is read once until something is written, by any process', async () => {
    let reads = 0;
    const model = modelOf(['catalogue'], async () => {
      reads += 1;
      return { name: await nameOf() };
    });
    const first = await model.get();
    expect(await model.get()).toBe(first);
    expect(reads).toBe(1);
    await database.em().nativeUpdate(ProductRow, { id: 1 }, { produktbezeichnung: 'Hier' });
    expect(await model.get()).toEqual({ name: 'Hier' });
    const other = await openDatabase(database.url, databaseSchema);
    onTestFinished(() => other.close());
    await other.em.fork().nativeUpdate(ProductRow, { id: 1 }, { produktbezeichnung: 'Dort' });
    expect(await model.get()).toEqual({ name: 'Dort' });
    expect(reads).toBe(3);
  });

  test('keeps nothing of a rolled back transaction, and cannot be read within one', async () => {
    const model = modelOf(['catalogue'], nameOf);
    const before = await model.get();
    await database
      .em()
      .fork()
      .transactional(async (em) => {
        await em.nativeUpdate(ProductRow, { id: 1 }, { produktbezeichnung: 'Verworfen' });
        await expect(model.get()).rejects.toThrow('within a transaction');
        throw new Error('on purpose');
      })
      .catch(() => {});
    expect(await model.get()).toBe(before);
    expect(await modelOf(['catalogue'], nameOf).get()).toBe(before);
  });

  test('is invalidated by every write to its sources, and by no other', async () => {
    const em = database.em();
    expect(await raised(() => em.nativeUpdate(ProductSizeRow, { id: 1 }, { uvp: 1 }))).toEqual(['catalogue']);
    expect(await raised(() => em.insert(Competitor, { Name: 'Neu' }))).toEqual(['catalogue']);
    expect(await raised(() => em.nativeDelete(Competitor, { Name: 'Neu' }))).toEqual(['catalogue']);
    expect(await raised(() => em.nativeUpdate(KrankenkasseRow, { id: 1 }, { Kindalter: 12 }))).toEqual([
      'krankenkassen',
    ]);
    expect(await raised(() => em.nativeUpdate(Paket, { id: 1 }, { Testphasendauer: 3 }))).toEqual(['pakete']);
    for (const id of [1, 2])
      expect(await raised(() => em.nativeUpdate(Institution, { id }, { ort: 'Anderswo' }))).toEqual([
        `institution:${id}`,
      ]);
    expect(await raised(() => em.insert(OwnPrice, { institution: 2, sizeId: 1, price: 100 }))).toEqual([
      'institution:2',
    ]);
    expect(await raised(() => em.nativeUpdate(OwnPrice, { institution: 2 }, { price: 101 }))).toEqual([
      'institution:2',
    ]);
    expect(await raised(() => em.nativeDelete(OwnPrice, { institution: 2 }))).toEqual(['institution:2']);
    const own = { Kasse: 'Eigene', Kinderpauschale: 1, Urinpauschale: 1, Stuhlpauschale: 1 };
    expect(await raised(() => em.insert(OwnKrankenkasse, { institution: 1, ...own }))).toEqual([
      'institution:1',
    ]);
    // A row that goes over from one to the other concerns both.
    expect(
      await raised(() => em.nativeUpdate(OwnKrankenkasse, { Kasse: 'Eigene' }, { institution: 2 })),
    ).toEqual(['institution:1', 'institution:2']);
    expect(await raised(() => em.nativeDelete(OwnKrankenkasse, { Kasse: 'Eigene' }))).toEqual([
      'institution:2',
    ]);
  });

  test('is made from all that it names', async () => {
    const model = modelOf(['krankenkassen', 'institution:1'], async () => ({}));
    const first = await model.get();
    await database.em().nativeUpdate(Paket, { id: 1 }, { Testphasendauer: 4 });
    expect(await model.get()).toBe(first);
    await database.em().nativeUpdate(KrankenkasseRow, { id: 1 }, { Kindalter: 13 });
    const second = await model.get();
    expect(second).not.toBe(first);
    await database.em().nativeUpdate(Institution, { id: 1 }, { ort: 'Dort' });
    expect(await model.get()).not.toBe(second);
  });

  test('is deeply frozen, and read again after a failure', async () => {
    let fails = true;
    const model = modelOf(['catalogue'], async () => {
      if (fails) throw new Error('on purpose');
      return { list: [{ price: 1 }] };
    });
    await expect(model.get()).rejects.toThrow('on purpose');
    fails = false;
    const value = (await model.get()) as { list: { price: number }[] };
    expect(() => value.list.push({ price: 2 })).toThrow(TypeError);
    expect(() => Object.assign(value.list[0] as object, { price: 2 })).toThrow(TypeError);
  });

  test('exists for each id; of all kinds together the most recently used are kept, as far as their bytes go', async () => {
    const made: string[] = [];
    // Room for two of these values.
    const text = 'x'.repeat(1_000);
    const memory = new ReadModelMemory(2.5 * heldBytes({ id: 1, text }));
    const modelsOf = (kind: string) =>
      new ReadModels(memory, (id) => {
        made.push(`${kind}${id}`);
        return modelOf([`institution:${id}`], async () => ({ id, text }));
      });
    const [prices, kassen] = [modelsOf('p'), modelsOf('k')];
    for (const id of [1, 2, 1]) expect(await prices.get(id)).toEqual({ id, text });
    expect(made).toEqual(['p1', 'p2']);
    // Takes the place of what was used longest ago.
    await kassen.get(1);
    await prices.get(1);
    expect(made).toEqual(['p1', 'p2', 'k1']);
    await prices.get(2);
    await prices.get(1);
    expect(made).toEqual(['p1', 'p2', 'k1', 'p2']);
    await kassen.get(1);
    expect(made).toEqual(['p1', 'p2', 'k1', 'p2', 'k1']);
  });

  test('counts what it has become, and holds a value that is larger than all the room no longer than asked', async () => {
    let text = 'x';
    const made: number[] = [];
    const models = new ReadModels(new ReadModelMemory(10_000), (id) => {
      made.push(id);
      return modelOf(['catalogue'], async () => ({ id, text: id === 1 ? text : 'x' }));
    });
    for (const id of [1, 2, 1, 2]) await models.get(id);
    expect(made).toEqual([1, 2]);
    text = 'x'.repeat(20_000);
    await database.em().nativeUpdate(ProductRow, { id: 1 }, { produktbezeichnung: 'Wieder' });
    for (const id of [1, 2, 1]) await models.get(id);
    expect(made).toEqual([1, 2, 2, 1]);
  });
});

test('bytes are counted of all that plain data hold', () => {
  const letters = 'x'.repeat(500);
  for (const value of [letters, [letters], { letters }, new Map([['a', { letters }]]), new Set([letters])])
    expect(heldBytes(value)).toBeGreaterThanOrEqual(500);
  expect(heldBytes(new Uint8Array(4_000))).toBeGreaterThanOrEqual(4_000);
  expect(heldBytes(null)).toBeLessThan(100);
});
