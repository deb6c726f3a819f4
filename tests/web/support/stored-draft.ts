import type { Page } from '@playwright/test';
import { type Draft, EMPTY_DRAFT } from '../../../apps/web/consultation/draft/draft.ts';
import { loaded } from './prefetched.ts';
import { signIn } from './test.ts';

/** Parts of a draft, also such as no draft can have. */
type DraftParts = Partial<Record<keyof Draft, unknown>>;
type Owner = Awaited<ReturnType<typeof ownerOf>>;

const DRAFT_KEY = /"draftKey","([A-Za-z0-9+/=]+)"/;

/**
 * Gives the browser the session of a user and a draft of theirs, and opens a page of the consultation: the first that
 * the browser sees. Nothing is loaded twice for it, as `storeDraft` does.
 */
export async function openWithDraft(page: Page, path: string, draft: DraftParts, user = 'beratung') {
  await signIn(page, user);
  const owner = await ownerOf(page);
  // A page of the product's origin without scripts.
  await page.goto('/session');
  await keep(page, owner, draft);
  await page.goto(path);
}

/** Who is logged in, and the key of their drafts, as the server gives it to the screens of the consultation. */
async function ownerOf(page: Page) {
  const session = await page.request.get('/session');
  const { user } = (await session.json()) as { user: number };
  const data = await page.request.get('/_root.data?_routes=consultation');
  const [, draftKey] = DRAFT_KEY.exec(await data.text()) ?? [];
  if (draftKey === undefined) throw new Error(`User ${user} is given no key of a draft.`);
  return { user, key: Buffer.from(draftKey, 'base64') };
}

const keyFor = ({ key }: Owner, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, [use]);

/** Lays a draft where the browser keeps that of the user, sealed as it does. */
async function keep(page: Page, owner: Owner, draft: DraftParts): Promise<void> {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `inko.draft.${owner.user}`,
    await sealedDraft(owner, draft),
  ] as const);
}

async function sealedDraft(owner: Owner, draft: DraftParts): Promise<string> {
  const key = await keyFor(owner, 'encrypt');
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = Buffer.from(JSON.stringify({ ...EMPTY_DRAFT, ...draft }));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text);
  return [iv, new Uint8Array(sealed)].map((bytes) => Buffer.from(bytes).toString('base64')).join('.');
}

/**
 * Stores a draft as the logged-in user's browser would have, sealed with the key of the session, and loads
 * the page again. The page must be one of the consultation.
 */
export async function storeDraft(page: Page, draft: DraftParts): Promise<void> {
  // Once the page has read what was stored before: it would take this over, and say so, before it goes. A user who
  // may not advise has no button, and no page of theirs reads a draft.
  await loaded(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLButtonElement>('.frame-sidebar button')].every(
      ({ textContent, disabled }) => !textContent?.includes('Neue Beratung') || !disabled,
    ),
  );
  await keep(page, await ownerOf(page), draft);
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
  const owner = await ownerOf(page);
  const stored = await page.evaluate((name) => localStorage.getItem(name), `inko.draft.${owner.user}`);
  const [iv, sealed] = (stored ?? '').split('.').map((base64) => Buffer.from(base64, 'base64'));
  if (iv === undefined || sealed === undefined) return null;
  const key = await keyFor(owner, 'decrypt');
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
  return JSON.parse(Buffer.from(opened).toString()) as Draft;
}
