import type { Page } from '@playwright/test';
import { ANSWERS } from '../support/cart.ts';
import { openWithDraft } from '../support/stored-draft.ts';
import { expect, test } from '../support/test.ts';

const open = (page: Page) => page.getByRole('button', { name: 'Code mit der Kamera lesen' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Code mit der Kamera lesen' });

/** Keeps what the page gets of the camera, to see whether it ends. */
const keepTracks = (page: Page) =>
  page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const original = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      Object.assign(window, { track: stream.getVideoTracks()[0] });
      return stream;
    };
  });
const cameraState = (page: Page) =>
  page.evaluate(() => (window as unknown as { track?: MediaStreamTrack }).track?.readyState);

/** The EAN 4499102040537 of a pack of the demo, a digit for each bar and gap. */
const BARS =
  '10101000110010111000101100110010100111001101101010111001010111001110010100111010000101000100101';

/** Shows the code in place of the camera's picture. */
const showCode = (page: Page) =>
  page.addInitScript((bars) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 480;
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      const draw = () => {
        pen.fillStyle = '#fff';
        pen.fillRect(0, 0, 640, 480);
        pen.fillStyle = '#000';
        [...bars].forEach((bit, index) => {
          if (bit === '1') pen.fillRect(130 + index * 4, 100, 4, 240);
        });
        requestAnimationFrame(draw);
      };
      draw();
      const stream = canvas.captureStream();
      Object.assign(window, { track: stream.getVideoTracks()[0] });
      return stream;
    };
  }, BARS);

test('the camera opens, says what to do, is off when it is closed, and says why it stays dark', async ({
  page,
  context,
}) => {
  await test.step('it opens, and is off when it is closed', async () => {
    await context.grantPermissions(['camera']);
    await keepTracks(page);
    await openWithDraft(page, '/products', { answers: ANSWERS });
    await open(page);
    await expect(dialog(page).getByRole('status')).toHaveText('Halten Sie den Code der Packung ins Bild.');
    expect(await cameraState(page)).toBe('live');
    await dialog(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await cameraState(page)).toBe('ended');
  });
  await test.step('it says why it stays dark', async () => {
    await context.clearPermissions();
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await openWithDraft(page, '/cart', { answers: ANSWERS });
    await open(page);
    await expect(dialog(page).getByRole('status')).toContainText(
      'Der Zugriff auf die Kamera ist nicht erlaubt.',
    );
  });
});

test('reads a code by files of the own server alone, and adds the size it names', async ({
  page,
  server,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = () => request.url();
    if (!url().startsWith(server.url) && !/^(blob|data):/.test(url())) foreign.push(url());
  });
  await showCode(page);
  await openWithDraft(page, '/cart', { answers: ANSWERS });
  await open(page);
  await expect(page.getByRole('article', { name: 'Valdumea Einlage für Frauen Mini' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await cameraState(page)).toBe('ended');
  expect(foreign).toEqual([]);
});
