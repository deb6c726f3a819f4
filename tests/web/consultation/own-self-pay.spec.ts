import { expectToFit } from '../support/shot.ts';
import { expect, login, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();

test('an own Krankenkasse is marked for those who pay themselves, and the mark is taken off again', async ({
  page,
}) => {
  await login(page, 'leitung');
  await page.goto('/settings/2');
  const save = page.getByRole('button', { name: 'speichern', exact: true });
  const saved = page.getByText('Erfolgreich gespeichert', { exact: true });
  await page.getByRole('button', { name: 'Weitere Krankenkasse hinzufügen' }).click();
  const added = page.getByRole('dialog', { name: 'Weitere Krankenkasse hinzufügen' });
  await added.getByRole('textbox', { name: /^Krankenkasse/ }).fill('Privatkasse Nord');
  await added.getByRole('checkbox', { name: /Selbstzahler/ }).check();
  await expectToFit(page, 'own-self-pay');
  await added.getByRole('button', { name: 'Hinzufügen' }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'Kinder unter 18 Jahren' });
  await expect(own).toContainText('Selbstzahler');
  await save.click();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(own).toContainText('Selbstzahler');
  await page.getByRole('button', { name: /^Bearbeiten ?: Privatkasse Nord$/ }).click();
  const edited = page.getByRole('dialog', { name: 'Privatkasse Nord' });
  await expect(edited.getByRole('checkbox', { name: /Selbstzahler/ })).toBeChecked();
  await edited.getByRole('checkbox', { name: /Selbstzahler/ }).uncheck();
  await edited.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(own).not.toContainText('Selbstzahler');
  await save.click();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(own).not.toContainText('Selbstzahler');
});
