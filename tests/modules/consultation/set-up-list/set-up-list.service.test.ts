import { expect, test } from 'vitest';
import { SetUpListService } from '#consultation';
import { needsSetUp } from '#consultation/domain';
import { ProductImage } from '../../../../modules/catalogue/images/product-image.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

describeWithDatabase('the set-up list', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const read = async (env: Readonly<Record<string, string>> = {}) =>
    (await servicesOn(database.em(), clock, { env })).get(SetUpListService).read(vendor);
  const open = async (env?: Readonly<Record<string, string>>) =>
    (await read(env)).filter(({ done }) => !done).map(({ key }) => key);
  const stateOf = async (key: string) => (await read()).find((step) => step.key === key)?.state;
  const run = (sql: string) => database.em().execute(sql);

  // @spec access-2-61
  test('leaves open what the demo has not, and is done by what the operator and the staff add', async () => {
    expect(await open()).toEqual(['pictures', 'imprint', 'mail', 'backup']);
    expect(needsSetUp(await read())).toBe(false);
    const operated = { SMTP_URL: 'smtps://post.example', IMPRINT: 'Vertreten durch: Ada Muster' };
    expect(await open({ ...operated, MAIL_FROM: 'a@post.example' })).toEqual(['pictures', 'backup']);
    const at = engine === 'sqlite' ? String(Date.UTC(2026, 10, 23, 23, 30)) : "'2026-11-23T23:30:00Z'";
    await run(
      `insert into audit_entry (at, who, what) values (${at}, 'operator:root', 'database-backed-up')`,
    );
    // Shortly after midnight in Berlin.
    expect(await stateOf('backup')).toBe('Letzte Sicherung am 24.11.2026.');
    const products = await run('select distinct imagepfad as name from product');
    const bytes = Buffer.from([0]);
    await database.em().insertMany(
      ProductImage,
      products.map(({ name }, index) => ({
        ...{ name, key: String(index), sourceHash: 'x' },
        ...{ large: bytes, small: bytes, stored: clock.now() },
      })),
    );
    expect(await stateOf('pictures')).toBe('Jedes Produkt hat ein Bild.');
    expect(await open()).toEqual(['imprint', 'mail']);
  });

  test('opens a step again once it is undone, and says what is missing', async () => {
    await run("update institution set telefon = '', email = '' where is_vendor");
    expect(await stateOf('contact')).toBe('Es fehlen: Telefon, E-Mail.');
    await run('update krankenkasse set self_pay = false');
    expect(await open()).toEqual(expect.arrayContaining(['contact', 'self-payers']));
    expect(needsSetUp(await read())).toBe(true);
    const deleted = engine === 'sqlite' ? '1' : 'now()';
    await run(`update institution set deleted = ${deleted} where not is_vendor`);
    await run('delete from product_size');
    await run('delete from product');
    expect(await open()).toEqual(
      expect.arrayContaining(['products', 'recommendations', 'institution', 'pictures']),
    );
    expect(await stateOf('recommendations')).toMatch(/^Ohne Produkte wird nichts empfohlen/);
  });
});
