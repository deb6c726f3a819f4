import { EMPTY, line, PRODUCTS } from '../support/cart.ts';
import { desk, openDocument, openScreen, paper } from '../support/documents.ts';
import { shots } from '../support/shot.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const WISH = { lines: [line('c', PRODUCTS.slip, 'M')] };
const WARNING = 'Es ist keine medizinisch notwendige Versorgung gewählt';

test('the adviser hears of Mehrkosten that are declared without a supply that has none', async ({ page }) => {
  await openScreen(page, '/offer', { cart: [[EMPTY], [WISH], [EMPTY]] });
  await openDocument(page, 'Versorgungsvorschlag');
  const warning = desk(page, 'Versorgungsvorschlag').getByRole('status').filter({ hasText: WARNING });
  await expect(warning).toContainText('die empfohlene: Tavenor');
  await shots(page, 'proposal-warning');
  // The figures of what was recommended stand on the sheet.
  await expect(paper(page)).toContainText(
    /Ohne Mehrkosten angeboten wurde die empfohlene Versorgung: Tavenor [^:]+\. Im Monat: Gesamtpreis [\d,]+\u00a0€, Mehrkosten 0,00\u00a0€/,
  );
});
