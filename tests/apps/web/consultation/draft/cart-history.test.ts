import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Product } from '#catalogue/domain';
import { takingBack } from '../../../../../apps/web/consultation/draft/cart-history.ts';
import { EMPTY_DRAFT } from '../../../../../apps/web/consultation/draft/draft.ts';
import { DraftStore } from '../../../../../apps/web/consultation/draft/draft-store.ts';
import { draftCipher } from '../../../../../apps/web/session/draft-cipher.ts';
import { addProduct, addTab, type CareType, EMPTY_CART } from '../../../../../modules/consultation/domain.ts';
import { facts } from '../../../../modules/consultation/place-cases.ts';

let open: () => Promise<DraftStore>;
beforeEach(async () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const cipher = await draftCipher(randomBytes(32).toString('base64'));
  open = async () => {
    const store = new DraftStore(7, storage, cipher);
    await store.load();
    return store;
  };
});

const product = (id: string) => facts().products.get(id) as Product;
const tabs = (store: DraftStore) => store.getState().draft.cart.map((area) => area.length);
const add = (store: DraftStore, area: CareType, words?: string) =>
  store.update((draft) => ({ ...draft, cart: addTab(draft.cart, area) }), words);
const words = (store: DraftStore) => store.getSteps().map((step) => step.words);

it('goes back over every step of the visit, newest first, and names each', async () => {
  const store = await open();
  add(store, 0, 'Erstens.');
  add(store, 1);
  add(store, 2, 'Drittens.');
  expect(words(store)).toEqual(['Erstens.', 'Der Versorgungsrechner wurde geändert.', 'Drittens.']);
  expect(store.undo()?.words).toBe('Drittens.');
  expect(tabs(store)).toEqual([2, 2, 1]);
  store.undo();
  expect(tabs(store)).toEqual([2, 1, 1]);
  expect(store.undo()?.words).toBe('Erstens.');
  expect(tabs(store)).toEqual([1, 1, 1]);
  expect(store.undo()).toBeUndefined();
});

it('keeps answers that were given since, and notes no step for them', async () => {
  const store = await open();
  add(store, 0, 'Erstens.');
  store.update((draft) => ({ ...draft, answers: { lastname: 'Sommer' } }));
  expect(words(store)).toEqual(['Erstens.']);
  store.undo();
  expect(store.getState().draft).toMatchObject({ answers: { lastname: 'Sommer' } });
  expect(tabs(store)).toEqual([1, 1, 1]);
});

it('takes a step back of no cart but the one that it made', () => {
  const step = { before: EMPTY_CART, after: addTab(EMPTY_CART, 0), placed: [], words: '' };
  const draft = { ...EMPTY_DRAFT, cart: addTab(EMPTY_CART, 0) };
  expect(takingBack(step)(draft)).toBe(draft);
  expect(takingBack(step)({ ...draft, cart: step.after }).cart).toBe(EMPTY_CART);
});

it('goes on after saving, and stores what was taken back', async () => {
  const store = await open();
  add(store, 0, 'Erstens.');
  await store.saved();
  await store.load();
  store.undo();
  await store.saved();
  expect(tabs(await open())).toEqual([1, 1, 1]);
});

it('still leads back where another window was only looked at, or an answer was given there', async () => {
  const [store, other] = [await open(), await open()];
  const source = facts({ chosenFor: { key: null, size: null, paysAlone: null } });
  const put = addProduct(EMPTY_CART, { area: 1, tab: 0 }, product('premium'), source);
  store.update((draft) => ({ ...draft, cart: put }), 'Erstens.');
  add(store, 1, 'Zweitens.');
  await store.saved();
  await other.load();
  other.visit('/products');
  other.update((draft) => ({ ...draft, answers: { lastname: 'Sommer' } }));
  await other.saved();
  await store.load();
  expect(words(store)).toEqual(['Erstens.', 'Zweitens.']);
  store.undo();
  await store.saved();
  other.visit('/cart');
  await other.saved();
  // Taken back before this window has read that.
  store.undo();
  await store.saved();
  expect((await open()).getState().draft).toMatchObject({
    cart: EMPTY_CART,
    answers: { lastname: 'Sommer' },
    place: '/cart',
  });
});

it('chooses a recommendation again that is in the cart again, and no other', async () => {
  const store = await open();
  const chosen = (id: string) => addProduct(EMPTY_CART, null, product(id), facts());
  store.update((draft) => ({
    ...draft,
    cart: chosen('premium'),
    chosen: ['premium', 'basis'],
    placed: ['premium', 'gone'],
  }));
  store.update((draft) => ({ ...draft, chosen: ['basis'] }));
  store.update((draft) => ({ ...draft, cart: chosen('basis'), placed: ['basis'] }));
  store.undo();
  expect(store.getState().draft).toMatchObject({ chosen: ['basis', 'premium'], placed: ['premium', 'gone'] });
});

it('leads back to no cart of before another window has changed it', async () => {
  const [store, other] = [await open(), await open()];
  add(store, 0, 'Erstens.');
  await store.saved();
  await other.load();
  add(other, 1);
  await other.saved();
  await store.load();
  expect(store.getSteps()).toEqual([]);
  expect(store.undo()).toBeUndefined();
  expect(tabs(store)).toEqual([2, 2, 1]);
});

it('is forgotten with the draft', async () => {
  const store = await open();
  add(store, 0, 'Erstens.');
  store.wipe();
  expect(store.getSteps()).toEqual([]);
});
