import type { Locator, Page } from '@playwright/test';
import { openWithDraft } from './stored-draft.ts';

/** Ids of the demo catalogue: the products of the worked cases. */
export const PRODUCTS = {
  slip: '28',
  vorlage: '18',
  fixierhose: '160',
  pullUp: '105',
  gloves: '189',
  pads: '219',
} as const;

export const ANSWERS = {
  krankenkasse: 'Musterkasse Mitte',
  birthdate: '1950-01-31',
  day: '31',
  month: '01',
  year: '1950',
  inkontinenz: 'I1',
  gender: 'F',
  verlust: 'V2',
  trink: 'X2',
  toilette: 'T2',
  versorgung: 'H2',
  groesse: 'M',
};

export const line = (id: string, product: string, size: string, more: object = {}) => ({
  id,
  product,
  size,
  selectedTime: 2,
  needsToSelectSize: false,
  ...more,
});
export const EMPTY = { lines: [] };
export const CART = [
  [
    {
      lines: [
        line('a', PRODUCTS.vorlage, 'onesize'),
        line('b', PRODUCTS.fixierhose, 'M', { companionOf: 'a' }),
      ],
    },
  ],
  [{ lines: [line('c', PRODUCTS.slip, 'M')] }, { lines: [line('d', PRODUCTS.pullUp, 'M')] }],
  [EMPTY],
];

export const openCart = (page: Page, draft: object, user = 'beratung'): Promise<void> =>
  openWithDraft(page, '/cart', draft, user);

export const area = (page: Page, name: RegExp) => page.getByRole('tab', { name });
export const WISH = /^Wunschversorgung \d/;
export const costs = (page: Page) => page.getByRole('complementary', { name: /^Kosten von/ });

/** A figure by the name that stands beside it. */
export const figure = (within: Locator, name: string) =>
  within
    .locator('dl > div')
    .filter({ has: within.page().locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .getByRole('definition');
