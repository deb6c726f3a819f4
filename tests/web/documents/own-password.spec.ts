import { writeFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { missingPdfTools } from '../../../scripts/found.mjs';
import {
  mailsTo,
  openDocument,
  openScreen,
  PATIENT,
  PDF_PASSWORD,
  type SentMail,
  textOfPdf,
} from '../support/documents.ts';
import { storedDraft } from '../support/stored-draft.ts';
import { expect, login, testOnOwnServer } from '../support/test.ts';

const test = testOnOwnServer();
test.describe.configure({ mode: 'serial' });
// biome-ignore lint/suspicious/noSkippedTests: only where the programs that read PDFs are missing, and says so.
test.skip(missingPdfTools().length > 0, `not found: ${missingPdfTools().join(', ')}`);

const OPENED = 'Hannelore Wiesenthal';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sent = (page: Page) => page.getByText('Das PDF wurde erfolgreich versendet');
const part = (page: Page) => page.getByRole('region', { name: 'Kennwort dieses Versands' });
const shownIn = (page: Page) => part(page).locator('output');

/** The password that is shown. */
async function password(page: Page): Promise<string> {
  await expect(shownIn(page)).toHaveText(/^[A-HJ-NP-Za-km-z2-9]{8}$/);
  return (await shownIn(page).textContent()) ?? '';
}

async function openMail(page: Page, title: string): Promise<void> {
  await openDocument(page, title);
  await press(page, 'Per E-Mail senden');
}

/** The text of the slip. This browser has no viewer to print it with, and would open it. */
async function printedSlip(page: Page): Promise<string> {
  await page.evaluate(() => {
    const addressOf = URL.createObjectURL.bind(URL);
    const files = new Map<string, Blob>();
    URL.createObjectURL = (file: Blob) => {
      const address = addressOf(file);
      files.set(address, file);
      return address;
    };
    const open = (address: string) => void Object.assign(window, { slip: files.get(address) });
    Object.assign(window, { open, slip: undefined });
  });
  await press(page, 'Zettel „Ihr Kennwort“ drucken');
  const file = await page.waitForFunction(() => (window as { slip?: Blob }).slip);
  const bytes = await file.evaluate(async (slip) => slip && [...new Uint8Array(await slip.arrayBuffer())]);
  return textOfPdf(Uint8Array.from(bytes ?? []));
}

const bodyOf = (request: Request | undefined) => request?.postDataBuffer()?.toString('latin1') ?? '';
const fileOf = (mail: SentMail | undefined) => mail?.attachment ?? Buffer.alloc(0);

test('the one password of the institution is printed on a slip, too, which names no shop', async ({
  page,
}) => {
  await openScreen(page, '/offer');
  await openMail(page, 'Versorgungsvorschlag');
  await expect(page.getByRole('region', { name: 'Kennwort für die Person' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neues Kennwort' })).toHaveCount(0);
  const slip = await printedSlip(page);
  expect(slip).toContain(`Ihr Kennwort Sie öffnen damit die Datei aus unserer E-Mail. ${PDF_PASSWORD}`);
  expect(slip).not.toMatch(/Apotheke|Wiesenthal|Versorgung/);
});

test('an institution chooses a password of its own for each sending, which opens that file alone and is kept nowhere', async ({
  page,
  server,
}, info) => {
  test.slow();
  await test.step('the choice of the institution', async () => {
    await login(page, 'leitung');
    await page.goto('/settings/0');
    const box = page.getByRole('checkbox', { name: 'Eigenes Kennwort je Versand' });
    await expect(box).not.toBeChecked();
    await box.check();
    await press(page, 'speichern');
    await expect(page.getByText('Erfolgreich gespeichert', { exact: true })).toBeVisible();
    await page.reload();
    await expect(box).toBeChecked();
    await page.request.post('/logout');
  });
  const requests: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request));
  let own = '';
  await test.step('a sending', async () => {
    await openScreen(page, '/offer', {
      answers: { ...PATIENT, email: 'elf@beispiel.example' },
    });
    await openMail(page, 'Dokumentation');
    const first = await password(page);
    await press(page, 'Neues Kennwort');
    await expect(shownIn(page)).not.toHaveText(first);
    own = await password(page);
    const groups = [own.slice(0, 4), own.slice(4)];
    const slip = await printedSlip(page);
    for (const group of groups) expect(slip).toContain(` ${group} `);
    // Read out into the mail by mistake.
    const text = page.getByRole('textbox', { name: /^Nachricht/ });
    const proposed = await text.inputValue();
    await text.fill(`Das Kennwort ist ${groups.join(' ')}.`);
    await press(page, 'Verschlüsselt senden');
    await expect(text).toBeFocused();
    await expect(page.getByText('Das Kennwort darf nicht in der E-Mail stehen.')).toBeVisible();
    await text.fill(proposed);
    requests.length = 0;
    await press(page, 'Verschlüsselt senden');
    await expect(sent(page)).toBeVisible();
    expect(await password(page)).toBe(own);
    await expect(page.getByRole('button', { name: 'Neues Kennwort' })).toHaveCount(0);
  });
  await test.step('who has seen it', async () => {
    const [file, mail, ...others] = requests;
    expect(others).toEqual([]);
    expect([file, mail].map((request) => new URL(request?.url() ?? '').pathname)).toEqual([
      '/static/api/documents/file',
      '/static/api/documents/mail',
    ]);
    expect(bodyOf(mail)).toContain('elf@beispiel.example');
    expect(bodyOf(mail)).not.toContain(own);
    const [arrived, ...more] = mailsTo(server, 'elf@beispiel.example');
    expect(more).toEqual([]);
    expect(arrived?.source).not.toContain(own);
    expect(arrived?.source).toContain('Daniel Kr=C3=BCger');
    expect(textOfPdf(fileOf(arrived), own)).toContain(OPENED);
    for (const wrong of [undefined, PDF_PASSWORD])
      expect(() => textOfPdf(fileOf(arrived), wrong)).toThrow(/Incorrect password/);
    expect(server.output()).not.toContain(own);
    const kept = await page.evaluate(() =>
      JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept + JSON.stringify(await storedDraft(page))).not.toContain(own);
    await press(page, 'Fertig');
    await openMail(page, 'Dokumentation');
    expect(await password(page)).not.toBe(own);
  });
  await test.step('the file opened again, with the password as it is read from the slip', async () => {
    const path = info.outputPath('dokumentation.pdf');
    writeFileSync(path, fileOf(mailsTo(server, 'elf@beispiel.example')[0]));
    await page.request.post('/logout');
    await page.evaluate(() => localStorage.clear());
    await login(page, 'beratung');
    await page.getByRole('main').getByRole('button', { name: 'Folgeberatung: Dokumentation öffnen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dokumentation öffnen' });
    await dialog.getByLabel('PDF der Dokumentation').setInputFiles(path);
    await dialog.getByLabel('Passwort des PDFs').fill(`${own.slice(0, 4)} ${own.slice(4)}`);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('mit Frau W.');
  });
});

test.describe('where an answer is lost', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('an unconfirmed mail goes on with its password, and where that is forgotten another mail comes with another', async ({
    page,
    server,
  }) => {
    test.slow();
    const arrived = () => mailsTo(server, 'zwoelf@beispiel.example');
    const loseAnswer = () =>
      page.route(
        '/static/api/documents/mail',
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
    await openScreen(page, '/offer', { answers: { ...PATIENT, email: 'zwoelf@beispiel.example' } });
    const sendUnconfirmed = async () => {
      await openMail(page, 'Versorgungsvorschlag');
      const own = await password(page);
      await loseAnswer();
      await press(page, 'Verschlüsselt senden');
      await expect(page.getByText('Wir wissen nicht, ob die E-Mail ankam')).toBeVisible();
      return own;
    };
    const first = await sendUnconfirmed();
    await press(page, 'Schließen');
    await openMail(page, 'Versorgungsvorschlag');
    await expect(page.getByText('Unverändert gesendet kommt sie nicht zweimal an.')).toBeVisible();
    expect(await password(page)).toBe(first);
    await press(page, 'Verschlüsselt senden');
    await expect(sent(page)).toBeVisible();
    expect(arrived()).toHaveLength(1);
    await press(page, 'Fertig');

    const second = await sendUnconfirmed();
    expect(arrived()).toHaveLength(2);
    await page.reload();
    await openMail(page, 'Versorgungsvorschlag');
    await expect(page.getByText('Eine neue E-Mail kommt dazu, mit einem anderen Kennwort.')).toBeVisible();
    const third = await password(page);
    expect(new Set([first, second, third]).size).toBe(3);
    await press(page, 'Verschlüsselt senden');
    await expect(sent(page)).toBeVisible();
    for (const [index, own] of [first, second, third].entries())
      expect(textOfPdf(fileOf(arrived()[index]), own)).toContain(OPENED);
  });
});
