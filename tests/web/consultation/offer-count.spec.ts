import { CART } from '../support/cart.ts';
import { openDocument, openScreen, PATIENT } from '../support/documents.ts';
import { storedText } from '../support/stored-draft.ts';
import { expect, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

const COUNT = '/static/api/documents/offer-count';

// @spec consultation-7-17
test('an offer is counted once a consultation, without a word of it', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === COUNT)
      sent.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim());
  });
  const counted = () => page.waitForResponse((response) => response.url().endsWith(COUNT));
  await openScreen(page, '/offer');
  const before = await storedText(page);
  const first = counted();
  await openDocument(page, 'Dokumentation');
  expect((await first).status()).toBe(200);
  await page.keyboard.press('Escape');
  await openDocument(page, 'Versorgungsvorschlag');
  await page.keyboard.press('Escape');
  // That it is counted is kept with the consultation.
  await expect.poll(() => storedText(page)).not.toBe(before);
  await page.reload();
  await openDocument(page, 'Versorgungsvorschlag');
  expect(sent).toEqual([`POST ${COUNT}`]);

  await page.goto('/myAccount');
  const offers = page.getByRole('region', { name: 'Angebote Ihrer Institution' });
  await expect(offers).toContainText(/In diesem Monat \(\S+ \d{4}\): ein\sAngebot/);

  // Another consultation counts again.
  const second = counted();
  await openScreen(page, '/offer', { answers: PATIENT, cart: CART });
  await openDocument(page, 'Versorgungsvorschlag');
  await second;
  expect(sent).toEqual([`POST ${COUNT}`, `POST ${COUNT}`]);
});
