import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FeedbackForm } from '../../access/messages/feedback-form.tsx';
import { LegalPage } from '../../legal/legal-page.tsx';
import { pass } from '../../requests/guard.ts';

export const meta = () => [{ title: 'Feedback – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const login = await pass(args);
  const { services, vendorName } = args.context;
  const { telefon } = await services.publicFacts.imprint();
  return { vendorName, loggedIn: login !== null, telefon };
}

/** Feedback about the product, open to everybody. */
export default function Feedback() {
  const { telefon, ...page } = useLoaderData<typeof loader>();
  return (
    <LegalPage {...page}>
      <div className="legal-text">
        <h1>Feedback</h1>
        <p>
          Was gelingt Ihnen mit Inkoberatung gut, was fehlt, was stört? Ihre Rückmeldung geht als E-Mail an
          den Anbieter.
        </p>
      </div>
      <div className="card">
        <FeedbackForm telefon={telefon} />
      </div>
    </LegalPage>
  );
}
