import type { Page } from '@playwright/test';
import { type Draft, EMPTY_DRAFT } from '../../../apps/web/consultation/draft/draft.ts';
import { signIn } from './test.ts';

/** Parts of a draft, also such as no draft can have. */
type DraftParts = Partial<Record<keyof Draft, unknown>>;

const DRAFT_KEY = /"draftKey","([A-Za-z0-9+/=]+)"/;

/**
 * Gives the browser the session of a user and a draft of theirs, and opens a page of the consultation: the first that
 * the browser sees. Nothing is loaded twice for it, as `storeDraft` does.
 */
export async function openWithDraft(page: Page, path: string, draft: DraftParts, user = 'beratung') {
  await signIn(page, user);
  const { pathname } = new URL(path, 'http://path');
  // What the loader of the screens gives the browser.
  const data = await page.request.get(`${pathname === '/' ? '/_root' : pathname}.data?_routes=consultation`);
  const [, draftKey] = DRAFT_KEY.exec(await data.text()) ?? [];
  if (draftKey === undefined) throw new Error(`${path} gives ${user} no key of a draft.`);
  // A page of the product's origin without scripts, which says whose session it is.
  await page.goto('/session');
  const { user: id } = JSON.parse(await page.locator('pre').innerText()) as { user: number };
  await keep(page, id, await sealedDraft(draftKey, draft));
  await page.goto(path);
}

/** Lays a sealed draft where a user's lies. */
async function keep(page: Page, userId: number, sealed: string): Promise<void> {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `inko.draft.${userId}`,
    sealed,
  ] as const);
}

/** A draft as the browser keeps it. */
async function sealedDraft(draftKey: string, draft: DraftParts): Promise<string> {
  const key = await crypto.subtle.importKey('raw', Buffer.from(draftKey, 'base64'), 'AES-GCM', false, [
    'encrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = Buffer.from(JSON.stringify({ ...EMPTY_DRAFT, ...draft }));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return [iv, new Uint8Array(sealed)].map((bytes) => Buffer.from(bytes).toString('base64')).join('.');
}

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
  const { id, draftKey } = await page.evaluate(() => {
    const { state } = (
      window as unknown as { __remixRouter: { state: { loaderData: Record<string, unknown> } } }
    ).__remixRouter;
    const { user } = state.loaderData.frame as { user: { id: number } };
    const { draftKey } = state.loaderData.consultation as { draftKey: string };
    return { id: user.id, draftKey };
  });
  await keep(page, id, await sealedDraft(draftKey, draft));
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

/** The draft of the logged-in user as it lies in the browser; null where there is none. On a page of the consultation. */
export async function storedDraft(page: Page): Promise<Draft | null> {
  const text = await page.evaluate(async () => {
    const { state } = (
      window as unknown as { __remixRouter: { state: { loaderData: Record<string, unknown> } } }
    ).__remixRouter;
    const { user } = state.loaderData.frame as { user: { id: number } };
    const { draftKey } = state.loaderData.consultation as { draftKey: string };
    const [iv = '', sealed = ''] = localStorage.getItem(`inko.draft.${user.id}`)?.split('.') ?? [];
    if (sealed === '') return null;
    const bytes = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', bytes(draftKey), 'AES-GCM', false, ['decrypt']);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, key, bytes(sealed));
    return new TextDecoder().decode(opened);
  });
  return text === null ? null : (JSON.parse(text) as Draft);
}
