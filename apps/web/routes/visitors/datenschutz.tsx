import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LegalPage } from '../../legal/legal-page.tsx';
import { PlainText } from '../../legal/plain-text.tsx';
import { PRIVACY_TEXT } from '../../legal/privacy-text.server.ts';
import { pass } from '../../requests/guard.ts';

export const meta = () => [{ title: 'Datenschutz – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const login = await pass(args);
  return { vendorName: args.context.vendorName, loggedIn: login !== null, text: PRIVACY_TEXT };
}

/** The privacy statement; the same text as the PDF. */
export default function Datenschutz() {
  const { text, ...page } = useLoaderData<typeof loader>();
  return (
    <LegalPage {...page}>
      <article className="legal-text">
        <PlainText blocks={text} />
      </article>
    </LegalPage>
  );
}
