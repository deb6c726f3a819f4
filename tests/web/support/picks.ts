import type { Page } from '@playwright/test';

/** The name of a product on /recommendations; a Vorlage goes with its Fixierhose. */
const pickName = (product: string): string =>
  product.includes(' Vorlage ') ? `${product} + Fixierhose` : product;

/** The tick of a recommended product; those that are folded have none. */
export const pick = (page: Page, product: string) =>
  page.getByRole('checkbox', { name: pickName(product), exact: true });

/** Shows all recommended products, if they are folded. */
export async function unfoldPicks(page: Page): Promise<void> {
  const rest = page.locator('.pick-rest');
  await rest.waitFor();
  if ((await rest.getAttribute('open')) === null) await rest.locator('summary').click();
}

/** Chooses these recommended products and no others, whatever has been preselected. */
export async function choosePicks(page: Page, ...products: readonly string[]): Promise<void> {
  await unfoldPicks(page);
  const wanted = products.map((product) => pick(page, product));
  for (const box of wanted) await box.check();
  const names = products.map(pickName);
  for (const box of await page.getByRole('checkbox').all()) {
    const labelled = (await box.getAttribute('aria-labelledby')) ?? '';
    const name = await page.locator(`[id="${labelled}"]`).innerText();
    if (!names.includes(name)) await box.uncheck();
  }
}
