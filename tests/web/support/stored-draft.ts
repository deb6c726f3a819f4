import type { Page } from '@playwright/test';
import { type Draft, EMPTY_DRAFT } from '../../../apps/web/consultation/draft.ts';

/** Parts of a draft, also such as no draft can have. */
type DraftParts = Partial<Record<keyof Draft, unknown>>;

/**
 * Stores a draft as the logged-in user's browser would have, sealed with the key of the session, and loads
 * the page anew. The page must be one of the consultation.
 */
export async function storeDraft(page: Page, draft: DraftParts): Promise<void> {
  // Once the page has read what was stored before: it would take this over, and say so, before it goes. Whoever may
  // not advise has no button, and no page of theirs reads a draft.
  await page.waitForFunction(
    () =>
      '__remixRouter' in window &&
      [...document.querySelectorAll<HTMLButtonElement>('.frame-sidebar button')].every(
        ({ textContent, disabled }) => !textContent?.includes('Neue Beratung') || !disabled,
      ),
  );
  await page.evaluate(
    async (text) => {
      const { state } = (
        window as unknown as { __remixRouter: { state: { loaderData: Record<string, unknown> } } }
      ).__remixRouter;
      const { user } = state.loaderData['routes/frame'] as { user: { id: number } };
      const { draftKey } = state.loaderData['routes/consultation'] as { draftKey: string };
      const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const base64 = (array: Uint8Array) =>
        btoa(Array.from(array, (byte) => String.fromCharCode(byte)).join(''));
      const key = await crypto.subtle.importKey('raw', bytes(draftKey), 'AES-GCM', false, ['encrypt']);
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        key,
        new TextEncoder().encode(text),
      );
      localStorage.setItem(`inko.draft.${user.id}`, `${base64(iv)}.${base64(new Uint8Array(sealed))}`);
    },
    JSON.stringify({ ...EMPTY_DRAFT, ...draft }),
  );
  await page.reload();
}

/** What lies in the browser under the names of the product. */
export function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('inko.')));
}

/** All that lies sealed in the browser: it changes with each save, so that a test can wait for one. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(localStorage));
}
