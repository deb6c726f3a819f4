import { openDocument, openScreen, paper } from '../support/documents.ts';
import { expect, test } from '../support/test.ts';

// Chromium without a window has no PDF viewer: playwright.config.ts gives this file one with everything.
test.describe.configure({ mode: 'parallel' });

// @spec consultation-9-16
test('what is printed is the PDF that would be saved, by button and by keys', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      Object.assign(window.top ?? window, { printed: [location.href, document.contentType] });
  });
  await openScreen(page, '/offer');
  await openDocument(page, 'Versorgungsvorschlag');
  const saved = await page
    .getByRole('link', { name: 'Speichern' })
    .evaluate(({ href }: HTMLAnchorElement) => href);
  const printed = () => page.evaluate(() => (window as unknown as { printed: unknown }).printed);
  for (const print of [
    () => page.getByRole('button', { name: 'Drucken' }).click(),
    () => page.keyboard.press('Control+p'),
  ]) {
    await page.evaluate(() => Object.assign(window, { printed: null }));
    await print();
    await expect.poll(printed).toEqual([saved, 'application/pdf']);
  }
  // The page itself would name the person on its first sheet only.
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page)).toBeHidden();
  await expect(page.getByText('Bitte drucken Sie das Dokument mit „Drucken“')).toBeVisible();
});

// @spec consultation-9-16
test('a browser that cannot show PDFs opens the document to be printed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
  await openScreen(page, '/offer');
  await openDocument(page, 'Versorgungsvorschlag');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Drucken' }).click();
  expect((await opened).url()).toMatch(/^blob:/);
});
