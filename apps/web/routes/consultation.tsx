import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from '@remix-run/react';
import { CONSULTATION, newestAnswer } from '../connection/kept-loaders.ts';
import { useCompanions } from '../connection/use-companions.ts';
import { DraftProvider } from '../consultation/draft-provider.tsx';
import { enter } from '../guard.ts';
import { Frame } from '../ui/frame.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { actor, name, loginname, since, informed } = await enter(args);
  const { services, ...context } = args.context;
  const [institution, krankenkassen, prices] = await Promise.all([
    services.institutions.own(actor),
    services.krankenkassen.own(actor),
    services.ownPrices.own(actor),
  ]);
  return {
    user: {
      id: actor.userId,
      /** Tells one login of the user from the next. */
      session: since.getTime(),
      name,
      loginname,
      informed,
      rights: [...actor.rights],
      admin: actor.admin,
    },
    institution,
    krankenkassen,
    // A Map by type too: what is only readable counts as a plain object on its way to the browser.
    prices: new Map(prices),
    today: context.today(),
    draftKey: context.draftKey(actor.userId),
    vendorName: context.vendorName,
  };
}

export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  // Google's bot check, where it is used, stays behind with the pages of visitors: nothing foreign runs beside this.
  if (window.grecaptcha !== undefined) {
    window.location.assign(request.url);
    return new Promise<never>(() => {});
  }
  return newestAnswer(CONSULTATION, () => serverLoader<typeof loader>());
}

/** Settings and date are read anew when a consultation begins, not at each step of it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const asked = formMethod !== undefined || currentUrl.href === nextUrl.href;
  if (asked) return defaultShouldRevalidate;
  return nextUrl.pathname === '/' || nextUrl.pathname === '/wizard/0';
}

export default function Consultation() {
  const { user, draftKey } = useLoaderData<typeof loader>();
  const Companions = useCompanions();
  return (
    <DraftProvider userId={user.id} draftKey={draftKey} session={user.session}>
      <Frame>
        <Outlet />
      </Frame>
      {Companions === null ? null : <Companions />}
    </DraftProvider>
  );
}
