import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'inko.registration';
const TYPED = { Name: 'Brunnen-Apotheke', Anrede: 1, withoutNumber: true, selectedVersion: 1 } as const;

let stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};

/** The module as a page that has just been loaded has it. */
async function newPage(localStorage: unknown = storage) {
  vi.resetModules();
  vi.stubGlobal('window', {
    get localStorage() {
      if (localStorage === null) throw new Error('blocked');
      return localStorage;
    },
  });
  return import('../../../../apps/web/access/registration/registration-draft.ts');
}

describe('a registration in the browser', () => {
  beforeEach(() => {
    stored = new Map();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is there again after a reload of the page', async () => {
    (await newPage()).storeRegistration(TYPED);
    expect((await newPage()).loadRegistration()).toMatchObject({ ...TYPED, Ort: '' });
  });

  // @spec access-3-10
  it('never holds a password, whatever it is handed', async () => {
    const page = await newPage();
    const handed = { ...TYPED, Password: 'Geheim-123', password: 'Geheim-123' };
    page.storeRegistration(handed);
    expect(stored.get(KEY)).not.toContain('Geheim');
    expect(JSON.stringify(page.loadRegistration())).not.toContain('Geheim');
    stored.set(KEY, JSON.stringify(handed));
    expect(JSON.stringify((await newPage()).loadRegistration())).not.toContain('Geheim');
  });

  it('is the same object until it changes, and tells of changes', async () => {
    const page = await newPage();
    const heard = vi.fn();
    const unwatch = page.watchRegistration(heard);
    expect(page.loadRegistration()).toBe(page.loadRegistration());
    page.storeRegistration({ Ort: 'Würzburg' });
    unwatch();
    page.storeRegistration({ Ort: 'Fulda' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '[1,2]'],
    ['nothing', 'null'],
  ])('is empty where somebody has put %s into the storage', async (_, text) => {
    stored.set(KEY, text);
    const page = await newPage();
    expect(page.loadRegistration()).toEqual(page.EMPTY_REGISTRATION);
  });

  it('keeps of an edited storage what can be true', async () => {
    stored.set(
      KEY,
      JSON.stringify({
        Name: 'Brunnen-Apotheke',
        Ort: 7,
        PLZ: 'x'.repeat(1_001),
        Anrede: 2,
        KnrVerifiziert: 'ja',
        selectedVersion: 'demo',
        extra: true,
      }),
    );
    const page = await newPage();
    expect(page.loadRegistration()).toEqual({ ...page.EMPTY_REGISTRATION, Name: 'Brunnen-Apotheke' });
  });

  it('stays in the window where the storage is blocked, and where it is full', async () => {
    const full = {
      ...storage,
      setItem: () => {
        throw new Error('quota');
      },
    };
    for (const localStorage of [null, full]) {
      const page = await newPage(localStorage);
      page.storeRegistration(TYPED);
      expect(page.loadRegistration()).toMatchObject(TYPED);
      page.forgetRegistration();
      expect(page.loadRegistration()).toEqual(page.EMPTY_REGISTRATION);
    }
  });

  it('is gone once it is forgotten, here and in the storage', async () => {
    const page = await newPage();
    page.storeRegistration(TYPED);
    page.forgetRegistration();
    expect(stored.has(KEY)).toBe(false);
    expect(page.loadRegistration()).toEqual(page.EMPTY_REGISTRATION);
  });

  it('does not change in one window because of another', async () => {
    const one = await newPage();
    one.storeRegistration(TYPED);
    const other = await newPage();
    other.forgetRegistration();
    expect(one.loadRegistration()).toMatchObject(TYPED);
  });
});
