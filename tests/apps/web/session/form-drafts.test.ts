import { describe, expect, it } from 'vitest';
import { draftCipher } from '../../../../apps/web/session/draft-cipher.ts';
import { FormDrafts } from '../../../../apps/web/session/form-drafts/form-drafts.ts';

const KEYS = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
const HOUR_MS = 60 * 60_000;
const NOON = 1_800_000_000_000;
const typed = {
  about: 'Kontaktdaten',
  path: '/settings/0',
  session: 7,
  base: { a: '1' },
  texts: { a: 'Geheimrat' },
};

/** A tab's storage. */
function tab() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
    key: (at: number) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size;
    },
  };
}

const openFor = async (storage: ReturnType<typeof tab>, user = 1, now = NOON) =>
  new FormDrafts(user, storage, await draftCipher(KEYS[user - 1] ?? ''), () => now);

describe('what is typed in forms', () => {
  it('is sealed, and read again with the same key', async () => {
    const storage = tab();
    const drafts = await openFor(storage);
    drafts.keep('/settings/0?', typed);
    await drafts.stored();
    expect(JSON.stringify([...storage.entries])).not.toContain('Geheimrat');
    expect(await (await openFor(storage)).read('/settings/0?')).toEqual({ ...typed, at: NOON });
    expect(await (await openFor(storage)).all()).toEqual([['/settings/0?', { ...typed, at: NOON }]]);
  });

  it('is nothing for another user, under whatever name it lies', async () => {
    const storage = tab();
    const drafts = await openFor(storage);
    drafts.keep('x', typed);
    await drafts.stored();
    const other = await openFor(storage, 2);
    expect(await other.all()).toEqual([]);
    storage.setItem('inko.form.2.x', storage.getItem('inko.form.1.x') ?? '');
    expect(await other.read('x')).toBeNull();
    storage.setItem('inko.form.2.x', '1|broken');
    expect(await other.read('x')).toBeNull();
  });

  it('is gone after twelve hours, whichever user opens the tab', async () => {
    const storage = tab();
    const drafts = await openFor(storage);
    drafts.keep('x', typed);
    await drafts.stored();
    await openFor(storage, 2, NOON + 11 * HOUR_MS);
    expect(storage.entries.size).toBe(1);
    await openFor(storage, 2, NOON + 12 * HOUR_MS);
    expect(storage.entries.size).toBe(0);
  });

  it('is the newest that was typed, and does not come back once it is forgotten', async () => {
    const storage = tab();
    const drafts = await openFor(storage);
    for (const a of ['G', 'Ge', 'Geh']) drafts.keep('x', { ...typed, texts: { a } });
    await drafts.stored();
    expect((await drafts.read('x'))?.texts).toEqual({ a: 'Geh' });
    drafts.keep('x', typed);
    drafts.forget('x');
    await drafts.stored();
    expect(storage.entries.size).toBe(0);
    drafts.keep('x', typed);
    drafts.close();
    drafts.keep('x', typed);
    await drafts.stored();
    expect(storage.entries.size).toBe(0);
  });

  it('is not kept where the storage is full or blocked, and nothing fails for that', async () => {
    const full = Object.assign(tab(), {
      setItem: () => {
        throw new Error('full');
      },
      key: () => {
        throw new Error('blocked');
      },
    });
    full.entries.set('other', '');
    const drafts = await openFor(full);
    drafts.keep('x', typed);
    await drafts.stored();
    expect(await drafts.all()).toEqual([]);
  });
});
