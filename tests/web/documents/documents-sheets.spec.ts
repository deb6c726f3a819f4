import { missingPdfTools } from '../../../scripts/found.mjs';
import { expectAccessible } from '../support/accessible.ts';
import { EMPTY, line, PRODUCTS } from '../support/cart.ts';
import {
  desk,
  made,
  openDocument,
  openScreen,
  PATIENT,
  paper,
  savedPdf,
  textOfPdf,
} from '../support/documents.ts';
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
  await expectAccessible(page);
  await shots(page, 'proposal-warning');
  // The figures of what was recommended stand on the sheet.
  await expect(paper(page)).toContainText(
    /Ohne Mehrkosten angeboten wurde die empfohlene Versorgung: Tavenor [^:]+\. Im Monat: Gesamtpreis [\d,]+\u00a0€, Mehrkosten 0,00\u00a0€/,
  );
});

test('nobody is warned where what is needed was chosen', async ({ page }) => {
  await openScreen(page, '/offer');
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(page.getByText(WARNING)).toHaveCount(0);
  await expect(paper(page)).toContainText(
    'Ohne Mehrkosten angeboten wurde „Medizinisch notwendige Versorgung, Vorschlag 1“',
  );
  await expect(paper(page)).toContainText('Die gesetzliche Zuzahlung fällt einmal im Monat an');
  await expect(paper(page)).toContainText(/Stand der Beträge: \d\d\.\d\d\.\d{4}\./);
});

test('a self-payer signs a Kostenübernahme, and nothing of a law for others', async ({ page }) => {
  const answers = { ...PATIENT, krankenkasse: 'Selbstzahler' };
  await openScreen(page, '/offer', { answers, cart: [[EMPTY], [WISH, WISH], [EMPTY]] });
  await openDocument(page, 'Versorgungsvorschlag');
  // One for each proposal.
  await expect(paper(page).getByRole('heading', { name: 'Kostenübernahme', exact: true })).toHaveCount(2);
  await expect(paper(page)).toContainText('nicht beteiligt (Selbstzahlung)');
  await expect(paper(page)).toContainText('Unterschrift der versorgten Person oder ihrer Vertretung');
  await expect(paper(page)).not.toContainText(/[Vv]ersicherte|SGB|[Zz]uzahlung fällt|Mehrkosten/);
  await shots(page, 'self-payer-sheet');
});

test('a product that has left the catalogue is named on screen and in the file', async ({ page }) => {
  const gone = line('x', '99999', 'M');
  await openScreen(page, '/offer', {
    cart: [[EMPTY, { lines: [gone] }], [{ lines: [...WISH.lines, gone] }], [EMPTY]],
  });
  await openDocument(page, 'Versorgungsvorschlag');
  const titles = paper(page).getByRole('heading', { level: 5 });
  const both = ['Medizinisch notwendige Versorgung, Vorschlag 1', 'Wunschversorgung, Vorschlag 1'];
  // For the patient and in the figures; what is not known yet is not declared.
  await expect(titles).toHaveText([...both, ...both]);
  await expect(
    page.getByRole('checkbox', { name: 'Medizinisch notw. Versorgung, Vorschlag 1' }),
  ).toBeChecked();
  await expect(paper(page).getByText('nicht mehr im Katalog, nicht mitgerechnet')).toHaveCount(4);
  await expect(paper(page)).toContainText('Gesamtpreis ohne die Produkte, die nicht mehr im Katalog sind');
  await expect(made(page)).toBeVisible();
  await shots(page, 'gone-product-sheet');
  if (missingPdfTools().length > 0) return;
  const text = textOfPdf(await savedPdf(page));
  expect(text.match(/nicht mehr im Katalog, nicht mitgerechnet/g)).toHaveLength(4);
});
