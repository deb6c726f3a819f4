import type { Page } from '@playwright/test';

/** Milliseconds between two keys. */
const SCANNER_MS = 5;
const PERSON_MS = 120;

/** Types a code as a scanner does: keys that follow each other at once, ended by Enter or Tab. */
export const scan = (page: Page, code: string, end: 'Enter' | 'Tab' = 'Enter') =>
  typeAt(page, code, end, SCANNER_MS);

/** Types a code as a person does. */
export const typeSlowly = (page: Page, code: string) => typeAt(page, code, 'Enter', PERSON_MS);

/** The keys carry their times: how fast the machine is does not matter. */
async function typeAt(page: Page, code: string, end: 'Enter' | 'Tab', gap: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let seconds = Date.now() / 1000;
  for (const key of [...code, end]) {
    const text = key === 'Enter' ? '\r' : key === 'Tab' ? undefined : key;
    const base = { key, timestamp: seconds, ...(key === 'Enter' ? { windowsVirtualKeyCode: 13 } : {}) };
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...base, ...(text && { text }) });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...base });
    seconds += gap / 1000;
  }
  await session.detach();
}
