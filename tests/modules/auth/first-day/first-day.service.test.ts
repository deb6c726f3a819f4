import { expect, test } from 'vitest';
import { FirstDayService, NoticesService } from '#auth';
import { CalculationMethodService } from '#institution';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

describeWithDatabase('the first day of an institution', (engine) => {
  const database = useSeededDatabase(engine);
  const services = async () => await servicesOn(database.em());
  const read = async (name: string, rights?: Parameters<typeof actorOf>[2]) =>
    (await services()).get(FirstDayService).read(await actorOf(database.orm, name, rights));
  const open = async (name: string) =>
    (await read(name))?.steps.filter(({ done }) => !done).map(({ key }) => key);
  const run = (sql: string) => database.em().execute(sql);
  const PHARMACY = "(select institution_id from users where login_key = 'leitung')";

  // @spec access-2-62
  test('asks for what the institution has not set, and stops once it has', async () => {
    await run(`delete from own_krankenkasse where institution_id = ${PHARMACY}`);
    await run(`delete from own_price where institution_id = ${PHARMACY}`);
    await run(`update institution set telefon = '', pdf_passwort = null where id = ${PHARMACY}`);
    expect(await open('leitung')).toEqual(['contact', 'pdf-password', 'insurers', 'prices', 'method']);
    const states = new Map((await read('leitung'))?.steps.map(({ key, state }) => [key, state]));
    expect(states.get('contact')).toBe('Auf Ihren Dokumenten fehlt: Telefon.');
    expect(states.get('insurers')).toMatch(
      /^Zur Wahl steht die ganze Liste von HARTMANN \(\d+ Einträge\)\.$/,
    );
    expect(states.get('method')).toMatch(/^Voreingestellt ist Methode A/);
    expect(states.get('colleagues')).toBe('3 Zugänge, Ihrer mitgezählt.');

    await run(`update institution set kennwort_je_versand = true where id = ${PHARMACY}`);
    expect(await open('leitung')).not.toContain('pdf-password');
    await run(`update institution set kennwort_je_versand = false where id = ${PHARMACY}`);
    await run(`update institution set telefon = '0761 1', pdf_passwort = 'x' where id = ${PHARMACY}`);
    await run(
      `insert into own_krankenkasse (institution_id, krankenkasse_id) select ${PHARMACY}, min(id) from krankenkasse`,
    );
    await run(`insert into own_price (institution_id, size_id, price) values (${PHARMACY}, 1, 100)`);
    expect(await open('leitung')).toEqual(['method']);
    const lead = await actorOf(database.orm, 'leitung');
    // Also the method that is set already is a choice.
    await (await services()).get(CalculationMethodService).choose(lead, { method: 'A', version: 1 });
    expect(await open('leitung')).toEqual([]);
  });

  test('has no PDF password in the trial, and asks again for what is gone', async () => {
    const keys = (await read('demo'))?.steps.map(({ key }) => key);
    expect(keys).toEqual(['contact', 'insurers', 'prices', 'method', 'colleagues']);
    expect(await open('demo')).toContain('colleagues');
  });

  test('shows each step to those who may open its page, and none to the vendor’s staff', async () => {
    expect((await read('leitung', ['kassen_einst']))?.steps.map(({ key }) => key)).toEqual(['insurers']);
    expect(await read('leitung', ['bera_durch', 'einst_export'])).toBeNull();
    const staff = { ...(await actorOf(database.orm, 'admin')), admin: true };
    expect(await (await services()).get(FirstDayService).read(staff)).toBeNull();
  });

  test('takes for done what the user leaves as it is, and can be put away and shown again', async () => {
    const user = await actorOf(database.orm, 'demo');
    const notices = (await services()).get(NoticesService);
    await notices.dismiss(user, 'first-step-prices');
    await notices.dismiss(user, 'first-step-method');
    expect(await open('demo')).toEqual(expect.not.arrayContaining(['prices', 'method']));
    expect((await read('demo'))?.hidden).toBe(false);
    await notices.dismiss(user, 'first-day');
    expect((await read('demo'))?.hidden).toBe(true);
    await notices.recall(user, 'first-day');
    await notices.recall(user, 'first-day');
    expect((await read('demo'))?.hidden).toBe(false);
    await notices.recall(user, 'first-step-prices');
    expect(await open('demo')).toContain('prices');
    const acts = await run("select what from audit_entry where what like 'notice-%' order by id");
    expect(acts.map(({ what }) => what)).toEqual([
      ...Array(3).fill('notice-dismissed'),
      ...Array(2).fill('notice-recalled'),
    ]);
  });
});
