import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../../../../apps/web/consultation/draft/draft.ts';
import { DraftStore } from '../../../../../apps/web/consultation/draft/draft-store.ts';
import {
  type ImmediateCipher,
  immediateCipher,
} from '../../../../../apps/web/consultation/draft/immediate-cipher.ts';
import { type DraftCipher, draftCipher } from '../../../../../apps/web/session/draft-cipher.ts';
import { MapStorage } from '../../support/map-storage.ts';

const KEY = 'inko.draft.7';
const newKey = () => randomBytes(32).toString('base64');

let storage: MapStorage;
let cipher: DraftCipher;
let now: ImmediateCipher;
beforeEach(async () => {
  const key = newKey();
  storage = new MapStorage();
  cipher = await draftCipher(key);
  now = immediateCipher(key);
});

async function open(sealing: DraftCipher = cipher): Promise<DraftStore> {
  const store = new DraftStore(7, storage, sealing);
  await store.load();
  return store;
}

const answers = (given: Record<string, string>) => (draft: typeof EMPTY_DRAFT) => ({
  ...draft,
  answers: { ...draft.answers, ...given },
});
const sommer = answers({ lastname: 'Sommer' });
const stored = async () => (await open()).getState().draft.answers;

/** A cipher that seals once it is let: `begun` resolves as soon as a sealing waits for that. */
function slow() {
  let waiting = Promise.withResolvers<() => void>();
  const sealing: DraftCipher = {
    open: cipher.open,
    seal: async (text) => {
      await new Promise<void>(waiting.resolve);
      return cipher.seal(text);
    },
  };
  const begun = () => waiting.promise;
  const finish = async () => {
    const letGo = await waiting.promise;
    waiting = Promise.withResolvers();
    letGo();
  };
  return { sealing, begun, finish };
}

describe('sealing without waiting', () => {
  it.each(['', 'Müller 🦊', JSON.stringify(EMPTY_DRAFT), 'ß'.repeat(200_000)])(
    'and WebCrypto open what the other has sealed (%#)',
    async (text) => {
      expect(await cipher.open(now.seal(text))).toBe(text);
      expect(now.open(await cipher.seal(text))).toBe(text);
    },
  );

  it('says nothing of the text, and the same text never twice in the same way', () => {
    const [one, other] = [now.seal('Sommer'), now.seal('Sommer')];
    expect(one.split('.')[0]).not.toBe(other.split('.')[0]);
    expect(one.split('.')[1]).not.toBe(other.split('.')[1]);
    expect(Buffer.from(one.split('.')[1] ?? '', 'base64').toString('latin1')).not.toContain('Sommer');
  });

  it('opens nothing in which a byte was changed, nor what another key has sealed', async () => {
    const [iv = '', text = ''] = now.seal('Sommer').split('.');
    const bytes = Buffer.from(text, 'base64');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const sealed = `${iv}.${changed.toString('base64')}`;
      expect(now.open(sealed)).toBe('');
      await expect(cipher.open(sealed)).rejects.toThrow();
    }
    expect(immediateCipher(newKey()).open(`${iv}.${text}`)).toBe('');
    for (const garbage of ['', '.', 'not a draft', `${iv}.`, `.${text}`]) expect(now.open(garbage)).toBe('');
  });
});

describe('a page that goes before its draft is sealed', () => {
  // @spec consultation-3-1
  it('has stored what was typed last, unreadable', async () => {
    const store = await open({ ...cipher, seal: () => new Promise(() => {}) });
    store.update(sommer);
    store.update(answers({ givenname: 'Erika' }));
    store.saveNow(now);
    expect([...storage.items.keys()]).toEqual([KEY]);
    expect(storage.items.get(KEY)).not.toMatch(/Sommer|Erika|lastname/);
    expect(await stored()).toEqual({ lastname: 'Sommer', givenname: 'Erika' });
  });

  it('writes nothing where nothing waits, was wiped, was left or was never read', async () => {
    const store = await open();
    store.saveNow(now);
    store.update(sommer);
    store.wipe();
    store.saveNow(now);
    store.update(sommer);
    store.leave();
    store.update(sommer);
    store.saveNow(now);
    const unread = new DraftStore(7, storage, cipher);
    unread.update(sommer);
    unread.saveNow(now);
    expect(storage.items.size).toBe(0);
    const saved = await open();
    saved.update(sommer);
    await saved.saved();
    const before = storage.items.get(KEY);
    saved.saveNow(now);
    expect(storage.items.get(KEY)).toBe(before);
  });

  it('goes on where it stays after all: what was sealed meanwhile is older, and is not written', async () => {
    const { sealing, begun, finish } = slow();
    const store = await open(sealing);
    store.update(sommer);
    await begun();
    store.update(answers({ lastname: 'Herbst' }));
    store.saveNow(now);
    const written = storage.items.get(KEY);
    await finish();
    await store.saved();
    expect(storage.items.get(KEY)).toBe(written);
    expect(await stored()).toEqual({ lastname: 'Herbst' });
    store.update(answers({ lastname: 'Winter' }));
    await finish();
    await store.saved();
    expect(await stored()).toEqual({ lastname: 'Winter' });
  });

  it('brings nothing back that is wiped while it is being sealed', async () => {
    const { sealing, begun, finish } = slow();
    const store = await open(sealing);
    store.update(sommer);
    await begun();
    store.wipe();
    await finish();
    await store.saved();
    expect(storage.items.size).toBe(0);
  });

  it('keeps what another window has written, and of two changes to one answer the later', async () => {
    const here = await open();
    const there = await open();
    there.update(answers({ lastname: 'Sommer', city: 'Bonn' }));
    await there.saved();
    here.update(answers({ lastname: 'Herbst', givenname: 'Erika' }));
    here.saveNow(now);
    expect(await stored()).toEqual({ lastname: 'Herbst', givenname: 'Erika', city: 'Bonn' });
    await there.load();
    expect(there.getState().draft.answers.lastname).toBe('Herbst');
  });

  it('does not bring back what another window has wiped', async () => {
    const here = await open();
    here.update(sommer);
    await here.saved();
    (await open()).wipe();
    here.update(answers({ givenname: 'Erika' }));
    here.saveNow(now);
    expect(await stored()).toEqual({ givenname: 'Erika' });
  });

  it('sets aside what was changed by hand, and stores what stands on the screen', async () => {
    const store = await open();
    store.update(sommer);
    await store.saved();
    const changed = `${storage.items.get(KEY)?.slice(0, -4)}AAA=`;
    storage.items.set(KEY, changed);
    store.update(answers({ givenname: 'Erika' }));
    store.saveNow(now);
    expect(store.getState().trouble).toBe('set-aside');
    expect(storage.items.get(`${KEY}.set-aside`)).toBe(changed);
    expect(await stored()).toEqual({ lastname: 'Sommer', givenname: 'Erika' });
    store.wipe();
    expect(storage.items.size).toBe(0);
  });

  it('says so where the storage is full, and stores it when there is room', async () => {
    const { sealing, finish } = slow();
    const store = await open(sealing);
    storage.full = true;
    store.update(sommer);
    store.saveNow(now);
    expect(store.getState()).toMatchObject({
      trouble: 'not-saved',
      draft: { answers: { lastname: 'Sommer' } },
    });
    storage.full = false;
    await finish();
    await store.saved();
    expect(store.getState().trouble).toBeNull();
    expect(await stored()).toEqual({ lastname: 'Sommer' });
  });

  it('loses nothing of another window where the storage was full just then', async () => {
    const { sealing, begun, finish } = slow();
    const here = await open(sealing);
    here.update(answers({ givenname: 'Erika' }));
    await begun();
    const there = await open();
    there.update(sommer);
    await there.saved();
    storage.full = true;
    here.saveNow(now);
    storage.full = false;
    await finish();
    await finish();
    await here.saved();
    expect(here.getState().trouble).toBeNull();
    expect(await stored()).toEqual({ lastname: 'Sommer', givenname: 'Erika' });
  });
});
