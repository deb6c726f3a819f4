import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ACCESSIBILITY_TEXT } from '../../legal/accessibility-text.server.ts';
import { type Fact, Facts } from '../../legal/facts.tsx';
import { LegalPage } from '../../legal/legal-page.tsx';
import { PlainText } from '../../legal/plain-text.tsx';
import { pass } from '../../requests/guard.ts';

export const meta = () => [{ title: 'Barrierefreiheit – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const login = await pass(args);
  const { services, vendorName } = args.context;
  const { name, telefon, email } = await services.publicFacts.imprint();
  return {
    vendorName,
    loggedIn: login !== null,
    text: ACCESSIBILITY_TEXT,
    contact: { name, telefon, email },
  };
}

/** The accessibility statement, with the contact of the imprint. */
export default function Barrierefreiheit() {
  const { text, contact, ...page } = useLoaderData<typeof loader>();
  const ways: readonly Fact[] = [
    { label: 'Telefon', text: contact.telefon },
    { label: 'E-Mail', text: contact.email, href: `mailto:${contact.email}` },
  ];
  return (
    <LegalPage {...page}>
      <article className="legal-text">
        <PlainText blocks={text} />
        <h2>Ein Hindernis melden</h2>
        <p>
          Wenn Sie etwas nicht bedienen, lesen oder verstehen können, schreiben Sie uns über{' '}
          <Link to="/feedback">das Kontaktformular</Link> oder wenden Sie sich an{' '}
          {contact.name || page.vendorName}. Sagen Sie bitte, auf welcher Seite es war und womit Sie arbeiten.
        </p>
        <Facts facts={ways} />
      </article>
    </LegalPage>
  );
}
