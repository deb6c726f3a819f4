import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProductSizeRow } from '#catalogue';
import { jpeg } from '../../modules/catalogue/images/sample-images.ts';
import { describeWithPdfTools, readWith, textOf } from '../../modules/pdf/pdf-tools.ts';
import { useSeededDatabase } from '../../server/support/database.ts';
import { describeWithDatabase } from '../../server/support/engines.ts';
import { callFrom, inkoHere } from '../run-here.ts';

const given = JSON.parse(readFileSync('data/fixtures/pdf-case.json', 'utf8'));

describeWithPdfTools('pictures in documents of the command line', () => {
  describeWithDatabase('a case that names products of the database', (engine) => {
    const database = useSeededDatabase(engine);

    // @spec access-7-13
    test('shows their pictures, as the screen does', async () => {
      callFrom(database);
      const row = await database
        .em()
        .findOneOrFail(ProductSizeRow, { product: { imagepfad: 'valdumea-einlage-frauen' } });
      const line = { product: row.artikelnummer, size: row.konfektionsgroesse };
      const { products: _, recommended: __, ...rest } = given;
      const file = join(database.folder, 'case.json');
      writeFileSync(file, JSON.stringify({ ...rest, cart: [[], [{ lines: [line] }], []] }));
      const made = async (document: string): Promise<Buffer> => {
        const out = join(database.folder, `${document}.pdf`);
        const args = ['pdf', '--case', file, '--document', document, '--out', out, '--force'];
        expect(await inkoHere(args)).toEqual({ code: 0, stdout: '', stderr: '' });
        return readFileSync(out);
      };
      const picturesIn = (bytes: Buffer) => readWith('pdfimages', ['-list', 'FILE'], bytes);
      expect(picturesIn(await made('proposal'))).not.toContain('jpeg');

      const folder = join(database.folder, 'bilder');
      mkdirSync(folder);
      writeFileSync(join(folder, 'valdumea-einlage-frauen.jpg'), await jpeg());
      expect((await inkoHere(['import', 'images', folder, '--commit'])).code).toBe(0);
      for (const document of ['proposal', 'documentation']) {
        const bytes = await made(document);
        expect(picturesIn(bytes)).toMatch(/image +150 +\d+ +rgb .* jpeg/);
        expect(textOf(bytes)).toContain('Valdumea Einlage für Frauen');
      }
    });
  });
});
