import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import type { StoredPrices } from '#institution/domain';
import { priceForm } from '../../administration/own-prices/price-form.ts';
import { PriceScreen } from '../../administration/own-prices/price-screen.tsx';
import { pricedProducts } from '../../administration/own-prices/priced-products.server.ts';
import { enter } from '../../requests/guard.ts';
import { pageCall } from '../../requests/page-call.ts';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';
export { saveOnServer as clientAction } from '../../ui/form/saved/form-answer.ts';

export const meta = () => [{ title: 'Produktpreise – Einstellungen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { ownPrices, products } = args.context.services;
  const [{ version, prices }, catalogue] = await Promise.all([
    ownPrices.stored(actor),
    products.priced(actor),
  ]);
  const stored: StoredPrices = { version, prices: Object.fromEntries(prices) };
  return { stored, products: pricedProducts(catalogue) };
}

export { keepScreen as clientLoader } from '../../administration/screen/keep-screen.ts';

/** The screen knows what it saved; thousands of prices need not be loaded again. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formAction === '/settings/3' ? false : defaultShouldRevalidate;
}

export function action(args: ActionFunctionArgs) {
  const { ownPriceAdmin } = args.context.services;
  return pageCall(args, priceForm, async (actor, { version, prices, clear }) => {
    if (!clear) return ownPriceAdmin.change(actor, { version, prices });
    const { version: now } = await ownPriceAdmin.clear(actor, undefined, version);
    return { version: now };
  });
}

export default function SettingsPrices() {
  return <PriceScreen {...useLoaderData<typeof loader>()} />;
}
