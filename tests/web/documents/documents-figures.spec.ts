import { missingPdfTools } from '../../../scripts/found.mjs';
import { CART } from '../support/cart.ts';
import { openDocument, openScreen, PATIENT, savedPdf, textOfPdf } from '../support/documents.ts';
import { unfoldSummary } from '../support/summary.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

const missing: string[] = missingPdfTools();
// biome-ignore lint/suspicious/noSkippedTests: only where the programs that read PDFs are missing, and says so.
test.skip(missing.length > 0, `not found: ${missing.join(', ')}`);

// @spec consultation-1-4
test('the PDF says the figures of the screen, beside the name of each proposal', async ({ page }) => {
  await openScreen(page, '/offer', { answers: PATIENT, cart: CART });
  await unfoldSummary(page);
  const costs = page.getByRole('region', { name: 'Kosten im Monat', exact: true });
  const care = page.getByRole('region', { name: 'Versorgung', exact: true });
  const amounts = async (texts: Promise<string[]>) =>
    (await texts).flatMap((text) => text.match(/\d[\d.]*,\d\d/g) ?? []);
  // Reading texts does not wait for them, and each part comes when its data is there.
  await expect(costs.locator('.offer-proposal').first()).toBeVisible();
  await expect(care.locator('.care-line').first()).toBeVisible();
  const onScreen = [
    ...(await amounts(costs.getByRole('definition').allInnerTexts())),
    ...(await amounts(care.locator('.care-line > strong').allInnerTexts())),
  ];
  expect(onScreen.length).toBeGreaterThan(4);
  await openDocument(page, 'Versorgungsvorschlag');
  const text = textOfPdf(await savedPdf(page));
  expect(text).toContain(PATIENT.lastname);
  for (const amount of onScreen) expect(text).toContain(`${amount} €`);
  // The amounts of each proposal stand beside its own name.
  const proposals = await costs.locator('.offer-proposal').evaluateAll((each) =>
    each.map((proposal) => ({
      title: proposal.querySelector('h3')?.textContent ?? '',
      amounts: [...proposal.querySelectorAll('dd')].map((dd) => dd.textContent ?? ''),
    })),
  );
  for (const { title, amounts: own } of proposals) {
    // The sheet has room for the whole word.
    const inFull = title.replace('Medizinisch notw.', 'Medizinisch notwendige');
    const beside = text.split(inFull).map((rest) => rest.slice(0, 50));
    const row = beside.find((rest) => own.every((amount) => rest.includes(amount.replaceAll('\u00a0', ' '))));
    expect([title, own, row]).toEqual([title, own, expect.stringMatching(/\d,\d\d €/)]);
  }
});
