import type { Page } from '@playwright/test';
import { ANSWERS } from '../support/cart.ts';
import { shots } from '../support/shot.ts';
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

/** Shows a code in place of the camera's picture. */
const showEan = (page: Page, ean: string) =>
  page.addInitScript((digits) => {
    const left = [
      '0001101',
      '0011001',
      '0010011',
      '0111101',
      '0100011',
      '0110001',
      '0101111',
      '0111011',
      '0110111',
      '0001011',
    ];
    const parity = [
      'LLLLLL',
      'LLGLGG',
      'LLGGLG',
      'LLGGGL',
      'LGLLGG',
      'LGGLLG',
      'LGGGLL',
      'LGLGLG',
      'LGLGGL',
      'LGGLGL',
    ];
    const inverted = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
    const encode = (digit: number, set: string | undefined) => {
      const bits = left[digit] ?? '';
      if (set === 'L') return bits;
      return set === 'R' ? inverted(bits) : [...inverted(bits)].reverse().join('');
    };
    const [first = 0, ...rest] = [...digits].map(Number);
    const half = (from: number, sets: string) =>
      rest
        .slice(from, from + 6)
        .map((digit, index) => encode(digit, sets[index]))
        .join('');
    const bars = `101${half(0, parity[first] ?? '')}01010${half(6, 'RRRRRR')}101`;
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
  }, ean);

test('opens, says what to do, and is off when it is closed', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await keepTracks(page);
  await openWithDraft(page, '/products', { answers: ANSWERS });
  await open(page);
  await expect(dialog(page).getByRole('status')).toHaveText('Halten Sie den Code der Packung ins Bild.');
  expect(await cameraState(page)).toBe('live');
  await shots(page, 'camera');
  await dialog(page).getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await cameraState(page)).toBe('ended');
});

test('says why it stays dark', async ({ page, context }) => {
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

test('reads a code by files of the own server alone, and adds the size it names', async ({
  page,
  server,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = () => request.url();
    if (!url().startsWith(server.url) && !/^(blob|data):/.test(url())) foreign.push(url());
  });
  // A pack of the demo.
  await showEan(page, '4499102040537');
  await openWithDraft(page, '/cart', { answers: ANSWERS });
  await open(page);
  await expect(page.getByRole('article', { name: 'Valdumea Einlage für Frauen Mini' })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await cameraState(page)).toBe('ended');
  expect(foreign).toEqual([]);
});
