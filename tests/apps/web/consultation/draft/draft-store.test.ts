import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../../../apps/web/consultation/draft/draft.ts';
import { DraftStore } from '../../../../../apps/web/consultation/draft/draft-store.ts';
import { noCipher, noStorage } from '../../../../../apps/web/consultation/draft/no-storage.ts';
import { type DraftCipher, draftCipher } from '../../../../../apps/web/session/draft-cipher.ts';
import { MapStorage } from '../../support/map-storage.ts';

const KEY = 'inko.draft.7';
const newKey = () => randomBytes(32).toString('base64');

let storage: MapStorage;
let cipher: DraftCipher;
beforeEach(async () => {
  storage = new MapStorage();
  cipher = await draftCipher(newKey());
});

async function open(key: DraftCipher = cipher, userId = 7): Promise<DraftStore> {
  const store = new DraftStore(userId, storage, key);
  await store.load();
  return store;
}

const answer = (lastname: string) => (draft: typeof EMPTY_DRAFT) => ({
  ...draft,
  answers: { ...draft.answers, lastname },
});

describe('the draft in the browser', () => {
  it('is not ready before it is read, then empty', async () => {
    const store = new DraftStore(7, storage, cipher);
    expect(store.getState().ready).toBe(false);
    await store.load();
    expect(store.getState()).toEqual({ ready: true, draft: EMPTY_DRAFT, trouble: null, interrupted: null });
  });

  // @spec consultation-final-4
  it('knows whether what stands in it was printed, saved or sent, over a reload and beside another window', async () => {
    const store = await open();
    store.update(answer('Sommer'));
    store.markSecured(['care']);
    store.markSecured(['answers', 'care']);
    store.update((draft) => ({ ...draft, placed: ['1'] }));
    await store.saved();
    expect((await open()).getState().draft.secured).toEqual(['care', 'answers']);
    const { draft: sent } = store.getState();
    store.update(answer('Herbst'));
    expect(store.getState().draft.secured).toBeUndefined();
    // What arrives late is not what stands here by then.
    store.markSecured(['answers'], sent);
    expect(store.getState().draft.secured).toBeUndefined();
    await store.saved();

    const other = await open();
    store.update(answer('Winter'));
    await store.saved();
    // What this window printed is no longer what all of them work on.
    other.markSecured(['answers']);
    await other.saved();
    expect((await open()).getState().draft).toMatchObject({ answers: { lastname: 'Winter' } });
    expect((await open()).getState().draft.secured).toBeUndefined();
  });

  it('shows the newest of what another window writes while an older one is being opened', async () => {
    const other = await open();
    other.update(answer('Sommer'));
    await other.saved();
    const [sommer] = [storage.getItem(KEY)];
    other.update(answer('Herbst'));
    await other.saved();
    const herbst = storage.getItem(KEY) ?? '';
    storage.setItem(KEY, sommer ?? '');
    let opened = 0;
    // While the first is opened, the second is written.
    const late: DraftCipher = {
      ...cipher,
      open: async (text) => {
        opened += 1;
        if (opened === 1) storage.setItem(KEY, herbst);
        return cipher.open(text);
      },
    };
    const store = await open(late);
    expect([opened, store.getState().draft.answers.lastname]).toEqual([2, 'Herbst']);
  });

  // @spec consultation-3-1
  it('is stored unreadable without the key', async () => {
    const store = await open();
    store.update(answer('Sommer'));
    await store.saved();
    expect(storage.items.get(KEY)).toBeDefined();
    expect(storage.items.get(KEY)).not.toContain('Sommer');
    expect(Buffer.from(storage.items.get(KEY)?.split('.')[1] ?? '', 'base64').toString()).not.toContain(
      'Sommer',
    );
  });

  // @spec consultation-3-11
  it('keeps the newest of many quick changes', async () => {
    const store = await open();
    for (let index = 0; index < 50; index += 1) store.update(answer(`Name ${index}`));
    await store.saved();
    expect((await open()).getState().draft.answers.lastname).toBe('Name 49');
  });

  it('belongs to one user', async () => {
    const store = await open();
    store.update(answer('Sommer'));
    await store.saved();
    expect((await open(cipher, 8)).getState().draft).toEqual(EMPTY_DRAFT);
    expect(storage.items.has(KEY)).toBe(true);
  });

  it.each([
    ['garbage', async () => 'not a draft'],
    ['another key', async () => (await draftCipher(newKey())).seal(JSON.stringify(EMPTY_DRAFT))],
    ['another version', () => cipher.seal(JSON.stringify({ ...EMPTY_DRAFT, version: 99 }))],
    ['an unknown field', () => cipher.seal(JSON.stringify({ ...EMPTY_DRAFT, extra: 1 }))],
    ['an impossible answer', () => cipher.seal(JSON.stringify({ ...EMPTY_DRAFT, answers: { gender: 'X' } }))],
    [
      'a need out of range',
      () =>
        cipher.seal(
          JSON.stringify({
            ...EMPTY_DRAFT,
            cart: [
              [
                {
                  lines: [
                    {
                      id: 'a',
                      product: '1',
                      size: 'M',
                      selectedTime: 2,
                      dailyNeed: 11,
                      needsToSelectSize: false,
                    },
                  ],
                },
              ],
              [{ lines: [] }],
              [{ lines: [] }],
            ],
          }),
        ),
    ],
    ['something that is no JSON', () => cipher.seal('{')],
  ])('sets a stored draft aside that is %s, and says so', async (_name, stored) => {
    const text = await stored();
    storage.items.set(KEY, text);
    const store = await open();
    expect(store.getState()).toMatchObject({ ready: true, draft: EMPTY_DRAFT, trouble: 'set-aside' });
    expect(storage.items.get(`${KEY}.set-aside`)).toBe(text);
    expect(storage.items.has(KEY)).toBe(false);
    store.dismissTrouble();
    expect(store.getState().trouble).toBeNull();
  });

  it('goes on in memory and says so when the storage is full, and recovers', async () => {
    const store = await open();
    storage.full = true;
    store.update(answer('Sommer'));
    await store.saved();
    expect(store.getState()).toMatchObject({
      trouble: 'not-saved',
      draft: { answers: { lastname: 'Sommer' } },
    });
    storage.full = false;
    store.update(answer('Sommerfeld'));
    await store.saved();
    expect(store.getState().trouble).toBeNull();
    expect((await open()).getState().draft.answers.lastname).toBe('Sommerfeld');
  });

  it('is gone after a wipe, also where a save was under way', async () => {
    const store = await open();
    store.update(answer('Sommer'));
    store.wipe();
    await store.saved();
    expect(store.getState().draft).toEqual(EMPTY_DRAFT);
    expect(storage.items.size).toBe(0);
  });

  it('loses neither of two windows, also where one did not hear of the other', async () => {
    const here = await open();
    const there = await open();
    there.update(answer('Sommer'));
    await there.saved();
    here.update((draft) => ({ ...draft, answers: { ...draft.answers, givenname: 'Erika' } }));
    await here.saved();
    const both = { lastname: 'Sommer', givenname: 'Erika' };
    expect(here.getState().draft.answers).toEqual(both);
    expect((await open()).getState().draft.answers).toEqual(both);
  });

  it('takes the later of two changes to one answer', async () => {
    const here = await open();
    const there = await open();
    here.update(answer('Sommer'));
    await here.saved();
    there.update(answer('Winter'));
    await there.saved();
    await here.load();
    expect(here.getState().draft.answers.lastname).toBe('Winter');
  });

  it('does not bring back what another window has wiped', async () => {
    const here = await open();
    here.update(answer('Sommer'));
    await here.saved();
    const there = await open();
    there.wipe();
    here.update((draft) => ({ ...draft, answers: { ...draft.answers, givenname: 'Erika' } }));
    await here.saved();
    expect(here.getState().draft.answers).toEqual({ givenname: 'Erika' });
  });

  it('is empty once it was left, whatever happens in other windows, until the user is back', async () => {
    const here = await open();
    here.update(answer('Sommer'));
    await here.saved();
    here.leave();
    await here.load();
    expect(here.getState().draft).toEqual(EMPTY_DRAFT);
    here.enter(2);
    await here.load();
    expect(here.getState().draft.answers.lastname).toBe('Sommer');
  });

  it('can be wiped before it is read', async () => {
    storage.items.set(KEY, 'sealed');
    const unread = new DraftStore(7, storage, noCipher);
    unread.wipe();
    expect(unread.getState().ready).toBe(false);
    expect(storage.items.size).toBe(0);
  });

  it('goes on with what is on the screen when another window writes something unreadable', async () => {
    const store = await open();
    store.update(answer('Sommer'));
    await store.saved();
    storage.items.set(KEY, 'garbage');
    await store.load();
    expect(store.getState()).toMatchObject({
      trouble: 'set-aside',
      draft: { answers: { lastname: 'Sommer' } },
    });
  });

  it('leaves a draft where it is that it can neither read nor set aside', async () => {
    storage.items.set(KEY, 'garbage');
    storage.full = true;
    expect((await open()).getState().trouble).toBe('set-aside');
    expect(storage.items.get(KEY)).toBe('garbage');
  });

  it('says so where nothing may be stored', async () => {
    const store = new DraftStore(7, noStorage, noCipher);
    await store.load();
    store.update(answer('Sommer'));
    await store.saved();
    expect(store.getState()).toMatchObject({
      trouble: 'not-saved',
      draft: { answers: { lastname: 'Sommer' } },
    });
  });

  it('tells its listeners, until they leave', async () => {
    const store = await open();
    let calls = 0;
    const leave = store.subscribe(() => {
      calls += 1;
    });
    store.update(answer('Sommer'));
    store.update((draft) => draft);
    expect(calls).toBe(1);
    leave();
    store.update(answer('Winter'));
    expect(calls).toBe(1);
    await store.saved();
  });
});

describe('an interrupted consultation', () => {
  const NOON = Date.parse('2026-11-20T11:00:00Z');
  async function inSession(session: number): Promise<DraftStore> {
    const store = new DraftStore(7, storage, cipher, session, () => NOON);
    await store.load();
    return store;
  }
  async function interrupted(): Promise<DraftStore> {
    const before = await inSession(1);
    before.visit('/wizard/1');
    before.update(answer('Sommer'));
    await before.saved();
    return inSession(2);
  }

  it('is held back after a new login, with the time and the place of the last change', async () => {
    const store = await interrupted();
    expect(store.getState()).toEqual({
      ready: false,
      draft: EMPTY_DRAFT,
      trouble: null,
      interrupted: { changed: NOON, place: '/wizard/1' },
    });
    store.update(answer('Winter'));
    expect(store.getState().ready).toBe(false);
  });

  it('goes on once it is resumed, also after the next reload', async () => {
    const store = await interrupted();
    store.resume();
    expect(store.getState()).toMatchObject({ ready: true, interrupted: null });
    expect(store.getState().draft.answers.lastname).toBe('Sommer');
    await store.saved();
    expect((await inSession(2)).getState().ready).toBe(true);
  });

  it('is gone once it is discarded', async () => {
    const store = await interrupted();
    store.wipe();
    expect(store.getState()).toMatchObject({ ready: true, interrupted: null, draft: EMPTY_DRAFT });
    expect(storage.items.size).toBe(0);
  });

  it('is none in the session in which it was begun, nor where nothing was entered', async () => {
    const store = await inSession(1);
    store.visit('/cart');
    store.update((draft) => ({ ...draft, answers: {} }));
    await store.saved();
    expect((await inSession(2)).getState().ready).toBe(true);
    store.update(answer('Sommer'));
    await store.saved();
    expect((await inSession(1)).getState().ready).toBe(true);
  });

  it('is noticed by a window that stays open over a new login', async () => {
    const store = await inSession(1);
    store.update(answer('Sommer'));
    store.enter(2);
    expect(store.getState()).toMatchObject({ ready: false, interrupted: { changed: NOON } });
  });

  it('goes on at the screen that was visited last, and at a screen of a consultation only', async () => {
    const store = await inSession(1);
    store.visit('/wizard/1');
    store.update(answer('Sommer'));
    store.visit('/cart');
    store.visit('/');
    store.visit('//evil.example');
    await store.saved();
    const place = (await inSession(2)).getState().interrupted?.place;
    expect(place).toBe('/cart');
  });

  it.each(['//evil.example', 'https://evil.example', '/cart?name=Sommer', '/login'])(
    'cannot be sealed with the place %s',
    async (place) => {
      storage.items.set(KEY, await cipher.seal(JSON.stringify({ ...EMPTY_DRAFT, place })));
      expect((await inSession(2)).getState().trouble).toBe('set-aside');
    },
  );
});
