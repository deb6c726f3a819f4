import { openDocument, openScreen, paper } from '../support/documents.ts';
import { expect, test } from '../support/test.ts';

// Chromium without a window has no PDF viewer: playwright.config.ts gives this file one with everything.
test.describe.configure({ mode: 'parallel' });

// @spec consultation-9-16
test('what is printed is the PDF that would be saved, by button and by keys, or is opened where the browser cannot show PDFs', async ({
  page,
}) => {
  await test.step('the PDF that would be saved', async () => {
    await page.addInitScript(() => {
      window.print = () =>
        Object.assign(window.top ?? window, { printed: [location.href, document.contentType] });
    });
    await openScreen(page, '/offer');
    await openDocument(page, 'Versorgungsvorschlag');
    const saved = await page
      .getByRole('link', { name: 'Sichern' })
      .evaluate(({ href }: HTMLAnchorElement) => href);
    const printed = () => page.evaluate(() => (window as unknown as { printed: unknown }).printed);
    for (const print of [
      () => page.getByRole('button', { name: 'Drucken', exact: true }).click(),
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
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('a browser that cannot show PDFs', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
    await openScreen(page, '/offer');
    await openDocument(page, 'Versorgungsvorschlag');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Drucken', exact: true }).click();
    expect((await opened).url()).toMatch(/^blob:/);
  });
});

// @spec consultation-9-16
test('all documents are printed as one job, and marked as printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const top = (window.top ?? window) as unknown as { printed?: string[] };
      top.printed = [...(top.printed ?? []), location.href];
    };
  });
  await openScreen(page, '/offer');
  await page.getByRole('button', { name: 'Alle drucken' }).click();
  const documents = page.getByRole('region', { name: 'Dokumente', exact: true });
  await expect(documents).toContainText('Zum Drucken geöffnet: 2 Dokumente');
  await expect(documents.getByText(/^gedruckt \d\d:\d\d$/)).toHaveCount(2);
  const printed = () => page.evaluate(() => (window as unknown as { printed?: string[] }).printed ?? []);
  await expect.poll(printed).toEqual([expect.stringMatching(/^blob:/)]);
});
