import { expectAccessible } from './support/accessible.ts';
import { addUser } from './support/add-user.ts';
import { line, PRODUCTS } from './support/cart.ts';
import { desk, made, openDocument, openScreen, PATIENT, paper } from './support/documents.ts';
import { loadedAhead } from './support/loaded-ahead.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

test('the summary shows each document as a page before it is sent', async ({ page }) => {
  await openScreen(page, '/offer');
  const section = page.getByRole('region', { name: 'Dokumente', exact: true });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Dokumentation',
    'Versorgungsvorschlag',
  ]);
  await openDocument(page, 'Dokumentation');
  await expect(paper(page)).toContainText('Apotheke am Stadtgarten');
  await expect(paper(page)).toContainText('Um welche Art der Beratung handelt es sich?Erstberatung');
  await desk(page, 'Dokumentation').getByRole('button', { name: 'Schließen' }).click();
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(paper(page).getByRole('heading', { name: 'Mehrkostenübernahmeerklärung' })).toBeVisible();
  await expect(paper(page)).toContainText('Preisänderungen vorbehalten');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Ansehen.*Versorgungsvorschlag$/ })).toBeFocused();
});

test('nothing of the documents is fetched before one is asked for', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openScreen(page, '/offer');
  await loadedAhead(page);
  const parts = () => fetched.filter((path) => /document-desk|pdf\.worker|(regular|semibold)-/.test(path));
  expect(parts()).toEqual([]);
  await openDocument(page, 'Versorgungsvorschlag');
  expect(parts().toSorted()).toEqual([
    expect.stringContaining('/assets/document-desk-'),
    expect.stringContaining('/assets/pdf.worker-'),
    expect.stringContaining('/assets/regular-latin-'),
    expect.stringContaining('/assets/semibold-latin-'),
  ]);
});

test('the adviser chooses which proposals are printed', async ({ page }) => {
  await openScreen(page, '/offer');
  await openDocument(page, 'Versorgungsvorschlag');
  const titles = paper(page).getByRole('heading', { level: 5 });
  await expect(titles).toHaveText([
    'Medizinisch notw. Versorgung, Vorschlag 1',
    'Wunschversorgung, Vorschlag 1',
    'Wunschversorgung, Vorschlag 2',
  ]);
  await page.getByRole('checkbox', { name: 'Wunschversorgung, Vorschlag 1' }).uncheck();
  await expect(titles).toHaveText([
    'Medizinisch notw. Versorgung, Vorschlag 1',
    'Wunschversorgung, Vorschlag 2',
  ]);
  await expect(made(page)).toBeVisible();
});

test('without a name one is asked first, and told on the document', async ({ page }) => {
  await openScreen(page, '/offer', { answers: { ...PATIENT, lastname: ' ' } });
  const open = page.getByRole('button', { name: /Ansehen.*Versorgungsvorschlag$/ });
  await open.click();
  const question = page.getByRole('dialog', { name: 'Sie haben noch keinen Namen eingetragen' });
  await expect(question).toContainText('Wollen Sie trotzdem fortfahren?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Nein' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await question.getByRole('button', { name: 'Ja' }).click();
  await expect(made(page)).toBeVisible();
  await expect(page.getByText('HINWEIS: Es wurde noch kein Name hinterlegt!')).toBeVisible();
});

test('the adviser is told which characters the typeface lacks', async ({ page }) => {
  await openScreen(page, '/offer', { answers: { ...PATIENT, lastname: 'Nguyễn 🦄 Ωμέγα 中' } });
  await openDocument(page, 'Versorgungsvorschlag');
  const notice = page.getByText('Diese Zeichen kennt die Schrift des PDFs nicht');
  await expect(notice.getByRole('strong')).toHaveText('🦄 中');
});

test('the application ticks what the cart holds, and what else is wanted', async ({ page }) => {
  const answers = { ...PATIENT, grad: 'G3', antrag: 'PA2' };
  const cart = [[{ lines: [] }], [{ lines: [] }], [{ lines: [line('x', PRODUCTS.gloves, 'M')] }]];
  await openScreen(page, '/selling', { answers, cart });
  await page.getByRole('button', { name: 'Jetzt Antrag erstellen' }).click();
  await expect(made(page)).toBeVisible();
  const gloves = paper(page).getByRole('listitem').filter({ hasText: 'Einmalhandschuhe' });
  await expect(gloves).toContainText('Angekreuzt: Einmalhandschuhe');
  await expect(gloves).toContainText('☑\u00a0M');
  const masks = paper(page).getByRole('listitem').filter({ hasText: 'Mundschutz' });
  await expect(masks).toContainText('Nicht angekreuzt');
  await page.getByRole('checkbox', { name: 'Mundschutz' }).check();
  await expect(masks).toContainText(/^☑Angekreuzt/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pflegehilfsmittelantrag generieren' }).click();
  await expect(desk(page, 'Pflegehilfsmittelantrag')).toBeVisible();
});

test('who may only show documents cannot send them, and who may neither sees none', async ({
  page,
  server,
}) => {
  addUser(server, 'anzeige', 'bera_durch', 'versorg_aufr', 'pdf_anzeig');
  addUser(server, 'ohne', 'bera_durch', 'versorg_aufr');
  await openScreen(page, '/offer', {}, 'anzeige');
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(page.getByRole('link', { name: 'PDF öffnen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Per E-Mail senden' })).toHaveCount(0);
  await page.context().clearCookies();
  await openScreen(page, '/offer', {}, 'ohne');
  await expect(page.getByRole('region', { name: 'Versorgung', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Dokumente', exact: true })).toHaveCount(0);
  await page.goto('/selling');
  await expect(page.getByRole('button', { name: 'Pflegehilfsmittelantrag generieren' })).toHaveCount(0);
});

test('in the trial a dummy stands in the document, and sending is not possible', async ({ page }) => {
  await openScreen(page, '/offer', {}, 'demo');
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(paper(page)).toContainText('Erika Mustermann');
  await expect(paper(page)).not.toContainText('Wiesenthal');
  await expect(page.getByRole('button', { name: 'Per E-Mail senden' })).toBeDisabled();
  await expect(page.getByText('In der Testphase ist der Versand per E-Mail nicht möglich.')).toBeVisible();
});

test('what is printed is the document, from its beginning to its end', async ({ page }) => {
  await openScreen(page, '/offer');
  await openDocument(page, 'Versorgungsvorschlag');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(paper(page)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
