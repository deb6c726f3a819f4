import type { LoaderFunctionArgs } from '@remix-run/node';
import { loader as careLoader } from './care.tsx';
import { loader as consultationLoader } from './consultation.tsx';
import { loader as offerLoader } from './offer.tsx';

/** /prefetch: the loader data of a consultation's screens by route, so that navigation needs no network. */
export async function loader(args: LoaderFunctionArgs) {
  const [consultation, care, offer] = await Promise.all([
    consultationLoader(args),
    careLoader(args),
    offerLoader(args),
  ]);
  return Response.json({
    consultation: { ...consultation, prices: [...consultation.prices] },
    care: care,
    offer: offer,
  });
}
