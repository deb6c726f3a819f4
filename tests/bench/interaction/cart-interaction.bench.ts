import type { Browser, Page } from '@playwright/test';
import { type Product, type ProductSize, singularLabel } from '#catalogue/domain';
import { ANSWERS, area, line, WISH } from '../../web/support/cart.ts';
import { startServer } from '../../web/support/server.ts';
import { storeDraft } from '../../web/support/stored-draft.ts';
import { login } from '../../web/support/test.ts';
import type { Row } from '../report.ts';
import type { Touch } from './interaction-probe.ts';
import { measuredPage, measuringBrowser, SLOW_DOWN, touchRatio } from './touch-ratio.ts';
import { writtenByHand } from './written-by-hand.ts';

const AREAS = 3;
const TABS = 5;
const LINES = 8;
/** Products of the demo catalogue with sizes, in turns; the need a day that the calculator presets for each. */
const PRODUCTS = [
  { id: '28', need: 3 },
  { id: '105', need: 2 },
] as const;

/** Of each of three areas five proposals of eight lines. */
function fullCart<T>(lineOf: (product: (typeof PRODUCTS)[number], id: string) => T) {
  return Array.from({ length: AREAS }, (_, careType) =>
    Array.from({ length: TABS }, (_, tab) => ({
      lines: Array.from({ length: LINES }, (_, index) =>
        lineOf(PRODUCTS[index % PRODUCTS.length] ?? PRODUCTS[0], `${careType}-${tab}-${index}`),
      ),
    })),
  );
}

async function openFullCart(browser: Browser, url: string): Promise<Page> {
  const page = await measuredPage(browser, url);
  await login(page, 'beratung');
  await page.goto('/cart');
  await storeDraft(page, { answers: ANSWERS, cart: fullCart(({ id }, name) => line(name, id, 'M')) });
  await area(page, WISH).click();
  await page
    .getByRole('article')
    .nth(LINES - 1)
    .waitFor();
  return page;
}

/** What the page written by hand knows: the same lines, what their sizes cost, and what the insurer gives, in cents. */
async function dataOf(page: Page) {
  const catalogue = await page.evaluate(() => {
    type Router = { state: { loaderData: Record<string, { catalogue: Product[] } | undefined> } };
    const { loaderData } = (window as unknown as { __remixRouter: Router }).__remixRouter.state;
    return loaderData.care?.catalogue ?? [];
  });
  const products = PRODUCTS.map(({ id }) => catalogue.find((each) => each.id === id)).filter(
    (each) => !!each,
  );
  return {
    products: Object.fromEntries(products.map((product) => [product.id, productData(product)])),
    cart: fullCart(({ id, need }) => ({ product: id, size: 'M', time: 2, need })),
    allowance: 21_24,
    copayment: 2_12,
  };
}

function productData({ Produktbezeichnung, PremiumBasis, Anwendungstyp, sizes }: Product) {
  const kind = `${PremiumBasis} · ${singularLabel(Anwendungstyp)}`;
  const sizeData = ([name, { pieces, price, Artikelnummer, PZN }]: [string, ProductSize]) => [
    name,
    { pieces, price, hint: `${kind} · Artikelnummer ${Artikelnummer} · PZN ${PZN}` },
  ];
  return { name: Produktbezeichnung, sizes: Object.fromEntries(Object.entries(sizes).map(sizeData)) };
}

/** Need by key, size and time of day by click, then the other of two proposals: each changes what it stands at. */
function touches(round: number): Touch[] {
  const even = round % 4 < 2;
  const card = '.line-cards > li:nth-child(2)';
  const readout = '.step-back-words';
  return [
    {
      name: 'need',
      event: 'keydown',
      readout,
      target: `${card} select`,
      key: even ? 'ArrowDown' : 'ArrowUp',
    },
    {
      name: 'size',
      event: 'pointerup',
      readout,
      target: `${card} fieldset:nth-of-type(1) label`,
      text: even ? 'L' : 'M',
    },
    {
      name: 'time',
      event: 'pointerup',
      readout,
      target: `${card} fieldset:nth-of-type(2) label`,
      text: even ? 'Tag' : 'Nacht',
    },
    {
      name: 'proposal',
      event: 'pointerdown',
      readout: '.proposal-strip',
      target: `.proposals-tab:nth-child(${round % 2 === 0 ? 2 : 1})`,
    },
  ];
}

/**
 * Changing need, size, time of day or proposal in a calculator with 3 areas of 5 proposals of 8 lines: the time to the
 * next picture, to that of a page written by hand which calculates all proposals again and writes what has
 * changed (cart-by-hand.mjs); it stores nothing. The product's other proposal may follow a picture later; the
 * detail says how long the touches take until it has. No row without a Chromium.
 */
export async function cartInteractionRows(): Promise<Row[]> {
  const browser = await measuringBrowser();
  if (browser === null) return [];
  const server = await startServer();
  try {
    const product = await openFullCart(browser, server.url);
    const peer = await writtenByHand(product, 'cart-by-hand.mjs', await dataOf(product));
    const byHand = await measuredPage(browser, peer.url);
    await byHand.goto('/');
    const { answered, done, detail } = await touchRatio(product, byHand, touches);
    await peer.stop();
    return [
      {
        name: `cart touch, CPU ${SLOW_DOWN}x slower, to by hand`,
        ratio: answered,
        limit: { atMost: 1.3 },
        detail: `until all is shown ${done.toFixed(2)}; ${detail}; ${AREAS} areas, ${TABS} proposals, ${LINES} lines`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
