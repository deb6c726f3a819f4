import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { mailsTo, openDocument, openScreen, PATIENT } from '../support/documents.ts';
import { expect, testOnOwnServer } from '../support/test.ts';

/** It logs all that it can. */
const test = testOnOwnServer({ LOG_LEVEL: 'debug' });

test.describe.configure({ mode: 'parallel' });

test('a sent document leaves nothing of the person but the mail itself', async ({ page, server }) => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await openScreen(page, '/offer', {
    answers: { ...PATIENT, email: 'spurlos@beispiel.example', street: 'Nachtigallenweg 7' },
  });
  await openDocument(page, 'Versorgungsvorschlag');
  await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
  await page.getByRole('button', { name: 'Verschlüsselt senden' }).click();
  await expect(page.getByText('Das PDF wurde erfolgreich versendet')).toBeVisible();

  const person = /Wiesenthal|Hannelore|Nachtigallenweg|spurlos/i;
  for (const request of asked) {
    expect(request.url()).not.toMatch(person);
    // Nobody else hears of it: no analytics (docs/decisions/0038), no foreign service.
    if (/^https?:/.test(request.url())) expect(new URL(request.url()).origin).toBe(server.url);
  }
  expect(server.output()).toContain('/documents/mail');
  expect(server.output()).not.toMatch(person);
  const files = readdirSync(server.folder).filter((name) => name.includes('sqlite'));
  expect(files.length).toBeGreaterThan(0);
  // The log of changes beside the database holds what was written last.
  for (const name of files) expect(readFileSync(join(server.folder, name), 'latin1')).not.toMatch(person);
  const [mail] = mailsTo(server, 'spurlos@beispiel.example');
  expect(mail?.source).not.toMatch(/Wiesenthal|Hannelore|Nachtigallenweg/);
});
