import { expect } from '@playwright/test';
import type { CountedPage } from './counted-page.ts';
import { SEVEN_SIZES, SHARED } from './seven-sizes.ts';

/**
 * Touches of the same product where each size was a form of its own, with `Speichern und weiteres anlegen` between them:
 * 29 clicks and 1029 keys, counted by this walk on the last version that had it.
 */
export const ONE_BY_ONE = 1058;

/** Enters a product of seven sizes from a price list, none of it by pasting. */
export async function productEntry(counted: CountedPage): Promise<void> {
  const { page } = counted;
  await counted.click(counted.button('Produkt hinzufügen'));
  const dialog = page.getByRole('dialog');
  await counted.click(dialog.getByRole('textbox', { name: /^Produktbezeichnung/ }));
  await counted.type(SHARED.Produktbezeichnung);
  // By their first letters, and down from there, as people choose in a list.
  for (const [letter, down] of [
    ['I', 0],
    ['S', 1],
    ['P', 0],
    ['L', 2],
    ['7', 1],
  ] as const) {
    await counted.press('Tab');
    await counted.type(letter);
    for (let at = 0; at < down; at += 1) await counted.press('ArrowDown');
  }
  await counted.click(dialog.getByRole('textbox', { name: 'Größe, Größe 1', exact: true }));
  for (const [at, size] of SEVEN_SIZES.entries()) {
    if (at === 0) {
      await counted.type(size.Groesse);
      await counted.press('Tab');
    } else {
      await counted.press('Enter');
      await expect(
        dialog.getByRole('textbox', { name: `Größe, Größe ${size.Groesse}`, exact: true }),
      ).toHaveValue(size.Groesse);
    }
    // The third goes on the row of the first two.
    if (at < 2) {
      await counted.type(size.Artikelnummer);
      await counted.press('Tab');
    }
    await counted.type(size.PZN);
    for (const text of [size.EAN, size.Hueftumfang, size.Anzahl, size.UVP]) {
      await counted.press('Tab');
      await counted.type(text);
    }
    if (at > 0) continue;
    await counted.press('Tab');
    await counted.type(SHARED.Hilfsmittelnummer);
  }
  await counted.click(dialog.getByRole('textbox', { name: /^Name des Bildes/ }));
  await counted.type(SHARED.imagepfad);
  await counted.click(dialog.getByRole('textbox', { name: /^Vorteilskommunikation/ }));
  await counted.type(SHARED.Vorteile);
  await counted.click(dialog.getByRole('checkbox', { name: 'Für die Nacht' }));
  await counted.click(dialog.getByRole('checkbox', { name: 'Atmungsaktiv' }));
  await counted.click(dialog.getByRole('button', { name: 'Speichern', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Ein neues Produkt wurde hinzugefügt.')).toBeVisible();
}
