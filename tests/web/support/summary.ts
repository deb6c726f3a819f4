import type { Page } from '@playwright/test';

/** Unfolds all of the summary; nothing where it asks for the insurer first. */
export async function unfoldSummary(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: 'Beratung', exact: true });
  await first.or(page.getByRole('alert')).first().waitFor();
  const folded = page.getByRole('main').locator('h2 > button[aria-expanded="false"]:visible');
  while ((await folded.count()) > 0) await folded.first().click();
}
