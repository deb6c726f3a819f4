import type { LoaderFunctionArgs } from '@remix-run/node';
import type { DataAhead } from '../connection/load-ahead.ts';
import { loader as careLoader } from './care.tsx';
import { loader as offerLoader } from './offer.tsx';

/** /ahead: all that the screens of a consultation will ask for, so that going on needs no network. */
export async function loader(args: LoaderFunctionArgs) {
  const [care, offer] = await Promise.all([careLoader(args), offerLoader(args)]);
  const answer: DataAhead = { care, offer };
  return Response.json(answer);
}
