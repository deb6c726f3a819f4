import { expect, type Locator, type Page } from '@playwright/test';

export const PERSON = 'versicherte Person oder ihre Vertretung';
export const ADVISER = 'Beraterin oder Berater';

/** The dialog in which a document is signed. */
export const signing = (page: Page): Locator => page.getByRole('dialog', { name: /^Unterschreiben: / });

/** The field of one who signs. */
export const field = (page: Page, who: string): Locator =>
  signing(page).getByRole('region', { name: `Unterschrift: ${who}` });

/** Draws a wave over a field, as a hand with a pen or a mouse does. */
export async function draw(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.2, y + height / 2);
  await page.mouse.down();
  for (let step = 1; step <= 24; step += 1)
    await page.mouse.move(
      x + width * (0.2 + (0.5 * step) / 24),
      y + height * (0.5 + 0.25 * Math.sin(step / 1.5)),
    );
  await page.mouse.up();
}

/** Draws a signature and takes it over. */
export async function sign(page: Page, who: string): Promise<void> {
  await draw(page, field(page, who).getByRole('img', { name: 'Feld zum Unterschreiben' }));
  await field(page, who).getByRole('button', { name: 'Übernehmen' }).click();
  await expect(field(page, who).getByRole('status')).toHaveText('Übernommen');
}
