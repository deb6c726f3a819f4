import type { LoaderFunctionArgs } from '@remix-run/node';
import { priceCatalogue } from '../../administration/own-prices/price-catalogue.server.ts';
import { enter } from '../../requests/guard.ts';
import { keptByVersion } from '../../requests/kept-by-version.server.ts';

/** /settings/3/katalog/VERSION: the sizes that can have an own price, the same for all institutions. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { actor } = await enter(args);
  const catalogue = priceCatalogue(await args.context.services.products.priced(actor));
  return keptByVersion(args.context, catalogue, args.params.version);
}
