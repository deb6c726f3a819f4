import { addUser } from '../support/add-user.ts';
import { EMPTY, line, PRODUCTS } from '../support/cart.ts';
import { desk, made, openDocument, openScreen, PATIENT, paper } from '../support/documents.ts';
import { prefetched } from '../support/prefetched.ts';
import { storeDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'parallel' });

// @spec consultation-1-4 consultation-summary-2 consultation-4-14 consultation-8-3
test('the summary shows each document as a page before it is sent, in large type and without a proposal where that is asked for', async ({
  page,
}) => {
  await openScreen(page, '/offer');
  const section = page.getByRole('region', { name: 'Dokumente', exact: true });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Dokumentation',
    'Versorgungsvorschlag',
    'Zum Mitnehmen',
  ]);
  await openDocument(page, 'Dokumentation');
  await expect(paper(page)).toContainText('Apotheke am Stadtgarten');
  await expect(paper(page)).toContainText('AnlassErstberatung');
  await desk(page, 'Dokumentation').getByRole('button', { name: 'Schließen' }).click();
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(
    paper(page).getByRole('heading', { name: 'Mehrkostenübernahmeerklärung' }).first(),
  ).toBeVisible();
  await expect(paper(page)).toContainText('Preisänderungen vorbehalten');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Ansehen.*Versorgungsvorschlag$/ })).toBeFocused();

  await openDocument(page, 'Versorgungsvorschlag');
  const large = page.getByRole('checkbox', { name: /^Große Schrift/ });
  const amount = paper(page).getByText('Sie zahlen im Monat').first();
  const size = () => amount.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  const usual = await size();
  await large.check();
  await expect.poll(size).toBeGreaterThan(usual);
  await expect(made(page)).toBeVisible();
  await desk(page, 'Versorgungsvorschlag').getByRole('button', { name: 'Schließen' }).click();
  await openDocument(page, 'Versorgungsvorschlag');
  await expect(large).toBeChecked();
  await expect.poll(size).toBeGreaterThan(usual);

  // What is unticked is not printed: for the patient, in the figures, and a declaration for each with Mehrkosten.
  const [needs, first, second] = [
    'Medizinisch notwendige Versorgung, Vorschlag 1',
    'Wunschversorgung, Vorschlag 1',
    'Wunschversorgung, Vorschlag 2',
  ] as const;
  const titles = paper(page).getByRole('heading', { level: 5 });
  await expect(titles).toHaveText([needs, first, second, needs, first, second, first, second]);
  await page.getByRole('checkbox', { name: first }).uncheck();
  await expect(titles).toHaveText([needs, second, needs, second, second]);
  await expect(made(page)).toBeVisible();
});

const SCRIPTS = ['cyrillic', 'greek', 'latin-extended', 'latin', 'marks', 'symbols', 'vietnamese'];

test('nothing of the documents is fetched before one is asked for', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openScreen(page, '/offer');
  await prefetched(page);
  const parts = () => fetched.filter((path) => /document-desk|pdf\.worker|(regular|semibold)-/.test(path));
  expect(parts()).toEqual([]);
  await openDocument(page, 'Versorgungsvorschlag');
  // By their names without the hashes, which order them by chance.
  expect(
    parts()
      .map((path) => path.replace(/-[\w-]{8}(\.\w+)$/, '$1'))
      .toSorted(),
  ).toEqual([
    '/assets/document-desk.css',
    '/assets/document-desk.js',
    '/assets/pdf.worker.js',
    // Both typefaces whole: their parts would tell the letters of a name.
    ...['regular', 'semibold'].flatMap((weight) => SCRIPTS.map((part) => `/assets/${weight}-${part}.json`)),
  ]);
});

// @spec consultation-5-4
test('the document states a missing name, after a question, and characters its typeface lacks', async ({
  page,
}) => {
  await openScreen(page, '/offer', {
    answers: { ...PATIENT, lastname: ' ', givenname: 'Nguyễn 🦄 Ωμέγα 中' },
  });
  const open = page.getByRole('button', { name: /Ansehen.*Versorgungsvorschlag$/ });
  await open.click();
  const question = page.getByRole('dialog', { name: 'Sie haben noch keinen Namen eingetragen' });
  await expect(question).toContainText('Wollen Sie trotzdem fortfahren?');
  await question.getByRole('button', { name: 'Nein' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await question.getByRole('button', { name: 'Ja' }).click();
  await expect(made(page)).toBeVisible();
  await expect(page.getByText('HINWEIS: Es wurde noch kein Name hinterlegt!')).toBeVisible();
  const notice = page.getByText('Diese Zeichen kennt die Schrift des PDFs nicht');
  await expect(notice.getByRole('strong')).toHaveText('🦄 中');
});

// @spec consultation-selling-2 consultation-selling-4
test('the application ticks what the cart holds, names what nobody sees, and proposes what fits the amount of the law', async ({
  page,
}) => {
  const answers = { ...PATIENT, lastname: 'Wie\u202esenthal', grad: 'G3', antrag: 'PA2' };
  const cart = [[{ lines: [] }], [{ lines: [] }], [{ lines: [line('x', PRODUCTS.gloves, 'M')] }]];
  await openScreen(page, '/selling', { answers, cart });
  await page.getByRole('button', { name: 'Jetzt Antrag erstellen' }).click();
  await page.getByRole('radio', { name: /^Eine private Pflegeperson, / }).check();
  await expect(made(page)).toBeVisible();
  // What nobody sees in a stored text is a box in preview and PDF alike, and named.
  await expect(paper(page)).toContainText('Wie□senthal');
  const notice = page.getByText('Diese Zeichen kennt die Schrift des PDFs nicht');
  await expect(notice.getByRole('strong')).toHaveText('U+202E');
  const gloves = paper(page).getByRole('row').filter({ hasText: 'Einmalhandschuhe' });
  await expect(gloves).toContainText('☑');
  await expect(gloves).toContainText('Größe M');
  const masks = paper(page).getByRole('row').filter({ hasText: 'Gesichtsmasken' });
  await expect(masks).toContainText('☐');
  await page.getByRole('checkbox', { name: 'Medizinische Gesichtsmasken' }).check();
  await expect(masks).toContainText('☑');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pflegehilfsmittelantrag generieren' }).click();
  await expect(desk(page, 'Pflegehilfsmittelantrag')).toBeVisible();

  await storeDraft(page, { answers, cart: [[EMPTY], [EMPTY], [EMPTY]] });
  await page.getByRole('button', { name: 'Jetzt Antrag erstellen' }).click();
  await page.getByRole('radio', { name: /^Eine private Pflegeperson, / }).check();
  const budget = page.getByRole('region', { name: 'Kosten im Monat' });
  await expect(budget.getByRole('status')).toContainText('0,00 € von 42,00 €');
  // Gloves that are ticked by hand ask for their size, or leave it to the paper.
  await page.getByRole('checkbox', { name: /^Einmalhandschuhe/ }).check();
  const sizes = page.getByRole('group', { name: 'Größe: Einmalhandschuhe' });
  await expect(sizes).toContainText('Bitte wählen Sie eine aus');
  await expect(paper(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Per E-Mail senden' })).toBeDisabled();
  await sizes.getByRole('radio', { name: 'L', exact: true }).check();
  await expect(gloves).toContainText('Größe L');
  await page.getByRole('checkbox', { name: /^Einmalhandschuhe/ }).uncheck();
  for (const name of ['Medizinische Gesichtsmasken', 'Schutzschürzen zum Einmalgebrauch'])
    await page.getByRole('checkbox', { name }).check();
  await page
    .getByLabel('Menge im Monat: Schutzschürzen zum Einmalgebrauch')
    .selectOption({ label: '300\u00a0Stück' });
  await expect(budget.getByRole('status')).toContainText('54,74 € von 42,00 €: 12,74 € über dem Betrag');
  await page.getByRole('button', { name: 'Vorschlag, der passt' }).click();
  await expect(budget.getByRole('status')).toContainText('39,27 € von 42,00 €: noch 2,73 € frei');
  await page.getByRole('button', { name: 'Vorige Auswahl wiederherstellen' }).click();
  await expect(budget.getByRole('status')).toContainText('12,74 € über dem Betrag');
});

// @spec consultation-6-3
test('who may only show documents cannot send them, and who may neither sees none', async ({
  page,
  server,
}) => {
  addUser(server, 'anzeige', 'bera_durch', 'versorg_aufr', 'pdf_anzeig');
  addUser(server, 'ohne', 'bera_durch', 'versorg_aufr');
  await openScreen(page, '/offer', {}, 'anzeige');
  await expect(page.getByRole('button', { name: /^Sichern/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Senden/ })).toHaveCount(0);
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

// @spec consultation-9-10
test('the application asks who cares before anything is made, printed or sent', async ({ page }) => {
  const answers = { ...PATIENT, grad: 'G3', antrag: 'PA1' };
  const gloves = line('x', PRODUCTS.gloves, 'M', { monthlyPackages: 2 });
  await openScreen(page, '/selling', { answers, cart: [[EMPTY], [EMPTY], [{ lines: [gloves] }]] });
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Pflegehilfsmittelantrag generieren' }).click();
  const dialog = desk(page, 'Pflegehilfsmittelantrag');
  // Nothing is made, printed or sent before somebody has said it.
  await expect(dialog.getByText('Bitte wählen Sie aus.')).toBeVisible();
  for (const name of ['Drucken', 'Sichern', 'Per E-Mail senden'])
    await expect(dialog.getByRole('button', { name })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Allein ein Pflegedienst' }).check();
  await expect(dialog).toContainText('Er bringt sie selbst mit.');
  await expect(paper(page)).toHaveCount(0);
  await dialog.getByRole('radio', { name: /und ein Pflegedienst$/ }).check();
  await expect(made(page)).toBeVisible();
  await expect(paper(page)).toContainText('Der Pflegedienst, der daneben pflegt,');
});

test('at 360 px, and in a window zoomed so far, a document can be printed and nothing is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, '/offer');
  await openDocument(page, 'Versorgungsvorschlag');
  const dialog = desk(page, 'Versorgungsvorschlag');
  const ways = [
    dialog.getByRole('button', { name: 'Schließen', exact: true }),
    dialog.getByRole('button', { name: 'Drucken' }),
    dialog.getByRole('link', { name: 'Sichern' }),
    dialog.getByRole('link', { name: 'PDF öffnen' }),
    dialog.getByRole('button', { name: 'Per E-Mail senden' }),
  ];
  for (const way of ways) {
    await expect(way).toBeInViewport({ ratio: 1 });
    const overhang = await way.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  }
});
