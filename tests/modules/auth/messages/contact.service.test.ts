import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { InstitutionsService } from '#auth';
import { AdmTableService, Institution } from '#institution';
import { ContactService } from '../../../../modules/auth/messages/contact.service.ts';
import type { ContactForm } from '../../../../modules/auth/messages/contact-form.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { readPlainMail } from '../../../server/support/mail-parts.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { mailsTo } from '../../../server/support/visitor.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const ADM = 'knr;adm_nr;adm_name;adm_mail;adm_tel\r\n';
const FORM: ContactForm = {
  ...{ Institution: 'Apotheke am Fluss', Vorname: 'Ida', Nachname: 'Öztürk' },
  ...{ Plz: '01067', Ort: 'Dresden', Strasse: 'Elbweg', Hausnummer: '4' },
  ...{ Anrede: 'Frau', Mail: 'ida@fluss.example', Telefon: '0351 900', Kundennummer: '' },
};

describeWithDatabase('messages to the vendor', (engine) => {
  const database = useSeededDatabase(engine);
  const adm = async (em = database.em()) => (await servicesOn(em)).get(AdmTableService);
  const contact = async (outbox: string) =>
    (await servicesOn(database.em(), undefined, { env: { OUTBOX_DIR: outbox } })).get(ContactService);
  const headOf = (folder: string) =>
    readdirSync(folder).map((file) => readPlainMail(readFileSync(join(folder, file))).head);

  test('hold the whole form, and are answered to the visitor', async () => {
    const outbox = join(database.folder, 'contact');
    await (await contact(outbox)).send({ ...FORM, Kundennummer: '77001' });
    const [{ text = '' } = {}, ...more] = mailsTo(outbox, 'kundenservice@hersteller.example');
    expect(more).toEqual([]);
    for (const said of [...Object.values(FORM).map(String), '77001']) expect(text).toContain(said);
    expect(headOf(outbox)[0]).toMatch(/^Reply-To: <?ida@fluss\.example>?$/im);
  });

  test('are feedback without an address where none is given', async () => {
    const outbox = join(database.folder, 'feedback');
    await (await contact(outbox)).feedback({ Text: 'Sehr klar.', Mail: '' });
    expect(mailsTo(outbox, 'kundenservice@hersteller.example')[0]?.text).toMatch(
      /Sehr klar\.[\s\S]*Ohne Adresse für eine Antwort/,
    );
    expect(headOf(outbox)[0]).not.toMatch(/^Reply-To/im);
  });

  // @spec access-7-11
  test('tell the vendor who of the field service looks after a customer: at the institution and in mails', async () => {
    const outbox = `/tmp/inko-field-service-${process.pid}-${engine}`;
    afterAll(() => rmSync(outbox, { recursive: true, force: true }));
    const services = await servicesOn(database.em(), undefined, { env: { OUTBOX_DIR: outbox } });
    const institutions = services.get(InstitutionsService);
    const { id, kundennummer } = await database
      .em()
      .findOneOrFail(Institution, { isVendor: false, kundennummer: { $ne: null } });
    await (await adm()).stage(
      vendor,
      bytes(`${ADM}${kundennummer};A7;Jan Weber;weber@adm.example;0171 2\r\n`),
    );
    await (await adm()).commit(vendor);
    expect((await institutions.details(vendor, id)).fieldService).toEqual({
      number: 'A7',
      name: 'Jan Weber',
      mail: 'weber@adm.example',
      phone: '0171 2',
    });
    await database
      .em()
      .nativeUpdate(Institution, { isVendor: true }, { email: 'service@hersteller.example' });
    const person = { Anrede: 'Frau', Vorname: 'Ida', Nachname: 'Ax' } as const;
    const address = { Plz: '20095', Ort: 'Hamburg', Strasse: 'Weg', Hausnummer: '1' };
    const form = { Institution: 'Haus', ...person, ...address, Mail: 'ida@haus.example', Telefon: '040 1' };
    await services.get(ContactService).send({ ...form, Kundennummer: kundennummer as string });
    await services.get(ContactService).send({ ...form, Kundennummer: '' });
    const [known, unknown] = mailsTo(outbox, 'service@hersteller.example').map(({ text }) => text);
    expect(known).toContain('Außendienst dieser Kundennummer: Jan Weber (ADM A7), 0171 2, weber@adm.example');
    expect(unknown).not.toContain('Außendienst');
  });

  test('are refused as unavailable while the vendor has no address', async () => {
    const em = database.em();
    const { id, email } = await em.findOneOrFail(Institution, { isVendor: true });
    await em.nativeUpdate(Institution, { id }, { email: '' });
    const outbox = join(database.folder, 'nowhere');
    await expect((await contact(outbox)).send(FORM)).rejects.toMatchObject({ code: 'unavailable' });
    await em.nativeUpdate(Institution, { id }, { email });
  });
});
