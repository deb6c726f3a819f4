import { describe, expect, test } from 'vitest';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { type TestServer, useServer } from '../support/server.ts';

/** The content of a page without its marks. */
async function contentOf(server: TestServer, path: string) {
  const html = await (await server.ask(path)).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return { main, text: main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') };
}

describeWithDatabase('what the law wants to be said', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);

  // @spec access-2-20
  test('the privacy statement says what this product does', async () => {
    const { text } = await contentOf(server(), '/datenschutz');
    for (const said of ['user-token', '24 Stunden', '180 Tagen', '45 Minuten', 'Art. 77 DSGVO'])
      expect(text).toContain(said);
    // Nothing of Markdown is left over.
    expect(text).not.toMatch(/[*`]|#\s|\]\(/);
  });

  test('the statement on accessibility says whom to tell', async () => {
    const { main } = await contentOf(server(), '/barrierefreiheit');
    expect(main).toContain('href="mailto:kundenservice@hersteller.example"');
    expect(main).toMatch(/<a [^>]*href="\/feedback"[^>]*>das Kontaktformular/);
  });

  describe('with words of the operator', () => {
    const withImprint = useServer(database, {
      IMPRINT: 'Handelsregister: Amtsgericht Ulm, HRB 1|USt-IdNr.: DE1',
    });

    test('the imprint says them', async () => {
      const { text } = await contentOf(withImprint(), '/impressum');
      expect(text).toMatch(/Weitere Angaben .*Handelsregister .*Amtsgericht Ulm, HRB 1 .*USt-IdNr\. .*DE1/);
      expect((await contentOf(server(), '/impressum')).text).not.toContain('Weitere Angaben');
    });
  });
});
