import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import type { StoredPrices } from '#institution/domain';
import { priceCatalogue } from '../../administration/own-prices/price-catalogue.server.ts';
import { cataloguePath, withCatalogue } from '../../administration/own-prices/price-catalogue.ts';
import { PriceScreen } from '../../administration/own-prices/price-screen.tsx';
import type { PricedProduct } from '../../administration/own-prices/priced-product.ts';
import { keepingScreen } from '../../administration/screen/keep-screen.ts';
import { ScreenFrame } from '../../administration/screen/screen-frame.tsx';
import { enter } from '../../requests/guard.ts';
import { Skeleton } from '../../ui/basics/skeleton.tsx';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Produktpreise – Einstellungen – Inkoberatung' }];

interface OwnPricesPage {
  readonly stored: StoredPrices;
  /** Version of the catalogue, which the browser fetches: otherwise each page would carry all of it. */
  readonly catalogue: string;
}

export async function loader(args: LoaderFunctionArgs): Promise<OwnPricesPage> {
  const { actor } = await enter(args);
  const { ownPrices, products } = args.context.services;
  const [{ version, prices }, catalogue] = await Promise.all([
    ownPrices.stored(actor),
    products.priced(actor),
  ]);
  const stored: StoredPrices = { version, prices: Object.fromEntries(prices) };
  return { stored, catalogue: priceCatalogue(catalogue).version };
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return keepingScreen(async () => withCatalogue((await serverLoader<OwnPricesPage>()) as OwnPricesPage));
}
// Also for the page rendered on the server.
clientLoader.hydrate = true as const;

export default function SettingsPrices() {
  const { stored, catalogue, products } = useLoaderData() as OwnPricesPage & {
    readonly products?: readonly PricedProduct[];
  };
  if (products !== undefined) return <PriceScreen stored={stored} products={products} />;
  return (
    <ScreenFrame title="Produktpreise">
      {/* Loads in parallel with the scripts, not after them. */}
      <link rel="preload" as="fetch" crossOrigin="anonymous" href={cataloguePath(catalogue)} />
      <Skeleton label="Die Produkte werden geladen …" />
    </ScreenFrame>
  );
}
