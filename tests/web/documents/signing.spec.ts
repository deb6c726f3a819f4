import { desk, made, openDocument, openScreen, paper, savedPdf, textOfPdf } from '../support/documents.ts';
import { ADVISER, draw, field, PERSON, sign, signing } from '../support/signing.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

test('both sign on the screen, no drawing is lost unasked, page and file show it, and a changed document has lost its signature', async ({
  page,
}) => {
  await test.step('page and file show it', async () => {
    await openScreen(page, '/offer');
    await openDocument(page, 'Dokumentation');
    const open = page.getByRole('button', { name: 'Unterschreiben' });
    await open.click();
    const canvas = field(page, PERSON).getByRole('img', { name: 'Feld zum Unterschreiben' });
    await draw(page, canvas);
    await page.keyboard.press('Escape');
    await expect(signing(page).getByText(`Noch nicht übernommen: ${PERSON}.`)).toBeVisible();
    await field(page, PERSON).getByRole('button', { name: 'Übernehmen' }).click();
    await field(page, PERSON).getByRole('button', { name: 'Löschen' }).click();
    await signing(page).getByRole('button', { name: 'Fertig' }).click();
    await expect(signing(page)).toHaveCount(0);
    await expect(desk(page, 'Dokumentation')).toBeVisible();
    await expect(open).toBeFocused();
    expect((await storedDraft(page))?.signatures).toBeUndefined();

    await page.getByRole('button', { name: 'Unterschreiben' }).click();
    await expect(field(page, PERSON).getByRole('button', { name: 'Übernehmen' })).toBeDisabled();
    await expect(field(page, PERSON).getByLabel('Ort')).toHaveValue(/./);
    await field(page, PERSON).getByLabel('Ort').fill('Emmendingen');
    await sign(page, PERSON);
    await sign(page, ADVISER);
    await signing(page).getByRole('button', { name: 'Fertig' }).click();
    await expect(signing(page)).toHaveCount(0);
    await expect(made(page)).toBeVisible();
    const shown = (who: string) =>
      paper(page).getByRole('img', { name: new RegExp(`^Unterschrift: .*${who}`) });
    await expect(shown('versicherten Person')).toBeVisible();
    await expect(shown('Beraterin')).toBeVisible();
    await shown('Beraterin').scrollIntoViewIfNeeded();
    await expect(page.getByText(`Unterschrieben: ${PERSON}; ${ADVISER}.`)).toBeVisible();
    const text = textOfPdf(await savedPdf(page));
    expect(text).toMatch(/Emmendingen, \d\d\.\d\d\.\d{4}/);
    const { signatures } = (await storedDraft(page)) ?? {};
    expect(Object.keys(signatures ?? {})).toEqual(['documentation']);
  });
  await test.step('a changed document has lost it', async () => {
    await openScreen(page, '/offer');
    await openDocument(page, 'Versorgungsvorschlag');
    await page.getByRole('button', { name: 'Unterschreiben' }).click();
    await sign(page, PERSON);
    await signing(page).getByRole('button', { name: 'Fertig' }).click();
    await expect(made(page)).toBeVisible();
    const signature = paper(page).getByRole('img', { name: /^Unterschrift: / });
    await expect(signature.first()).toBeVisible();

    const proposal = page.getByRole('checkbox', { name: 'Wunschversorgung, Vorschlag 1' });
    await proposal.uncheck();
    const word = page.getByText('Die Unterschrift gilt nicht mehr.');
    await expect(word).toBeVisible();
    await expect(signature).toHaveCount(0);
    await page.getByRole('button', { name: 'Alte Unterschrift löschen' }).click();
    await expect(word).toHaveCount(0);
    await proposal.check();
    await expect(made(page)).toBeVisible();
    await expect(signature).toHaveCount(0);
    expect((await storedDraft(page))?.signatures).toBeUndefined();
  });
});
